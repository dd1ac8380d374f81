import { describe, expect, it } from 'vitest';
import { readInTest } from './intent.fixture.ts';

const somebody = '0x6666666666666666666666666666666666661234';
const safe = '0x9999999999999999999999999999999999991234';

const read = (text: string) => {
  const { steps, unread } = readInTest(text);
  return {
    rights: steps.map(({ right, threshold }) => [right?.value ?? null, threshold?.value ?? null]),
    unread: unread.map(({ value }) => value),
  };
};

describe('readRights', () => {
  it.each([
    [`Add ${somebody} as an owner of my Safe ${safe}`, 'owner', null],
    [`Add owner ${somebody} to our Safe, threshold 2`, 'owner', 2],
    [`Add ${somebody} as a signer of the safe ${safe} and set the threshold to 2`, 'owner', 2],
    [`Set the guard of my Safe to ${somebody}`, 'guard', null],
    [`Enable the module ${somebody} on my Safe`, 'module', null],
    [`Change the threshold of my Safe ${safe} to 3`, 'threshold', 3],
    ['Change the threshold of my Safe to two owners', 'threshold', 2],
    [`Transfer ownership of ${safe} to ${somebody}`, 'owner', null],
    [`Grant ${somebody} the minter role on ${safe}`, 'role', null],
  ] as const)('reads %s', (text, right, threshold) => {
    expect(read(text)).toEqual({ rights: [[right, threshold]], unread: threshold === 2 ? expect.any(Array) : [] });
  });

  it('says nothing of a number that is no count, and of steps that change no right', () => {
    expect(read('Change the threshold to 2.5').rights).toEqual([['threshold', null]]);
    expect(read(`Send 5 USDC to ${somebody}, the owner of the module`).rights).toEqual([[null, null]]);
  });
});
