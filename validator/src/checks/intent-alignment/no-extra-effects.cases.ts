import {
  dai,
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  request,
  stranger,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
  wrapEther,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const transfer = erc20Transfer(usdc, friend, dollars(100));
const swapWeth = v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(2900) });
const intent = `Send 100 USDC to ${friend}`;

export const noExtraEffectsCases: NodeCases = {
  node: 'intent_alignment.no_extra_effects',
  cases: [
    {
      name: 'stops a second transfer in the batch',
      request: request(intent, [transfer, nativeTransfer(stranger, ether(1))]),
      expect: 'FAIL',
      says: 'send 1 ETH',
    },
    {
      name: 'stops an approval of a token that nothing asked for uses',
      request: request(intent, [transfer, erc20Approve(dai, stranger, ether(1000))]),
      expect: 'FAIL',
      says: 'DAI',
    },
    {
      name: 'stops a second approval beside the one that serves',
      request: request('Swap 1 WETH for USDC on Uniswap', [
        erc20Approve(weth, v3Router, ether(1)),
        erc20Approve(weth, stranger, ether(1)),
        swapWeth,
      ]),
      expect: 'FAIL',
      says: stranger,
    },
    {
      name: 'stops a call that cannot be read',
      request: request(intent, [transfer, { to: stranger, data: '0xdeadbeef' }]),
      expect: 'FAIL',
      says: '0xdeadbeef',
    },
    {
      name: 'stops the same transfer done twice',
      request: request(intent, [transfer, transfer]),
      expect: 'FAIL',
    },
    {
      name: 'lets a transfer through that does just that',
      request: request(intent, transfer),
      expect: 'PASS',
    },
    {
      name: 'lets a wrap and an approval through that serve a swap',
      request: request('Swap 1 ETH for USDC on Uniswap', [
        wrapEther(ether(1)),
        erc20Approve(weth, v3Router, ether(1)),
        swapWeth,
      ]),
      expect: 'PASS',
    },
    {
      name: 'lets an allowance be set to zero before it is set anew',
      request: request('Swap 1 WETH for USDC on Uniswap', [
        erc20Approve(weth, v3Router, 0n),
        erc20Approve(weth, v3Router, ether(1)),
        swapWeth,
      ]),
      expect: 'PASS',
    },
    {
      name: 'lets two transfers through that add up to the amount asked for',
      request: request(intent, [erc20Transfer(usdc, friend, dollars(60)), erc20Transfer(usdc, friend, dollars(40))]),
      expect: 'PASS',
    },
  ],
};
