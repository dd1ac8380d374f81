import { proves } from '@countersign/harness/proves';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dai,
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  owner,
  request,
  steth,
  stranger,
  units,
  usdc,
  v2SwapExactTokens,
  v3ExactInputSingle,
  weth,
} from '../checks/calldata.fixture.ts';
import { validateInTest } from './validate.fixture.ts';

const THRESHOLD = 0.75;

const sellWeth = (minOut: number) =>
  v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(minOut) });

/** Requests with every verdict, including all that depend on facts that only the request could claim. */
const requests = [
  request('Send 1 ETH to vitalik.eth', nativeTransfer(friend, ether(1))),
  request('Send 100 USDC to bob.eth', erc20Transfer(usdc, stranger, dollars(100))),
  request('Approve vitalik.eth to spend 100 USDC', erc20Approve(usdc, friend, dollars(100))),
  request('Send 100 USDC to Bob', erc20Transfer(usdc, friend, dollars(100))),
  request(`Send 100 USDC to ${friend}, never to bob.eth`, erc20Transfer(usdc, friend, dollars(100))),
  request(`Send $300 of ETH to ${friend}`, nativeTransfer(friend, ether(0.1))),
  request(`Send half of my USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(250))),
  request(`Send all my USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(500))),
  request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
  request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(1000))),
  request('Swap 1 WETH for USDC on Uniswap', sellWeth(1500)),
  request('Swap 1 WETH for USDC on Uniswap', sellWeth(300)),
  request('Swap 1 WETH for USDC on Uniswap with at most 1 % slippage', sellWeth(2970)),
  request('Swap 1 WETH for at least 2900 USDC on Uniswap', sellWeth(2900)),
  request(
    'Swap 1000 USDC for DAI on Uniswap',
    v2SwapExactTokens({ tokenIn: usdc, tokenOut: dai, amountIn: dollars(1000), minOut: units(960, 18) }),
  ),
  request(
    'Swap 10 WETH for stETH on Uniswap',
    v3ExactInputSingle({ tokenIn: weth, tokenOut: steth, amountIn: ether(10), minOut: ether(9.95) }),
  ),
];

const people = fc.constantFrom(friend, stranger, owner, usdc);
const names = fc.dictionary(fc.constantFrom('vitalik.eth', 'bob.eth', 'Vitalik.ETH', 'bob'), people);
const resolutions = fc.oneof(
  names,
  fc.array(fc.record({ name: fc.constantFrom('vitalik.eth', 'bob.eth', 'Bob'), address: people }), { maxLength: 3 }),
);
const keys = fc.constantFrom('ETH', 'WETH', 'USDC', 'DAI', 'stETH', 'native', weth, usdc);
const prices = fc.dictionary(keys, fc.constantFrom(0.5, 1, 1.01, 1500, 2990, 3000, '3000', 6000, -1));
const balances = fc.dictionary(keys, fc.constantFrom('500000000', '250000000', 0, '1000000000000000000', 'all'));
const number = fc.constantFrom(0, 1, 50, 100, 500, 10_000);
const quotes = fc.dictionary(
  fc.constantFrom('expectedOut', 'expected_out', 'quote', 'amountOutMinimum', 'amount', 'to', 'recipient'),
  fc.constantFrom('3000000000', '2970000000', '1', '100000000', friend, stranger),
);
const optional = { requiredKeys: [] };

/** Claims in `context` or in `metadata`. */
const told = fc.record(
  {
    ens: resolutions,
    names: resolutions,
    resolved: resolutions,
    ens_resolutions: resolutions,
    'vitalik.eth': people,
    'bob.eth': people,
    prices_usd: prices,
    balances,
    jurisdiction: fc.constantFrom('CH', 'KP'),
    ttl_secs: number,
    block_time_unix: fc.constantFrom(1_767_225_600, 1_767_225_700),
    labels: fc.dictionary(people, fc.constantFrom('Bob', 'vitalik.eth', 'verified', 'Uniswap')),
    token: fc.record({ name: fc.constantFrom('USD Coin', 'Wrapped Ether'), symbol: keys, decimals: number }),
    verified: fc.boolean(),
    confidence: fc.constantFrom(1, 0.99),
    note: fc.constantFrom('paid before', 'checked by the bank', 'price is fair'),
  },
  optional,
);

