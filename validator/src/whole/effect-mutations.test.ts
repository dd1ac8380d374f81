import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readOpenedCases } from '../../../bench/blind/archive.ts';
import { acceptedRequests } from '../protocols/accepted/accepted-request.fixture.ts';
import type { SentRequest } from '../request/normalise.ts';
import { gatherFacts, type Opened, open, validateOpened } from '../validate.ts';
import { type Mutant, mutantsOf } from './effect-mutations.fixture.ts';
import { knownSurvivors } from './effect-mutations.survivors.fixture.ts';
import { testDeps } from './validate.fixture.ts';

interface Case {
  readonly id: string;
  readonly sent: SentRequest;
}

interface Trial extends Case {
  readonly opened: Opened;
  readonly mutant: Mutant;
  /** Identifies the mutant in the list of survivors; the same in every run. */
  readonly name: string;
}

/** Whether an arbiter approves at its usual threshold. */
const THRESHOLD = 0.75;
/** The maximum of mutants per mutation and kind of effect; `EFFECT_MUTANTS=all` judges every one. */
const MOST_EACH = process.env.EFFECT_MUTANTS === 'all' ? Number.POSITIVE_INFINITY : 10;

/** Right cases of the opened rounds. */
const openedCases = (): Case[] =>
  readOpenedCases().flatMap(({ id, label, request }) => (label === 'right' ? [{ id, sent: request }] : []));

async function isApproved(sent: SentRequest, opened: Opened): Promise<boolean> {
  const { decision, confidence } = await validateOpened(sent, opened, testDeps);
  return decision === 'PASS' && confidence >= THRESHOLD;
}

const showLarge = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value);

/** Every mutant of every approved case; the same words with the same effects count once. */
async function trialsOf(cases: readonly Case[]): Promise<Trial[]> {
  const seen = new Set<string>();
  const trials: Trial[] = [];
  for (const { id, sent } of cases) {
    const opened = open(sent, testDeps);
    const key = JSON.stringify([sent.human_intent, opened.decoded.effects], showLarge);
    if (seen.has(key) || !(await isApproved(sent, opened))) continue;
    seen.add(key);
    const { intent } = gatherFacts(opened, testDeps);
    for (const mutant of mutantsOf({ ...opened, data: testDeps.data, intent })) {
      const { mutation, kind, at, way } = mutant;
      const name = `${id} | ${mutation} | ${kind} ${at}${way > 0 ? `.${way}` : ''}`;
      trials.push({ id, sent, opened, mutant, name });
    }
  }
  return trials;
}

const digest = ({ name }: Trial): string => createHash('sha256').update(name).digest('hex');

/** As many of each kind as time allows, and always the known survivors. */
function sample(trials: readonly Trial[]): Trial[] {
  const groups = Map.groupBy(trials, ({ mutant }) => `${mutant.mutation} | ${mutant.kind}`);
  return [...groups.values()].flatMap((group) => {
    const inOrder = group.map((trial) => ({ trial, at: digest(trial) })).sort((a, b) => (a.at < b.at ? -1 : 1));
    return inOrder.flatMap(({ trial }, index) => (index < MOST_EACH || knownSurvivors.has(trial.name) ? [trial] : []));
  });
}

describe('an approved request', async () => {
  const trials = sample(await trialsOf([...openedCases(), ...acceptedRequests(testDeps.registry)]));

  it('has a mutant of every mutation', () => {
    expect(trials.length).toBeGreaterThan(1_500);
  });

  it('is not approved if its bytes do something else', { timeout: 240_000 }, async () => {
    const survivors: string[] = [];
    for (const { sent, opened, mutant, name } of trials) {
      if (await isApproved(sent, { ...opened, decoded: mutant.decoded() })) survivors.push(name);
    }
    expect(survivors.filter((name) => !knownSurvivors.has(name))).toEqual([]);
    // Remove a survivor from the list once it is no longer approved.
    expect([...knownSurvivors.keys()].filter((name) => !survivors.includes(name))).toEqual([]);
  });
});
