import { describe, expect, it } from 'vitest';
import type { SentRequest } from '../../request/normalise.ts';
import { validate } from '../../validate.ts';
import { testDeps, testTimeUnix } from '../../whole/validate.fixture.ts';
import { dollars, ether, request, usdc, v3ExactInputSingle, weth } from '../calldata.fixture.ts';

const swap = (deadline: number) =>
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99), deadline });
const intent = 'Swap 3000 USDC for WETH on Uniswap';

describe('a request without a time', () => {
  it.each([
    { name: 'a deadline that has passed', text: intent, deadline: testTimeUnix - 3600 },
    { name: 'a deadline that has passed, with one in the words', text: `${intent} within 10 minutes`, deadline: 1000 },
    {
      name: 'a deadline after the one in the words',
      text: `${intent} within 10 minutes`,
      deadline: testTimeUnix + 900_000,
    },
    { name: 'a deadline a day or so ahead', text: intent, deadline: testTimeUnix + 86_500 },
  ])('gets the same response at another time: $name', async ({ text, deadline }) => {
    const at = (unix: number) =>
      validate(request(text, swap(deadline)) as SentRequest, { ...testDeps, now: () => unix * 1000 });
    const [one, other] = [await at(testTimeUnix), await at(testTimeUnix + 777)];
    expect(one.context.clock).toBe('server');
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  });
});
