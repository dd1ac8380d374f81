import { alignedRows } from '../accuracy/generate.ts';
import type { Request } from '../accuracy/row.ts';
import { Rounds } from '../blind/rounds.ts';

/** A right request, the base of mutants. */
export interface Base {
  readonly id: string;
  readonly source: 'accuracy' | 'rounds' | 'directions';
  /** ISO 639-1. */
  readonly language: string;
  readonly request: Request;
}

const seed = '1';
const ROWS = 1500;

const ofAccuracy = (): Base[] =>
  alignedRows(seed, ROWS).map(({ id, request }) => ({ id, source: 'accuracy', language: 'en', request }));

const ofRounds = (): Base[] =>
  new Rounds()
    .opened()
    .flatMap(({ judged }) => judged.map(({ own }) => own))
    .filter(({ label }) => label === 'right')
    .map(({ id, language, request }) => ({
      id,
      source: 'rounds',
      language: language.split('-')[0] ?? language,
      request,
    }));

/** The right requests of the accuracy bench and of all opened rounds, without duplicates. */
export function allBases(): Base[] {
  const seen = new Set<string>();
  return [...ofAccuracy(), ...ofRounds()].filter(({ request: { human_intent, proposed_tx } }) => {
    const key = JSON.stringify([human_intent, proposed_tx]);
    return !seen.has(key) && seen.add(key);
  });
}
