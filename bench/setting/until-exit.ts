/** Does something when this process ends before the work is done, by a signal or a failure that nobody caught. */
export async function untilExit(end: () => void, work: () => Promise<void>): Promise<void> {
  process.once('exit', end);
  try {
    await work();
  } finally {
    process.off('exit', end);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
