"use strict";
// Counts the clock on, takes over news, and sends what was typed as soon as there is a network. All pages work without it.
const state = document.getElementById("state"), words = document.body.dataset;
let online = true, waiting = 0, dirty = false;

function say() {
  state.textContent = waiting ? words.waits : online ? "" : words.offline;
  state.hidden = !state.textContent;
}

// --- what has not been sent lies in the phone's own database
const opened = new Promise((done) => {
  const asked = indexedDB.open("tichu", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("out", { autoIncrement: true });
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => done(null);
});
async function store(mode, act) {
  const database = await opened;
  if (!database) return undefined;
  return new Promise((done) => {
    const asked = act(database.transaction("out", mode).objectStore("out"));
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => done(undefined);
  });
}
async function send(url, body) {
  const answer = await fetch(url, { method: "POST", body: body instanceof Blob ? body : new URLSearchParams(body), redirect: "follow" });
  if (answer.status >= 500 || answer.status === 429) throw new Error("later");
  return answer;
}
async function sendAll() {
  const keys = (await store("readonly", (out) => out.getAllKeys())) || [];
  waiting = keys.length;
  for (const key of keys) {
    const { url, body } = await store("readonly", (out) => out.get(key));
    try {
      const answer = await send(url, body);
      await store("readwrite", (out) => out.delete(key));
      waiting -= 1;
      if (url === location.pathname) { dirty = false; show(await answer.text()); }
      photoSent(url, answer);
    } catch { setTimeout(sendAll, 5000); break; }
  }
  say();
}
document.addEventListener("submit", async (event) => {
  const form = event.target, url = location.pathname, body = [...new FormData(form)];
  if (form.method !== "post") return;
  event.preventDefault();
  form.querySelector("button").disabled = true;
  try {
    const answer = await send(url, body);
    dirty = false;
    show(await answer.text());
  } catch {
    form.querySelector("button").disabled = false;
    await keep(url, body);
  }
});
async function keep(url, body) { // the latest for each address
  await store("readwrite", (out) => out.put({ url, body }, url));
  waiting = (await store("readonly", (out) => out.count())) || 1;
  say();
  setTimeout(sendAll, 5000);
}

// --- a photo of the slip: made smaller here, which also takes out where it was taken
async function smaller(file) {
  const picture = await createImageBitmap(file), canvas = document.createElement("canvas");
  const scale = Math.min(1, 1600 / Math.max(picture.width, picture.height));
  [canvas.width, canvas.height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((made) => (made ? done(made) : fail()), "image/jpeg", 0.8));
}
function photoSent(url, answer) {
  const form = document.querySelector(".photo");
  if (form?.dataset.to !== url) return;
  form.querySelector(".done").hidden = !answer.ok;
  form.querySelector(".wrong").hidden = answer.ok;
}
document.addEventListener("change", async (event) => {
  const file = event.target.files?.[0], url = event.target.form?.dataset.to;
  if (!file) return;
  const body = await smaller(file).catch(() => null);
  if (!body) photoSent(url, { ok: false });
  else await send(url, body).then((answer) => photoSent(url, answer), () => keep(url, body));
});

// --- news
function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html");
  for (const part of ["main", "header"]) document.querySelector(part).replaceWith(fresh.querySelector(part));
  begin();
  document.querySelector(".wrong, .done")?.scrollIntoView({ block: "center" });
}
async function reload() {
  if (dirty) return;
  try {
    const answer = await fetch(location.href);
    if (answer.ok) online = true;
    if (answer.ok && !dirty) show(await answer.text());
    say();
  } catch { online = false; say(); }
}
function listen() {
  const events = new EventSource("/events");
  let broken = false;
  events.onopen = () => { online = true; say(); sendAll(); if (broken) reload(); broken = false; };
  events.onerror = () => {
    broken = true;
    if (events.readyState === 2) setTimeout(() => reload().then(listen), 5000 + Math.random() * 5000); // too many listen: it asks
    else { online = false; say(); }
  };
  events.onmessage = (event) => {
    const news = event.data.split(" "), about = document.querySelector("main").dataset.follows.split(" ");
    const own = news.some((each) => each.includes("-") && about.includes(each));
    if (own || news.some((each) => about.includes(each))) setTimeout(reload, own ? 0 : Math.random() * 3000);
  };
}

// --- the page itself
function begin() {
  const clock = document.querySelector(".time"), from = Date.now();
  clearInterval(begin.timer);
  if (clock?.dataset.runs === "1") begin.timer = setInterval(() => {
    const left = Math.ceil(clock.dataset.left - (Date.now() - from) / 1000), size = Math.abs(left);
    clock.textContent = (left < 0 ? "+" : "") + Math.floor(size / 60) + ":" + String(size % 60).padStart(2, "0");
  }, 500);
  const search = document.getElementById("search");
  if (search) {
    search.hidden = false;
    search.oninput = (event) => {
      for (const line of document.querySelectorAll(".people li"))
        line.hidden = !line.textContent.toLowerCase().includes(event.target.value.toLowerCase());
    };
  }
  document.querySelectorAll(".photo").forEach((form) => { form.hidden = false; });
  const sum = document.querySelector(".sum output");
  const form = sum?.closest("form");
  if (form) (form.oninput = () => {
    let total = [0, 0];
    form.querySelectorAll(".row").forEach((row) => row.querySelectorAll("input").forEach((each, side) => {
      total[side] += Number(each.value.replace("−", "-")) || 0;
    }));
    sum.textContent = total.join(" : ");
  })();
}
document.addEventListener("input", (event) => { if (event.target.form && event.target.type !== "file") dirty = true; });
begin();
say();
listen();
sendAll();
