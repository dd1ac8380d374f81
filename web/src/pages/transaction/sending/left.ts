const POLL_MS = 1_500;

/** Thrown when the owner leaves during a wait: what was sent is stored, and nothing more is sent. */
export class Left extends Error {}

export function refuseLeft(signal: AbortSignal): void {
  if (signal.aborted) throw new Left();
}

/** Resolves when it is time to ask again, or when the owner has left. */
export function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(new Left());
      else resolve();
    };
    const timer = setTimeout(end, POLL_MS);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
