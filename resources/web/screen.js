"use strict";
// Keeps a screen up to date, makes its list as large as it goes, and turns its pages.
const state = document.getElementById("state");
const LARGEST = 8, WHOLE = 3.8, SMALLEST = 3.4, TURN = 15000; // parts of the height in percent; milliseconds
let said = "", turned = 0;

function pages() {
  const room = document.querySelector(".room");
  return room ? Math.max(1, Math.round(room.scrollWidth / (room.clientWidth + 1) + 0.49)) : 1;
}
function align() { // each row is laid out by itself; so wide are the numbers of all rows
  const rows = [...document.querySelectorAll(".room tr")].map((row) => [...row.children]);
  for (const column of rows[0]?.keys() ?? []) {
    if (rows[0][column].matches(".left")) continue;
    const widest = Math.max(2, ...rows.map((row, at) => row[column].textContent.length * (at ? 1 : 0.7)));
    for (const row of rows) row[column].style.setProperty("--wide", widest);
  }
}
function fit() {
  const room = document.querySelector(".room");
  if (!room) return;
  const narrowest = 2 + 3 * room.querySelectorAll("th").length; // of a lane, in heights of letters
  const names = [...room.querySelectorAll("td.left")];
  for (const smallest of [WHOLE, SMALLEST]) { // rather smaller letters than torn words, to a point
    room.classList.toggle("whole", smallest === WHOLE);
    for (let size = LARGEST; size >= smallest; size -= 0.2) {
      for (const lanes of [1, 2, 3, 4]) {
        room.style.setProperty("--size", `${size}vh`);
        room.style.setProperty("--lanes", lanes);
        const wide = room.clientWidth / lanes / (size / 100 * innerHeight);
        if (wide >= narrowest && room.scrollWidth <= room.clientWidth + 1
          && (smallest === SMALLEST || names.every((each) => each.scrollWidth <= each.clientWidth + 1))) return;
      }
    }
  }
  const lanes = Math.max(1, Math.floor(room.clientWidth / (narrowest * SMALLEST / 100 * innerHeight)));
  room.style.setProperty("--size", `${SMALLEST}vh`);
  room.style.setProperty("--lanes", Math.min(4, lanes));
}
function turn() {
  const room = document.querySelector(".room");
  if (!room) return;
  turned = (turned + 1) % pages();
  room.scrollLeft = turned * (room.clientWidth + innerWidth * 0.03);
}
async function look() {
  try {
    const answer = await fetch(location.href);
    if (answer.ok) {
      const main = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main");
      const words = main.className + main.innerHTML.replace(/class="(wall|time)"[^<]*/g, "").replace(/data-left="[^"]*"/g, "");
      document.querySelector(".wall").textContent = main.querySelector(".wall").textContent;
      if (words !== said) {
        said = words;
        turned = 0;
        document.querySelector("main").replaceWith(main);
        begin();
      }
    }
    state.hidden = true;
  } catch { state.hidden = false; }
}
function begin() {
  align();
  fit();
  const clock = document.querySelector(".time"), from = Date.now();
  clearInterval(begin.timer);
  if (clock?.dataset.runs === "1") begin.timer = setInterval(() => {
    const left = Math.ceil(clock.dataset.left - (Date.now() - from) / 1000), size = Math.abs(left);
    clock.textContent = (left < 0 ? "+" : "") + Math.floor(size / 60) + ":" + String(size % 60).padStart(2, "0");
  }, 250);
}
function listen() {
  const events = new EventSource("/events");
  events.onopen = () => look();
  events.onmessage = () => look();
  events.onerror = () => { if (events.readyState === 2) setTimeout(listen, 10000); else state.hidden = false; };
}
addEventListener("resize", fit);
setInterval(turn, TURN);
setInterval(look, 5000); // pages that the time alone changes
begin();
listen();
