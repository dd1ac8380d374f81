import {
  aavePool,
  aaveSupply,
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  request,
  stranger,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) });
const toFriend = erc20Transfer(usdc, friend, dollars(100));
const toStranger = erc20Transfer(usdc, stranger, dollars(50));
const ordered = `First send 100 USDC to ${friend}, then send 50 USDC to ${stranger}`;

export const sequenceCheckCases: NodeCases = {
  node: 'intent_alignment.sequence_check',
  cases: [
    {
      name: 'stops an approval that comes after the swap',
      request: request('Swap 3000 USDC for WETH on Uniswap', [swap, erc20Approve(usdc, v3Router, dollars(3000))]),
      expect: 'FAIL',
      says: 'Put the approve before the swap.',
    },
    {
      name: 'stops calls in another order than the one said',
      request: request(ordered, [toStranger, toFriend]),
      expect: 'FAIL',
      says: 'sequence of the intent',
    },
    {
      name: 'stops an approval asked for that comes after its use',
      request: request('Approve 100 USDC for Aave and supply 100 USDC to Aave', [
        aaveSupply(usdc, dollars(100)),
        erc20Approve(usdc, aavePool, dollars(100)),
      ]),
      expect: 'FAIL',
    },
    {
      name: 'lets an approval through that comes before the swap',
      request: request('Swap 3000 USDC for WETH on Uniswap', [erc20Approve(usdc, v3Router, dollars(3000)), swap]),
      expect: 'PASS',
    },
    {
      name: 'lets calls through in the order said',
      request: request(ordered, [toFriend, toStranger]),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say where no order is said',
      request: request(`Send 100 USDC to ${friend} and 50 USDC to ${stranger}`, [toStranger, toFriend]),
      expect: 'SKIP',
    },
  ],
};
