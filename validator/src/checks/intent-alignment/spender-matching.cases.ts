import {
  dollars,
  erc20Approve,
  ether,
  friend,
  multicall3,
  orderRequest,
  permit2,
  request,
  stranger,
  usdc,
  v3ExactInputSingle,
  v3Router,
  vaultRelayer,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const swap = v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.99) });

/** Settles orders, but never takes tokens itself; the relayer of the vault does. */
const settlement = '0x9008D19f58AAbD9eD0D60971565AA8510560ab41';
const v3Factory = '0x1F98431c8aD98523631AE4a59f267346ea31F984';

export const spenderMatchingCases: NodeCases = {
  node: 'intent_alignment.spender_matching',
  cases: [
    {
      name: 'stops an approval of a contract of the protocol that takes no tokens',
      request: request('Approve CoW Swap to spend 100 USDC', erc20Approve(usdc, settlement, dollars(100))),
      expect: 'FAIL',
      says: 'does not take tokens',
    },
    {
      name: 'skips the end of a right of somebody whom the words do not name beside whom they do',
      request: request(`Revoke the USDC and WETH allowances of ${friend}`, [
        erc20Approve(usdc, friend, 0n),
        erc20Approve(weth, stranger, 0n),
      ]),
      expect: 'SKIP',
      says: stranger,
    },
    {
      name: 'stops an approval of a contract that makes any call for anybody',
      request: request('Approve Multicall3 to spend 100 USDC', erc20Approve(usdc, multicall3, dollars(100))),
      expect: 'FAIL',
    },
    {
      name: 'stops an approval of the factory beside a swap on the router',
      request: request('Swap 3000 USDC for WETH on Uniswap', [erc20Approve(usdc, v3Factory, dollars(3000)), swap]),
      expect: 'FAIL',
    },
    {
      name: 'stops an approval of somebody else than the one named',
      request: request(`Approve 100 USDC for ${friend}`, erc20Approve(usdc, stranger, dollars(100))),
      expect: 'FAIL',
      says: `Set the spender to ${friend}`,
    },
    {
      name: 'stops an approval of a stranger beside the swap that needs one',
      request: request('Swap 3000 USDC for WETH on Uniswap', [erc20Approve(usdc, stranger, dollars(3000)), swap]),
      expect: 'FAIL',
      says: v3Router,
    },
    {
      name: 'stops an approval of a contract of another protocol than the one named',
      request: request('Approve 100 USDC for Aave', erc20Approve(usdc, v3Router, dollars(100))),
      expect: 'FAIL',
    },
    {
      name: 'stops an approval that names nobody',
      request: request('Approve 100 USDC', erc20Approve(usdc, stranger, dollars(100))),
      expect: 'FAIL',
    },
    {
      name: 'stops an approval of a stranger for a swap, by whatever name the intent calls the spender',
      request: request('Approve exactly 3000 USDC to whatever router is used and swap to WETH', [
        erc20Approve(usdc, stranger, dollars(3000)),
        swap,
      ]),
      expect: 'FAIL',
    },
    {
      name: 'lets the spender through who is named',
      request: request(`Approve 100 USDC for ${friend}`, erc20Approve(usdc, friend, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets a contract of the protocol through that is named',
      request: request('Approve 100 USDC for Uniswap', erc20Approve(usdc, v3Router, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets Permit2 through for a protocol that takes tokens by it',
      request: request('Approve 100 USDC for Uniswap', erc20Approve(usdc, permit2, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets the relayer through that takes what an order sells',
      request: orderRequest(
        'Sell 3000 USDC for WETH on CoW Swap',
        { sellToken: usdc, buyToken: weth, sellAmount: dollars(3000), buyAmount: ether(0.99) },
        { transactions: [erc20Approve(usdc, vaultRelayer, dollars(3000))] },
      ),
      expect: 'PASS',
    },
    {
      name: 'lets the contract through that a step to come needs',
      request: request('Swap 3000 USDC for WETH on Uniswap', erc20Approve(usdc, v3Router, dollars(3000))),
      expect: 'PASS',
      says: 'takes it for "Swap 3000 USDC for WETH on Uniswap"',
    },
    {
      name: 'cannot tell where the step to come names no place',
      request: request('Swap 3000 USDC for WETH', erc20Approve(usdc, v3Router, dollars(3000))),
      expect: 'SKIP',
      says: 'name the protocol',
    },
    {
      name: 'lets the approval through that a swap needs',
      request: request('Swap 3000 USDC for WETH on Uniswap', [erc20Approve(usdc, v3Router, dollars(3000)), swap]),
      expect: 'PASS',
    },
  ],
};
