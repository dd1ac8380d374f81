import { describe, expect, it } from 'vitest';
import { nothingSent } from '../../../data/kept-sending.ts';
import { isBegun, startedOver, withEntered } from './sent-so-far.ts';

const [one, two, three] = ['11', '22', '33'].map((each) => `0x${each.repeat(32)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];
const since = { nonce: 4, block: 9 };
const ofThree = { count: 3, mayStill: true };

describe('a hash that the owner enters', () => {
  it.each([true, false])('is added to the known hashes, whether the wallet was asked (%s) or not', (isAsked) => {
    const next = withEntered({ ...nothingSent, hashes: [one], isAsked, since }, [two], ofThree);
    expect(next).toEqual({ ...nothingSent, hashes: [one, two], isWhole: false, since: isAsked ? since : null });
    expect(withEntered(next, [three], ofThree)).toMatchObject({ hashes: [one, two, three], isWhole: true });
  });

  it('completes the list once nothing more may be sent', () => {
    const sent = { ...nothingSent, hashes: [one] };
    expect(withEntered(sent, [two], { ...ofThree, mayStill: false })).toMatchObject({
      hashes: [one, two],
      isWhole: true,
    });
  });

  it('is the whole list if nothing was begun, if the batch was sent at once, and if another transaction is reported', () => {
    const whole = { ...nothingSent, hashes: [two], isWhole: true };
    for (const sent of [nothingSent, { ...nothingSent, batchId: 'x', isAsked: true }, { ...whole, hashes: [one] }]) {
      expect(isBegun(sent)).toBe(false);
      expect(withEntered(sent, [two], ofThree)).toEqual(whole);
    }
  });

  it('does not hide what the wallet sent: after a restart the search begins where the wallet was asked', () => {
    const ofOne = { count: 1, mayStill: true };
    for (const sent of [
      { ...nothingSent, isAsked: true, since },
      { ...nothingSent, hashes: [one], isWhole: true, since },
    ]) {
      expect(startedOver(withEntered(sent, [two], ofOne))).toEqual({ ...nothingSent, isAsked: true, since });
    }
  });
});
