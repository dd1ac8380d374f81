import { readFile, writeFile } from 'node:fs/promises';
import type { Compared } from './compare.ts';
import type { Held } from './measure-held.ts';
import type { Remedies } from './remedies.ts';

/** A measured value with a target. */
export interface Figure {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  /** Null for additional figures without a target. */
  readonly isMet: boolean | null;
}

export interface Result {
  readonly figures: readonly Figure[];
  /** Present if the row was compared with a floor. */
  readonly compared?: Compared;
  readonly held?: HeldBySides;
  readonly remedies?: Remedies;
}

export type HeldBySides = Readonly<Record<'product' | 'floor', Held>>;

export interface KeptResult extends Result {
  readonly day: string;
  readonly machine: string;
  /** Cores used by other processes meanwhile. */
  readonly otherCores: number;
}

/** The latest result of each row, by name: measuring one row leaves the others unchanged. */
export type Results = Readonly<Record<string, KeptResult>>;

const file = new URL('results.json', import.meta.url);

export const readResults = async (): Promise<Results> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Results;

/** More digits have no meaning. */
const shorten = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);

export const writeResults = (results: Results): Promise<void> =>
  writeFile(file, `${JSON.stringify(results, shorten, 2)}\n`);
