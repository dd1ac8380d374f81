/** Collects which keys were used, and writes them at intervals instead of for each request. */
export class LastUse {
  readonly #used = new Set<string>();
  readonly #write: (ids: readonly string[], at: Date) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;

  constructor(
    write: (ids: readonly string[], at: Date) => Promise<void>,
    everyMs: number,
    onError: (error: unknown) => void,
  ) {
    this.#write = write;
    this.#onError = onError;
    this.#timer = setInterval(() => void this.#flush(), everyMs).unref();
  }

  note(id: string): void {
    this.#used.add(id);
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#flush();
  }

  /** A failed write is repeated the next time; no request, and no stop, fails because of it. */
  async #flush(): Promise<void> {
    if (this.#used.size === 0) return;
    const ids = [...this.#used];
    this.#used.clear();
    try {
      await this.#write(ids, new Date());
    } catch (error) {
      for (const id of ids) this.#used.add(id);
      this.#onError(error);
    }
  }
}
