import type { Address } from '@countersign/protocol';
import {
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  multicall3,
  nativeTransfer,
  owner,
  request,
  type SentCall,
  safeExec,
  soon,
  usdc,
  v3ExactInputSingle,
  v3Router,
  v3Router02,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swapEther = (value: bigint) =>
  v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(2900), value });

/** An unlisted account, whose maker may keep the coins sent to it. */
const account: Address = '0x1c0ffee0000000000000000000000000000acc01';
const by = (call: SentCall, value = 0n): SentCall => ({ ...safeExec(call, 0), to: account, value: String(value) });

const exactOutput = encode(
  'function exactOutputSingle((address tokenIn, address tokenOut, uint24 fee, address recipient, uint256 amountOut, uint256 amountInMaximum, uint160 sqrtPriceLimitX96) params)',
  {
    tokenIn: weth,
    tokenOut: usdc,
    fee: 500,
    recipient: owner,
    amountOut: dollars(1000),
    amountInMaximum: ether(0.4),
    sqrtPriceLimitX96: 0n,
  },
);
const refund = encode('function refundETH()');
const multicall = (...parts: readonly string[]): SentCall => ({
  to: v3Router02,
  data: encode('function multicall(uint256 deadline, bytes[] data)', BigInt(soon), parts),
  value: String(ether(0.4)),
});
const payEach: SentCall = {
  to: multicall3,
  data: encode('function aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[] calls)', [
    { target: friend, allowFailure: false, value: ether(1), callData: '0x' },
  ]),
};

export const valueMatchingCases: NodeCases = {
  node: 'intent_alignment.value_matching',
  cases: [
    {
      name: 'stops coins that an account nobody names keeps while it claims to send its own',
      request: request(`Send 1 ETH to ${friend}`, by(nativeTransfer(friend, ether(1)), ether(1))),
      expect: 'FAIL',
      says: 'nothing in it serves what the intent asks for',
    },
    {
      name: 'stops coins that stay in an account of which the intent only speaks',
      request: request(`Send 1 ETH to ${friend} from my Safe`, by(nativeTransfer(friend, ether(1)), ether(1))),
      expect: 'FAIL',
    },
    {
      name: 'stops coins of a swap that such an account is to make',
      request: request('Swap 1 ETH for USDC on Uniswap', by(swapEther(ether(1)), ether(1))),
      expect: 'FAIL',
    },
    {
      name: 'stops an exact output whose rest stays in the router',
      request: request('Buy 1000 USDC with ETH on Uniswap', {
        to: v3Router02,
        data: exactOutput,
        value: String(ether(0.4)),
      }),
      expect: 'FAIL',
      says: 'refundETH',
    },
    {
      name: 'stops fewer coins than a batch hands on',
      request: request(`Send 1 ETH to ${friend}`, payEach),
      expect: 'FAIL',
      says: 'Set the value to 1000000000000000000.',
    },
    {
      name: 'lets coins through that the account spends which the intent names',
      request: request(
        `Send 1 ETH to ${friend} from my Safe ${account}`,
        by(nativeTransfer(friend, ether(1)), ether(1)),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets coins through that a batch hands on',
      request: request(`Send 1 ETH to ${friend}`, { ...payEach, value: String(ether(1)) }),
      expect: 'PASS',
    },
    {
      name: 'lets an exact output through that calls for its rest',
      request: request('Buy 1000 USDC with ETH on Uniswap', multicall(exactOutput, refund)),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say where the sender pays out of the account itself',
      request: request(`Send 1 ETH to ${friend}`, {
        to: owner,
        data: encode('function execute(address target, uint256 value, bytes data)', friend, ether(1), '0x'),
      }),
      expect: 'SKIP',
    },
    {
      name: 'stops coins on a token transfer',
      request: request(`Send 100 USDC to ${friend}`, {
        ...erc20Transfer(usdc, friend, dollars(100)),
        value: String(ether(1)),
      }),
      expect: 'FAIL',
      says: '1 ETH',
    },
    {
      name: 'stops coins on an approval, and says what to set',
      request: request(`Approve 100 USDC for ${v3Router}`, {
        ...erc20Approve(usdc, v3Router, dollars(100)),
        value: String(ether(0.5)),
      }),
      expect: 'FAIL',
      says: 'Set the value to 0.',
    },
    {
      name: 'stops more coins than a swap takes',
      request: request('Swap 1 ETH for USDC on Uniswap', swapEther(ether(2))),
      expect: 'FAIL',
    },
    {
      name: 'lets the coins of a transfer through',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1))),
      expect: 'PASS',
    },
    {
      name: 'lets the coins of a swap through',
      request: request('Swap 1 ETH for USDC on Uniswap', swapEther(ether(1))),
      expect: 'PASS',
    },
    {
      name: 'has nothing to say where no coins move',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'SKIP',
    },
  ],
};
