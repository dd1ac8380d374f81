import type { Address } from '@countersign/protocol';
import { down, me, self, v3In, wrap } from '../../protocols/rules/universal-router.fixture.ts';
import {
  aavePool,
  aaveSupply,
  dai,
  dollars,
  encode,
  erc20Approve,
  ether,
  friend,
  owner,
  request,
  type SentCall,
  soon,
  steth,
  stranger,
  usdc,
  v2SwapExactTokens,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';
import { execute, rightSwaps } from '../router-requests.fixture.ts';

const vault: Address = '0x9ca1f7fb6e1d3e5b1c7e2f4b7a8a5e4d3c2b1a09';
const contract: Address = '0x4a1c6f0b7b7a1fb7d2b1e4f7c0a9b3d2e5f61728';
const baseUsdc: Address = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';
const sushiRouter: Address = '0xd9e1ce17f2641f24ae83637ab66a2cca9c378b9f';
const pancakeBnb: Address = '0x10ed43c718714eb63d5aa57b78b54704e256024e';

const call = (to: Address, signature: string, ...args: readonly unknown[]): SentCall => ({
  to,
  data: encode(`function ${signature}`, ...args),
});
const v2Path =
  'swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)';
const swapArguments = [dollars(3000), ether(0.98), [usdc, weth], owner, BigInt(soon)] as const;

export const protocolCompatibilityPlacesCases: NodeCases = {
  node: 'technical_invariants.protocol_compatibility',
  cases: [
    ...rightSwaps.slice(0, 4).map((swap) => ({ ...swap, expect: 'PASS' as const })),
    {
      name: 'a supply to Aave',
      request: request('Supply 100 USDC to Aave', aaveSupply(usdc, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'a vault in no book, by its address',
      request: request(
        `Deposit 1000 USDC into the vault ${vault}`,
        call(vault, 'deposit(uint256 assets, address receiver)', dollars(1000), owner),
      ),
      expect: 'PASS',
    },
    {
      name: 'a vault in no book that the words give to a protocol and an address',
      request: request(
        `Deposit 1000 USDC into the Morpho vault ${vault}`,
        call(vault, 'deposit(uint256 assets, address receiver)', dollars(1000), owner),
      ),
      expect: 'PASS',
    },
    {
      name: 'a fork of the V2 router, by its address',
      request: request(
        `Swap 3000 USDC for at least 0.98 WETH on the router ${contract}`,
        call(contract, v2Path, ...swapArguments),
      ),
      expect: 'SKIP',
    },
    {
      name: 'SushiSwap',
      request: request(
        'Swap 3000 USDC for at least 0.98 WETH on SushiSwap',
        call(sushiRouter, v2Path, ...swapArguments),
      ),
      expect: 'PASS',
    },
    {
      name: 'a stake of stETH',
      request: request('Stake 1 ETH with Lido', {
        ...call(steth, 'submit(address referral)', '0x0000000000000000000000000000000000000000'),
        value: String(ether(1)),
      }),
      expect: 'PASS',
    },
    {
      name: 'a claim from a contract in no book, by its address',
      request: request(`Claim my rewards from ${contract}`, call(contract, 'getReward()')),
      expect: 'PASS',
    },
    {
      name: 'a call of a function that nobody knows, by its name and address',
      request: request(
        `Call setReferrer on ${contract} with ${friend}`,
        call(contract, 'setReferrer(address referrer)', friend),
      ),
      expect: 'PASS',
    },
    {
      name: 'a function of Aave that the book does not have',
      request: request('Set my Aave e-mode to 1', call(aavePool, 'setUserEMode(uint8 categoryId)', 1)),
      expect: 'PASS',
    },
    {
      name: 'an approval for a protocol',
      request: request('Approve Aave to spend 100 USDC', erc20Approve(usdc, aavePool, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'a withdrawal of WETH',
      request: request('Unwrap 1 WETH', call(weth, 'withdraw(uint256 wad)', ether(1))),
      expect: 'PASS',
    },
    {
      name: 'a pool of Aave that the book does not have, by its address',
      request: request(`Supply 100 USDC to the Aave pool ${contract}`, {
        ...aaveSupply(usdc, dollars(100)),
        to: contract,
      }),
      expect: 'SKIP',
    },
    {
      name: 'a stake in a contract in no book, by its address',
      request: request(`Stake 100 USDC in ${contract}`, call(contract, 'stake(uint256 amount)', dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'a router of a protocol that nobody described',
      request: request(
        'Swap 3000 USDC for at least 0.98 WETH on ShibaSwap',
        call('0x03f7724180aa6b939894b5ca4314783b0b36b329', v2Path, ...swapArguments),
      ),
      expect: 'SKIP',
    },
    {
      name: 'a withdrawal from Aave at a contract in no book',
      request: request(
        'Withdraw 100 USDC from Aave',
        call(contract, 'withdraw(address asset, uint256 amount, address to)', usdc, dollars(100), owner),
      ),
      expect: 'FAIL',
    },
    {
      name: 'the Universal Router at a stranger',
      request: request('Swap 1 ETH for at least 2950 USDC on Uniswap', {
        ...execute([wrap(self, ether(1)), v3In(me, ether(1), dollars(2950), down, false)], ether(1)),
        to: stranger,
      }),
      expect: 'FAIL',
    },
    {
      name: 'the pool of Aave on Ethereum, on Base',
      request: request('Supply 100 USDC to Aave on Base', aaveSupply(baseUsdc, dollars(100)), { chain_id: 8453 }),
      expect: 'FAIL',
    },
    {
      name: 'Aave at a stranger',
      request: request(
        'Supply 100 USDC to Aave',
        call(
          stranger,
          'supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
          usdc,
          dollars(100),
          owner,
          0,
        ),
      ),
      expect: 'FAIL',
    },
    {
      name: 'Uniswap at a contract in no book',
      request: request('Swap 3000 USDC for at least 0.98 WETH on Uniswap V2', call(contract, v2Path, ...swapArguments)),
      expect: 'FAIL',
    },
    {
      name: 'a swap of V3 at the pool of Aave',
      request: request('Swap 3000 USDC for at least 0.98 WETH on Uniswap V3', {
        ...v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.98) }),
        to: aavePool,
      }),
      expect: 'FAIL',
    },
    {
      name: 'a supply at the router of Uniswap',
      request: request('Supply 100 USDC to Aave', { ...aaveSupply(usdc, dollars(100)), to: v3Router }),
      expect: 'FAIL',
    },
    {
      name: 'a router of another chain',
      request: request(
        'Swap 3000 USDC for at least 0.98 WETH on PancakeSwap',
        call(pancakeBnb, v2Path, ...swapArguments),
      ),
      expect: 'SKIP',
    },
    {
      name: 'a V2 swap at a token',
      request: request('Swap 3000 USDC for at least 0.98 WETH on Uniswap V2', {
        ...v2SwapExactTokens({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(0.98) }),
        to: dai,
      }),
      expect: 'FAIL',
    },
    {
      name: 'a stake at a stranger',
      request: request('Stake 1 ETH with Lido', {
        ...call(contract, 'submit(address referral)', '0x0000000000000000000000000000000000000000'),
        value: String(ether(1)),
      }),
      expect: 'FAIL',
    },
    {
      name: 'a swap without a venue at a contract that nobody named',
      request: request('Swap 3000 USDC for at least 0.98 WETH', call(contract, v2Path, ...swapArguments)),
      expect: 'SKIP',
    },
  ],
};
