import { readFile, writeFile } from 'node:fs/promises';
import type { Compared } from './compare.ts';
import type { Held } from './measure-held.ts';
import type { Remedies } from './remedies.ts';

/** One thing that has a target, measured. */
export interface Figure {
  readonly what: string;
  readonly target: string;
  readonly measured: string;
  /** Null for what is told beside a target. */
  readonly isMet: boolean | null;
}

export interface Result {
  readonly figures: readonly Figure[];
  /** Where a floor ran beside it. */
  readonly compared?: Compared;
  readonly held?: HeldBySides;
  readonly remedies?: Remedies;
}

export type HeldBySides = Readonly<Record<'product' | 'floor', Held>>;

export interface KeptResult extends Result {
  readonly day: string;
  readonly machine: string;
  /** Cores that others used meanwhile. */
  readonly otherCores: number;
}

/** The latest of each row by its name: a row that is measured alone leaves the others as they are. */
export type Results = Readonly<Record<string, KeptResult>>;

const file = new URL('results.json', import.meta.url);

export const readResults = async (): Promise<Results> =>
  JSON.parse(await readFile(file, 'utf8').catch(() => '{}')) as Results;

/** Nobody reads more digits than these. */
const shorten = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value);

export const writeResults = (results: Results): Promise<void> =>
  writeFile(file, `${JSON.stringify(results, shorten, 2)}\n`);
