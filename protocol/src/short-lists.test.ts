import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { contract } from './contract.ts';
import { validationRequest } from './validation-request.ts';

const { createApproval, updatePolicy, updateSettings, renewLeases, returnLeases } = contract;

/** Fails the test if anything reads it. */
const untouchable = new Proxy(
  {},
  {
    get: () => {
      throw new Error('an item was read');
    },
  },
);
const many = <T>(count: number, item: T) => Array<T>(count).fill(item);
const effect = (gives: readonly unknown[]) => ({ kind: 'send', gives, gets: [], from: null, to: null });
const quantity = { asset: { kind: 'native' }, amount: '1' };

function faults(schema: z.ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return error?.issues.map(({ path }) => path.join('.')) ?? [];
}

const verdict = (effects: unknown) => ({ decision: 'APPROVED', effects });
const policy = (lists: object) => ({ limits: [], ...lists });

describe('lists in bodies', () => {
  it.each<[what: string, field: string, schema: z.ZodType, over: (items: readonly unknown[]) => unknown, max: number]>([
    ['gives', 'effects.0.gives', createApproval.body, (items) => verdict([effect(items)]), 100],
    ['limits', 'limits', updatePolicy.body, (items) => policy({ limits: items }), 100],
    ['allowed', 'allowedRecipients', updatePolicy.body, (items) => policy({ allowedRecipients: items }), 500],
    ['denied', 'deniedRecipients', updatePolicy.body, (items) => policy({ deniedRecipients: items }), 500],
    ['trusted', 'trustedServices', updateSettings.body, (items) => ({ trustedServices: items }), 100],
    ['leases', 'leaseIds', renewLeases.body, (items) => ({ leaseIds: items, leaseSeconds: 60 }), 100],
    ['returned', 'leaseIds', returnLeases.body, (items) => ({ leaseIds: items }), 100],
  ])('%s: are refused by their length before any item is read', (_what, field, schema, over, max) => {
    expect(faults(schema, over(many(max + 1, 0)))).toEqual([field]);
    expect(faults(schema, over(many(max, 0)))).toEqual(many(max, 0).map((_, index) => `${field}.${index}`));
  });

  it.each<[what: string, schema: z.ZodType, value: (zeros: readonly number[]) => unknown]>([
    ['effects', createApproval.body, (zeros) => verdict(zeros)],
    ['gives', createApproval.body, (zeros) => verdict([effect(zeros)])],
    ['limits', updatePolicy.body, (zeros) => policy({ limits: zeros })],
    ['recipients', updatePolicy.body, (zeros) => policy({ allowedRecipients: zeros, deniedRecipients: zeros })],
    ['leases', renewLeases.body, (zeros) => ({ leaseIds: zeros })],
    ['calls', validationRequest, (zeros) => ({ human_intent: 'x', proposed_tx: { transactions: zeros } })],
    [
      'authorisations',
      validationRequest,
      (zeros) => ({ human_intent: 'x', proposed_tx: { authorization_list: zeros } }),
    ],
  ])('300,000 zeros as %s are a fault or two, not a stack that overflows', (_what, schema, value) => {
    expect(faults(schema, value(many(300_000, 0))).length).toBeLessThan(3);
  });

  it('the movements of all effects are counted together before any is parsed', () => {
    const { body } = createApproval;
    expect(faults(body, verdict(many(1_000, effect(many(6, untouchable)))))).toEqual(['effects']);
    expect(faults(body, verdict(many(1_000, effect(many(5, quantity)))))).toEqual([]);
    expect(faults(body, verdict(many(1_001, effect([]))))).toEqual(['effects']);
  });

  it.each([[null], [0], ['x'], [[]], [{}], [verdict(null)], [verdict([null, 0, { gives: 1 }])]])(
    '%j is counted safely',
    (value) => {
      expect(() => createApproval.body.safeParse(value)).not.toThrow();
    },
  );
});
