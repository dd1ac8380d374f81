import { describe, expect, it } from 'vitest';
import { encode, request, type SentCall, weth } from '../checks/calldata.fixture.ts';
import { isApprovedInTest } from './validate.fixture.ts';

const amount = 1_200_000_000_000_000_000n;
const wrap: SentCall = { to: weth, value: String(amount), data: encode('function deposit() payable') };
const unwrap: SentCall = { to: weth, data: encode('function withdraw(uint256 wad)', amount) };

/** No verb says whether the coin is wrapped or unwrapped. */
const wrapping = [
  '1.2 eth → weth',
  '1.2 eth into weth',
  '1.2 ETH to WETH please',
  '1,2 eth in weth',
  '把 1.2 eth → weth',
];
const unwrapping = ['1.2 weth → eth', '1.2 weth back into eth', '1.2 WETH to ETH please', '1,2 weth zurück in eth'];

describe('words that lead from one coin to the other state the direction', () => {
  it.each(wrapping)('%s', async (words) => {
    expect(await isApprovedInTest(request(words, wrap))).toBe(true);
    expect(await isApprovedInTest(request(words, unwrap))).toBe(false);
  });

  it.each(unwrapping)('%s', async (words) => {
    expect(await isApprovedInTest(request(words, unwrap))).toBe(true);
    expect(await isApprovedInTest(request(words, wrap))).toBe(false);
  });

  it.each(['1.2 eth, weth', '1.2 eth and weth', 'weth 1.2'])('but not %s', async (words) => {
    expect(await isApprovedInTest(request(words, wrap))).toBe(false);
    expect(await isApprovedInTest(request(words, unwrap))).toBe(false);
  });
});
