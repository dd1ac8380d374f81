import { describe, expect, it } from 'vitest';
import { encode, friend, request, usdc } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const send = { to: usdc, data: encode('function transfer(address,uint256)', friend, 100_000_000n) };
const instruction = `Send 100 USDC to ${friend}.`;

describe('a sign that is not a letter does not hide the word next to it', () => {
  it('without a remark, the instruction stands', async () => {
    expect(await isApprovedInTest(request(instruction, send))).toBe(true);
  });

  it.each([
    ['an unassigned code point', '\u0378'],
    ['a noncharacter', '\uffff'],
    ['a musical sign', '\u{1d11e}'],
    ['an Aegean sign', '\u{10100}'],
    ['an unassigned code point in another plane', '\u{1bfff}'],
    ['an emoji', '🎼'],
  ])('%s', async (_, sign) => {
    for (const word of ['Cancelled', 'example', 'proposal not approved', 'under review']) {
      expect(await isApprovedInTest(request(`${instruction} ${sign}${word}${sign}`, send)), word).toBe(false);
    }
  });
});
