/* Stands between a program and the disk, for tests: notes down what is written below DISK_ROOT, or lets it fail.

   Built and preloaded by disk.py. A line for each deed goes to the file descriptor given to `disk_note`: what was
   done, the number of the file, place, length, one or two paths; the bytes that were written follow it. After
   `disk_fail(nth, error, forever)` the nth deed from then on fails, or all from there on. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

static int note_to = -1, fails_with = 0, fails_forever = 0;
static long done = 0, fails_at = 0;

void disk_note(int to) { note_to = to; }
void disk_fail(long nth, int error, int forever) { done = 0, fails_at = nth, fails_with = error, fails_forever = forever; }
long disk_done(void) { return done; }

static int ours(const char *path) {
    const char *root = getenv("DISK_ROOT");
    return root && !strncmp(path, root, strlen(root));
}

static const char *of(int fd, char *path) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    path[length < 0 ? 0 : length] = 0;
    return path;
}

static const char *at(int folder, const char *name, char *path) {
    if (name[0] == '/')
        snprintf(path, PATH_MAX, "%s", name);
    else {
        if (folder == AT_FDCWD) {
            if (!getcwd(path, PATH_MAX)) path[0] = 0;
        } else
            of(folder, path);
        size_t length = strlen(path);
        snprintf(path + length, PATH_MAX - length, "/%s", name);
    }
    return path;
}

static int fails(void) {
    done++;
    if (!fails_at || done < fails_at || (done > fails_at && !fails_forever)) return 0;
    errno = fails_with;
    return 1;
}

static void put(const void *bytes, size_t length) { syscall(SYS_write, note_to, bytes, length); }

static void note(char deed, long number, long place, long length, const char *path, const char *other) {
    if (note_to < 0) return;
    int saved = errno;
    char line[2 * PATH_MAX + 100];
    put(line, snprintf(line, sizeof line, "%c\t%ld\t%ld\t%ld\t%s\t%s\n", deed, number, place, length, path, other));
    errno = saved;
}

static long number_of(int fd) {
    struct stat status;
    return fstat(fd, &status) ? -1 : (long)status.st_ino;
}

static ssize_t written(int fd, const void *bytes, size_t length, off_t place, int here) {
    char path[PATH_MAX];
    if (!ours(of(fd, path))) {
        if (fd == 1 && note_to >= 0) {
            note('a', 0, 0, length, "", "");
            put(bytes, length);
        }
        return here ? REAL(write)(fd, bytes, length) : REAL(pwrite64)(fd, bytes, length, place);
    }
    if (fails()) return -1;
    if (here) place = fcntl(fd, F_GETFL) & O_APPEND ? lseek(fd, 0, SEEK_END) : lseek(fd, 0, SEEK_CUR);
    ssize_t count = here ? REAL(write)(fd, bytes, length) : REAL(pwrite64)(fd, bytes, length, place);
    if (count > 0 && note_to >= 0) {
        note('w', number_of(fd), place, count, path, "");
        put(bytes, count);
    }
    return count;
}

ssize_t write(int fd, const void *bytes, size_t length) { return written(fd, bytes, length, 0, 1); }
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t place) { return written(fd, bytes, length, place, 0); }
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t place) { return written(fd, bytes, length, place, 0); }
ssize_t sendfile(int to, int from, off_t *place, size_t length) { return errno = ENOTSOCK, -1; } /* Python writes then */
ssize_t sendfile64(int to, int from, off64_t *place, size_t length) { return errno = ENOTSOCK, -1; }

static int flushed(int fd, int (*real)(int)) {
    char path[PATH_MAX];
    if (!ours(of(fd, path))) return real(fd);
    if (fails()) return -1;
    int answer = real(fd);
    if (!answer) note('s', number_of(fd), 0, 0, path, "");
    return answer;
}

int fsync(int fd) { return flushed(fd, REAL(fsync)); }
int fdatasync(int fd) { return flushed(fd, REAL(fdatasync)); }

static int cut(int fd, off_t length) {
    char path[PATH_MAX];
    if (!ours(of(fd, path))) return REAL(ftruncate)(fd, length);
    if (fails()) return -1;
    int answer = REAL(ftruncate)(fd, length);
    if (!answer) note('t', number_of(fd), length, 0, path, "");
    return answer;
}

int ftruncate(int fd, off_t length) { return cut(fd, length); }
int ftruncate64(int fd, off64_t length) { return cut(fd, length); }

static int opened(int folder, const char *name, int flags, mode_t mode) {
    char path[PATH_MAX];
    struct stat status;
    if (!(flags & (O_CREAT | O_TRUNC)) || !ours(at(folder, name, path)))
        return REAL(openat)(folder, name, flags, mode);
    int is_new = stat(path, &status) != 0;
    if (fails()) return -1;
    int fd = REAL(openat)(folder, name, flags, mode);
    if (fd >= 0 && is_new) note('c', number_of(fd), 0, 0, path, "");
    if (fd >= 0 && flags & O_TRUNC && !is_new) note('t', number_of(fd), 0, 0, path, "");
    return fd;
}

#define MODE(flags) mode_t mode = 0; if (flags & O_CREAT) { va_list rest; va_start(rest, flags); mode = va_arg(rest, int); va_end(rest); }
int open(const char *name, int flags, ...) { MODE(flags) return opened(AT_FDCWD, name, flags, mode); }
int open64(const char *name, int flags, ...) { MODE(flags) return opened(AT_FDCWD, name, flags, mode); }
int openat(int folder, const char *name, int flags, ...) { MODE(flags) return opened(folder, name, flags, mode); }
int openat64(int folder, const char *name, int flags, ...) { MODE(flags) return opened(folder, name, flags, mode); }

/* Whatever changes names: `deed` with one path or two. */
#define NAMING(deed, call, path_, other_) \
    char path[PATH_MAX], other[PATH_MAX] = ""; \
    if (!ours(path_)) return call; \
    (void)(other_); \
    if (fails()) return -1; \
    int answer = call; \
    if (!answer) note(deed, 0, 0, 0, path, other); \
    return answer;

int unlink(const char *name) { NAMING('u', REAL(unlink)(name), at(AT_FDCWD, name, path), 0) }
int unlinkat(int folder, const char *name, int flags) {
    NAMING(flags & AT_REMOVEDIR ? 'x' : 'u', REAL(unlinkat)(folder, name, flags), at(folder, name, path), 0)
}
int rmdir(const char *name) { NAMING('x', REAL(rmdir)(name), at(AT_FDCWD, name, path), 0) }
int mkdir(const char *name, mode_t mode) { NAMING('m', REAL(mkdir)(name, mode), at(AT_FDCWD, name, path), 0) }
int rename(const char *from, const char *to) {
    NAMING('r', REAL(rename)(from, to), at(AT_FDCWD, from, path), at(AT_FDCWD, to, other))
}
int link(const char *from, const char *to) {
    NAMING('l', REAL(link)(from, to), at(AT_FDCWD, from, path), at(AT_FDCWD, to, other))
}
