import {
  authorization,
  byPermit2,
  paymentOf,
  paymentRequest,
  paymentWords,
  upTo,
  witnessPermit,
} from '../../whole/payment.fixture.ts';
import {
  aavePool,
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  orderRequest,
  permitMessage,
  request,
  signRequest,
  soon,
  unlimited,
  usdc,
  v2SwapExactTokens,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const trade = { tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) };
const swap = (deadline: number) => v3ExactInputSingle({ ...trade, deadline });
const intent = 'Swap 3000 USDC for WETH on Uniswap';
const order = { sellToken: usdc, buyToken: weth, sellAmount: dollars(3000), buyAmount: ether(0.99) };

/** Signed payments of every kind with an end, with terms that allow it and without terms. */
const paymentsUntil = (end: number | bigint) => {
  const accepted = { maxTimeoutSeconds: 315_360_000 };
  const message = { deadline: String(end) };
  const byToken = authorization({ message: { validBefore: String(end) } });
  return [
    ['by EIP-3009', byToken, paymentOf({ accepted })],
    ['by EIP-3009 without terms', byToken, undefined],
    ['by Permit2', witnessPermit('exact', { message }), byPermit2({ accepted })],
    ['by Permit2 without terms', witnessPermit('exact', { message }), undefined],
    ['of at most an amount', witnessPermit('upto', { message }), upTo({ accepted })],
    ['of at most an amount without terms', witnessPermit('upto', { message }), undefined],
  ] as const;
};
const tenYears = soon + 315_000_000;

export const deadlineConsistencyCases: NodeCases = {
  node: 'intent_alignment.deadline_consistency',
  cases: [
    {
      name: 'stops a deadline that has passed',
      request: request(intent, swap(soon - 3600)),
      expect: 'FAIL',
      says: 'has passed',
    },
    {
      name: 'stops a deadline after the time that is said',
      request: request(`${intent} within 10 minutes`, swap(soon)),
      expect: 'FAIL',
      says: 'Set the deadline to 1767226200.',
    },
    {
      name: 'stops a permit of a day that is given for one hour',
      request: signRequest(
        'Let Aave V3 spend 100 USDC for one hour',
        permitMessage(usdc, aavePool, dollars(100), { deadline: soon + 86_400 }),
      ),
      expect: 'FAIL',
      says: 'Set the deadline to 1767229200.',
    },
    {
      name: 'stops a permit for ten years that is given for two hours',
      request: signRequest(
        `Let ${friend} spend 75 USDC for 2 hours by permit`,
        permitMessage(usdc, friend, dollars(75), { deadline: soon + 3650 * 86_400 }),
      ),
      expect: 'FAIL',
      says: 'Set the deadline to 1767232800.',
    },
    ...['for the next 30 minutes', 'only for today', '(1 hour)', 'temporarily'].map((span) => ({
      name: `asks the owner about a permit of a day that is given ${span}`,
      request: signRequest(
        `Let Aave V3 spend 100 USDC ${span}`,
        permitMessage(usdc, aavePool, dollars(100), { deadline: soon + 86_400 }),
      ),
      expect: 'FAIL' as const,
      says: 'it is unclear whether',
    })),
    {
      name: 'asks the owner about an approval without an end that the words give for an hour',
      request: request('Let Aave V3 spend 100 USDC for one hour', erc20Approve(usdc, aavePool, dollars(100))),
      expect: 'FAIL',
      says: 'does not expire',
    },
    {
      name: 'lets an approval through of which the words say no time',
      request: request('Let Aave V3 spend 100 USDC', erc20Approve(usdc, aavePool, dollars(100))),
      expect: 'SKIP',
    },
    {
      name: 'stops milliseconds for seconds',
      request: request(intent, swap(soon * 1000)),
      expect: 'FAIL',
      says: 'not a time in Unix seconds',
    },
    {
      name: 'stops an order that has ended',
      request: orderRequest('Sell 3000 USDC for WETH on CoW Swap', { ...order, validTo: soon - 86_400 }),
      expect: 'FAIL',
    },
    {
      name: 'stops an order that lasts longer than is said',
      request: orderRequest('Sell 3000 USDC for WETH on CoW Swap, valid for 10 minutes', order),
      expect: 'FAIL',
    },
    {
      name: 'stops a request that its maker no longer stands by',
      request: {
        ...request(intent, swap(soon)),
        metadata: { generated_at_unix: soon - 1200, ttl_secs: 60, block_time_unix: soon - 1000 },
      },
      expect: 'FAIL',
      says: 'ttl_secs',
    },
    ...paymentsUntil(tenYears).map(([what, order, terms]) => ({
      name: `stops a signed payment ${what} that is good for years`,
      request: paymentRequest(paymentWords, order, terms),
      expect: 'FAIL' as const,
      says: 'more than an hour',
    })),
    ...paymentsUntil(unlimited).map(([what, order, terms]) => ({
      name: `stops a signed payment ${what} that is good for ever`,
      request: paymentRequest(paymentWords, order, terms),
      expect: 'FAIL' as const,
      says: 'forever',
    })),
    ...paymentsUntil(soon + 2400).map(([what, order, terms]) => ({
      name: `lets a signed payment ${what} through that ends within the hour`,
      request: paymentRequest(paymentWords, order, terms),
      expect: 'PASS' as const,
    })),
    ...['valid for one year', 'for a subscription until 31 December 2026'].map((words) => ({
      name: `stops a signed payment that is good for months, though the words speak of time: ${words}`,
      request: paymentRequest(
        `Pay api.example.com 0.05 USDC ${words}`,
        authorization({ message: { validBefore: `${soon + 25_000_000}` } }),
      ),
      expect: 'FAIL' as const,
      says: 'more than an hour',
    })),
    {
      name: 'stops a signed payment that lasts longer than is said, within the hour',
      request: paymentRequest(
        `${paymentWords} within 10 minutes`,
        authorization({ message: { validBefore: `${soon}` } }),
      ),
      expect: 'FAIL',
      says: 'Set the deadline to 1767226200.',
    },
    {
      name: 'lets a request through that is still fresh',
      request: {
        ...request(intent, swap(soon)),
        metadata: { generated_at_unix: soon - 1200, ttl_secs: 300, block_time_unix: soon - 1000 },
      },
      expect: 'PASS',
    },
    {
      name: 'lets a deadline within the time said through',
      request: request(`${intent} within 20 minutes`, swap(soon)),
      expect: 'PASS',
    },
    {
      name: 'lets any time to come through where none is said',
      request: request(intent, swap(soon + 7 * 86_400)),
      expect: 'PASS',
    },
    {
      name: 'lets the largest number through where none is said: it is how contracts say never',
      request: request(intent, v2SwapExactTokens({ ...trade, deadline: unlimited })),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say of a plain transfer',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'SKIP',
    },
  ],
};
