/** An invalid command line: names the option or argument and the fault. */
export class UsageError extends Error {}

/** A failure that a person can fix: no stack is shown. */
export class Failure extends Error {}

/** The server could not be reached. */
export class Unreachable extends Error {}

/** Names the server that could not be reached, which the error of `fetch` does not. */
export async function reach<T>(whom: string, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (error instanceof TypeError && error.message === 'fetch failed') {
      throw new Unreachable(`${whom} is unreachable${causeOf(error)}; check its URL and that it is running`);
    }
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw new Unreachable(`${whom} did not respond in time`);
    }
    throw error;
  });
}

/** The system's code for the connection failure, such as ECONNREFUSED. */
function causeOf({ cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
}

/** Ctrl-C, or a cancelled prompt. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted');
  }
}
