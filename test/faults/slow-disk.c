/*
 * A disk that takes its time: every sync of a process waits as many milliseconds as the file SLOW_DISK_FILE says, or not at all
 * if there is none. PostgreSQL acknowledges nothing before its log is synced, so this is all that it sees of a slow disk.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_disk(void) {
  const char *path = getenv("SLOW_DISK_FILE");
  FILE *file = path ? fopen(path, "re") : NULL;
  long milliseconds = 0;
  if (!file) return;
  if (fscanf(file, "%ld", &milliseconds) != 1) milliseconds = 0;
  fclose(file);
  struct timespec pause = {milliseconds / 1000, (milliseconds % 1000) * 1000000L};
  nanosleep(&pause, NULL);
}

int fsync(int descriptor) {
  static int (*original)(int);
  if (!original) original = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  wait_for_disk();
  return original(descriptor);
}

int fdatasync(int descriptor) {
  static int (*original)(int);
  if (!original) original = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  wait_for_disk();
  return original(descriptor);
}
