import type { ValidationResponse } from '@countersign/protocol';
import type { Data, Policy } from '../data/data.ts';
import { parsePolicy } from '../data/policy.ts';
import { createThreatList } from '../data/threats.ts';
import { loadValidator } from '../process/load-validator.ts';
import type { SentRequest } from '../request/normalise.ts';
import { type ValidateDeps, validate } from '../validate.ts';

/** The default time of test requests: 2026-01-01T00:00:00Z. */
export const testTimeUnix = 1_767_225_600;

/** A validator without a model; a check that crashes fails the test. */
export const testDeps: ValidateDeps = await loadValidator({
  sanctionsFile: null,
  threatsFile: null,
  policyFile: null,
  model: null,
  now: () => testTimeUnix * 1000,
  onCrash: (where, error) => {
    throw new Error(`${where} crashed`, { cause: error });
  },
});

/** Judges a request as a caller would send it, under an operator's policy if one is given. */
export function validateInTest(
  request: Readonly<Record<string, unknown>>,
  policy?: Readonly<Record<string, unknown>>,
): Promise<ValidationResponse> {
  const metadata = { generated_at_unix: testTimeUnix, ...(request.metadata as object | undefined) };
  const data = policy ? under(parsePolicy(JSON.stringify(policy), 'policy').policy) : testDeps.data;
  return validate({ ...(request as unknown as SentRequest), metadata }, { ...testDeps, data });
}

const THRESHOLD = 0.75;

/** Whether an arbiter with the default threshold would approve it. */
export async function isApprovedInTest(request: Readonly<Record<string, unknown>>): Promise<boolean> {
  const { decision, confidence } = await validateInTest(request);
  return decision === 'PASS' && confidence >= THRESHOLD;
}

const under = (policy: Policy): Data => ({
  ...testDeps.data,
  policy,
  threats: createThreatList(testDeps.data.threats.threats, policy.allowed),
});
