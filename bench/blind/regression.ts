import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Decision } from '@countersign/protocol';
import { z } from 'zod';
import type { Judged } from './judge.ts';

const file = new URL('regression.json', import.meta.url);
const recordSchema = z.record(z.string(), z.enum(['APPROVED', 'REJECTED', 'UNDECIDED']));

/** Recorded outcomes of opened cases, by id; later readers must not be worse. */
export type Recorded = Readonly<Record<string, Decision>>;

export const readRecorded = (): Recorded =>
  existsSync(file) ? recordSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

export function writeRecorded(judged: readonly Judged[]): void {
  const lines = judged.map(({ own, answer }) => `${JSON.stringify(own.id)}: ${JSON.stringify(answer.outcome)}`);
  writeFileSync(file, lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`);
}

/** Wrong cases that are newly approved, and right ones that were approved and now are rejected. */
export function findWorse(judged: readonly Judged[], recorded: Recorded): string[] {
  return judged.flatMap(({ own: { id, label }, answer: { outcome, confidence } }) => {
    const before = recorded[id];
    if (before === undefined || before === outcome) return [];
    const isWorse = label === 'wrong' ? outcome === 'APPROVED' : before === 'APPROVED' && outcome === 'REJECTED';
    return isWorse ? [`${id} (${label}): was ${before}, now ${outcome} at ${confidence}`] : [];
  });
}
