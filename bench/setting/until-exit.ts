/** Runs `end` if this process exits before the work is done, because of a signal or an uncaught error. */
export async function untilExit(end: () => void, work: () => Promise<void>): Promise<void> {
  process.once('exit', end);
  try {
    await work();
  } finally {
    process.off('exit', end);
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