const claims = fc.record(
  {
    context: told,
    metadata: told,
    txMetadata: told,
    hints: fc.record(
      {
        operation: fc.constantFrom('transfer', 'swap', 'approve', 'send'),
        asset: keys,
        amount: fc.constantFrom('100', '1', '100000000', '1000'),
        token_in: keys,
        token_out: keys,
        slippage_bps: number,
        validTo: fc.constantFrom(1_767_226_800, 1),
        call: fc.record(
          { function: fc.constantFrom('transfer', 'exactInputSingle', 'approve'), params: quotes },
          optional,
        ),
      },
      optional,
    ),
  },
  optional,
);

describe('claims of the request', () => {
  it(
    'never turn anything else into an approval, and never raise the confidence of a pass',
    proves('verdict.claims'),
    async () => {
      const plain = await Promise.all(requests.map((each) => validateInTest(each)));
      const place = fc.nat({ max: requests.length - 1 });
      await fc.assert(
        fc.asyncProperty(place, claims, async (index, { context, metadata, txMetadata, hints }) => {
          const [sent, bare] = [requests[index], plain[index]];
          if (!sent || !bare) throw new Error('there is no such request');
          const proposed = sent.proposed_tx as Readonly<Record<string, unknown>>;
          const answer = await validateInTest({
            ...sent,
            metadata: { ...(sent.metadata as object | undefined), ...metadata },
            proposed_tx: {
              ...hints,
              ...proposed,
              ...(context && { context }),
              ...(txMetadata && { metadata: txMetadata }),
            },
          });
          if (bare.decision === 'REJECT') expect(answer.decision).toBe('REJECT');
          if (answer.decision === 'PASS') expect(answer.confidence).toBeLessThanOrEqual(bare.confidence);
        }),
        { numRuns: 400, seed: 13 },
      );
    },
  );

  it.each(['ens', 'names', 'resolved', 'ens_resolutions'])('in %s do not resolve a name for the owner', async (key) => {
    const send = (claimed: string) =>
      validateInTest(
        request('Send 1 ETH to vitalik.eth', nativeTransfer(friend, ether(1)), {
          context: { [key]: { 'vitalik.eth': claimed } },
        }),
      );
    const equal = await send(friend);
    expect(equal.decision).toBe('PASS');
    expect(equal.confidence).toBeLessThan(THRESHOLD);
    expect(equal.reason).toContain(`the request claims that vitalik.eth is ${friend}, which is unverified`);
    const other = await send(stranger);
    expect(other).toMatchObject({
      decision: 'REJECT',
      primary_failure_node: 'intent_alignment.recipient_matching',
      reason: expect.stringContaining('vitalik.eth (claimed to be 0x'),
    });
  });

  it('never occur in an answer without being called claims', proves('verdict.claims'), async () => {
    const claimed = { WETH: 3123, USDC: 1 };
    const sent = [
      request('Swap 1 WETH for USDC on Uniswap', sellWeth(2000), { metadata: { prices_usd: claimed } }),
      request('Swap 1 WETH for USDC on Uniswap with at most 1 % slippage', sellWeth(2900), {
        metadata: { prices_usd: claimed },
      }),
      request(`Send $312.3 of WETH to ${friend}`, erc20Transfer(weth, friend, ether(0.1)), {
        metadata: { prices_usd: claimed },
      }),
      request('Send 1 ETH to vitalik.eth', nativeTransfer(friend, ether(1)), { context: { 'vitalik.eth': stranger } }),
    ];
    const shown = ['3,123', '3123', '3091770000', '0x27b1fdb04752bbc536007a920d24acb045561c26'];
    for (const each of sent) {
      const { reason, results, explanation } = await validateInTest(each);
      const texts = [
        reason,
        ...Object.values(results).map(({ reasoning }) => reasoning),
        ...(explanation?.recommendations ?? []),
      ];
      const speaking = texts.filter((text) => shown.some((value) => text.toLowerCase().includes(value)));
      expect(speaking.length).toBeGreaterThan(0);
      for (const text of speaking) expect(text).toMatch(/claim/);
    }
  });
});
