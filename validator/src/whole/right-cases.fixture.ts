import { createHash } from 'node:crypto';
import { readOpenedCases } from '../../../bench/blind/archive.ts';
import type { SentRequest } from '../request/normalise.ts';
import { validate } from '../validate.ts';
import { testDeps } from './validate.fixture.ts';

export interface Case {
  readonly id: string;
  readonly language: string;
  readonly label: string;
  readonly request: SentRequest;
}

/** Whether an arbiter approves at its usual threshold. */
const THRESHOLD = 0.75;

const digest = (name: string): string => createHash('sha256').update(name).digest('hex');

/** The right requests of all opened blind rounds, in an order independent of how they were written. */
export function rightCases(): Case[] {
  return readOpenedCases()
    .filter(({ label }) => label === 'right')
    .toSorted((one, other) => (digest(one.id) < digest(other.id) ? -1 : 1));
}

export async function isApproved(request: SentRequest): Promise<boolean> {
  const { decision, confidence } = await validate(request, testDeps);
  return decision === 'PASS' && confidence >= THRESHOLD;
}
