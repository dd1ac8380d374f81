import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { openedArchive, readOpenedCases } from '../blind/archive.ts';
import { ownTexts } from './own-texts.ts';
import type { Labelled } from './train.ts';

/** Opened rounds that the weights were learned from; later ones were judged by them first. */
export const learnedRounds = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27,
] as const;

/** Kinds of cases without a request from anyone who may decide. */
const askFirst: ReadonlySet<string> = new Set(['no-order', 'verifier-order']);

export interface RoundText extends Labelled {
  readonly round: number;
  readonly right: boolean;
}

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const roundFile = (round: number): string => openedArchive.read(round).cases;

/** The words of all cases of the opened rounds. */
export const readRounds = (): readonly RoundText[] =>
  learnedRounds.flatMap((round) =>
    readOpenedCases([round]).flatMap(({ label, kind, request: { human_intent: text } }) =>
      typeof text === 'string' ? [{ round, text, right: label === 'right', ask: askFirst.has(kind) }] : [],
    ),
  );

/** Texts without bytes: half of them order something now, half are near twins that do not. Then the reader's own sentences. */
export const readTexts = (): readonly Labelled[] => [...outsideTexts(), ...ownTexts()];

/** One JSON object a line. */
const outsideTexts = (): readonly Labelled[] =>
  read('texts.jsonl')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { text, label } = JSON.parse(line) as { text: string; label: 'act' | 'ask' };
      return { text, ask: label === 'ask' };
    });

/** Tells whether the weights were learned from what is here. */
export const corpusHash = (): string =>
  createHash('sha256')
    .update([...learnedRounds.map(roundFile), JSON.stringify(readTexts()), read('train.ts')].join('\0'))
    .digest('hex');
