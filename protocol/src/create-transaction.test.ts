import { proves } from '@countersign/harness/proves';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CreateFields, createFields, newTransaction } from './create-transaction.ts';

const account = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045';
const common = { escrowAddress: account, userPrompt: 'Do it', chainId: 1 };
const typedData = {
  domain: { name: 'Shop', chainId: 1 },
  types: {
    Order: [
      { name: 'items', type: 'Item[]' },
      { name: 'end', type: 'uint32' },
    ],
    Item: [{ name: 'id', type: 'bytes4' }],
  },
  primaryType: 'Order',
  message: { items: [{ id: '0x00000001' }], end: 5 },
};

/** The path of every place in a value. */
function placesOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesOf(inner, [...path, key]))];
}

/** A copy with another value at one place. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = (copy as Record<string, unknown>)[key];
  return Object.assign(copy, { [key]: replaced(inner, rest, by) });
}

describe('a batch', () => {
  const call = { to: account, value: '1', data: '0x' };
  const batch = (calls: number, userPrompt: string) =>
    newTransaction.safeParse({ ...common, userPrompt, calls: Array.from({ length: calls }, () => call) });
  const figures = (count: number) => Array.from({ length: count }, (_, number) => `${number}.5`).join(' ');

  it.each([
    ['numbers', (count: number) => figures(count)],
    ['addresses', (count: number) => `${account} `.repeat(count)],
    ['numbers without spaces', (count: number) => `付${'1,'.repeat(count)}`],
    ['digits of another script', (count: number) => '٣ '.repeat(count)],
  ])('has only as many calls as can be compared with its %s', proves('actions.calls.compared'), (_what, words) => {
    expect(batch(50, words(200)).success).toBe(true);
    for (const [calls, count] of [
      [50, 201],
      [49, 210],
      [30, 334],
    ] as const) {
      expect(batch(calls, words(count)).error?.issues).toMatchObject([
        { path: ['calls'], message: expect.stringContaining(`${calls} calls times ${count} numbers and addresses`) },
      ]);
    }
    expect(batch(25, words(400)).success).toBe(true);
  });
});

describe('typed data with anything in any place', () => {
  it('are refused with a reason or parsed to a form that parses to itself, and never crash the parser, whatever is in any place', () => {
    const places = placesOf(typedData);
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.jsonValue(), (place, value) => {
        const sent = { ...common, typedData: replaced(typedData, place, value) };
        const first = newTransaction.safeParse(sent);
        if (first.success) {
          const { fields } = first.data as { fields: CreateFields };
          expect(newTransaction.parse(fields)).toEqual(first.data);
        } else expect(first.error.issues[0]?.message).not.toBe('');
      }),
      { numRuns: 400 },
    );
  });
});

describe('missing fields', () => {
  const faultsOf = (schema: typeof newTransaction | typeof createFields, body: unknown) =>
    schema.safeParse(body).error?.issues.map(({ path }) => path.join('.'));

  it.each([
    ['an empty body', {}, ['escrowAddress', 'userPrompt', 'tx']],
    ['an invalid action', { tx: 5 }, ['escrowAddress', 'tx', 'userPrompt']],
    ['calls that are not a list', { userPrompt: 5, calls: 'x' }, ['escrowAddress', 'userPrompt', 'calls']],
    ['a list', [], ['']],
    ['a text', 'x', ['']],
    ['null', null, ['']],
  ])('are named in %s', (_what, body, named) => {
    expect(faultsOf(newTransaction, body)).toEqual(named);
    expect(faultsOf(createFields, body)?.toSorted()).toEqual(named.toSorted());
  });

  it('are all reported at once in a sealed request too', () => {
    expect(faultsOf(newTransaction, { encryptedPayload: 5 })).toEqual(['escrowAddress', 'encryptedPayload']);
  });
});
