/** A command line that cannot be obeyed: what is wrong with it, named by the option or argument. */
export class UsageError extends Error {}

/** Something that a person can do something about: no stack is shown. */
export class Failure extends Error {}

/** Nobody answers there. */
export class Unreachable extends Error {}

/** Names who could not be reached: what `fetch` throws does not. */
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

/** What the system says of a connection, such as ECONNREFUSED. */
function causeOf({ cause }: Error): string {
  const { code } = (cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
}

/** Ctrl-C, or a prompt that was left. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted');
  }
}
