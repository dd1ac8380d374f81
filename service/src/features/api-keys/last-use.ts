/** Remembers which keys were used, and writes it once in a while instead of once per request. */
export class LastUse {
  #used = new Set<string>();
  readonly #write: (ids: readonly string[], at: Date) => Promise<void>;
  readonly #timer: NodeJS.Timeout;

  constructor(
    write: (ids: readonly string[], at: Date) => Promise<void>,
    everyMs: number,
    onError: (error: unknown) => void,
  ) {
    this.#write = write;
    this.#timer = setInterval(() => void this.flush().catch(onError), everyMs).unref();
  }

  note(id: string): void {
    this.#used.add(id);
  }

  async flush(): Promise<void> {
    if (this.#used.size === 0) return;
    const ids = [...this.#used];
    this.#used = new Set();
    await this.#write(ids, new Date());
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
