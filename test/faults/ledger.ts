import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Comparison, LedgerEntry } from './ledger-entry.ts';
import type { LedgerRequest } from './ledger-process.ts';

export interface Ledger {
  /** Resolves when the entry is on disk. */
  note(entry: LedgerEntry): Promise<void>;
  compareWith(databaseUrl: string): Promise<Comparison>;
  stop(): void;
}

interface Answer {
  readonly number: number;
  readonly result?: Comparison;
  readonly failure?: string;
}

type Unnumbered = LedgerRequest extends infer Each ? (Each extends unknown ? Omit<Each, 'number'> : never) : never;

/** Starts the ledger as a separate process. */
export function startLedger(file: string): Ledger {
  const child = fork(fileURLToPath(new URL('ledger-process.ts', import.meta.url)), [file], { execArgv: [] });
  const asked = new Map<number, PromiseWithResolvers<Comparison | undefined>>();
  let count = 0;
  child.on('message', ({ number, result, failure }: Answer) => {
    const waiting = asked.get(number);
    asked.delete(number);
    if (failure === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(`The ledger could not compare: ${failure}`));
  });
  child.on('exit', (code) => {
    for (const waiting of asked.values()) waiting.reject(new Error(`The ledger ended with ${code}`));
  });
  const ask = (request: Unnumbered) => {
    const answer = Promise.withResolvers<Comparison | undefined>();
    count += 1;
    asked.set(count, answer);
    child.send({ number: count, ...request });
    return answer.promise;
  };
  return {
    note: async (note) => void (await ask({ note })),
    compareWith: async (url) => (await ask({ compareWith: url })) as Comparison,
    stop: () => child.disconnect(),
  };
}
