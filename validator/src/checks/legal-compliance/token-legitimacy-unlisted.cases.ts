import type { Address } from '@countersign/protocol';
import {
  aavePool,
  collection,
  dai,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  owner,
  permitMessage,
  request,
  type SentCall,
  signRequest,
  soon,
  stranger,
  usdc,
  v2Router,
  v2SwapExactTokens,
  v3ExactInputSingle,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

/** A real token that no list contains. */
const unlisted: Address = '0x7b2f3c9e0e8a4a52f2daf2bc0b0e3c1f0ab5d9e1';
const another: Address = '0x3c8d1b54f4a5e5d19cb1b38a3d5fca6c0a7e4f22';
const vault: Address = '0x9ca1f7fb6e1d3e5b1c7e2f4b7a8a5e4d3c2b1a09';
/** USDC on Base. */
const baseUsdc: Address = '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913';

const vaultCall = (signature: string, ...args: readonly unknown[]): SentCall => ({
  to: vault,
  data: encode(`function ${signature}`, ...args),
});

export const tokenLegitimacyUnlistedCases: NodeCases = {
  node: 'legal_compliance.token_legitimacy',
  cases: [
    {
      name: 'a transfer of a token by its address',
      request: request(
        `Send 100 base units of the token ${unlisted} to ${friend}`,
        erc20Transfer(unlisted, friend, 100n),
      ),
      expect: 'PASS',
    },
    {
      name: 'a transfer of whole tokens by address',
      request: request(`Send 100 of token ${unlisted} to ${friend}`, erc20Transfer(unlisted, friend, ether(100))),
      expect: 'PASS',
    },
    {
      name: 'a symbol next to the address',
      request: request(`Send 100 WOOFY (${unlisted}) to ${friend}`, erc20Transfer(unlisted, friend, ether(100))),
      expect: 'PASS',
    },
    {
      name: 'an approval of a token by its address',
      request: request(
        `Approve ${friend} to spend 100 of the token at ${unlisted}`,
        erc20Approve(unlisted, friend, ether(100)),
      ),
      expect: 'PASS',
    },
    {
      name: 'a revocation for a token in no list',
      request: request(`Revoke the allowance of ${friend} for token ${unlisted}`, erc20Approve(unlisted, friend, 0n)),
      expect: 'PASS',
    },
    {
      name: 'a swap into a token by its address',
      request: request(
        `Swap 1 WETH for at least 5000 of the token ${unlisted} on Uniswap V2`,
        v2SwapExactTokens({ tokenIn: weth, tokenOut: unlisted, amountIn: ether(1), minOut: ether(5000) }),
      ),
      expect: 'PASS',
    },
    {
      name: 'a swap out of a token by its address',
      request: request(
        `Sell 5000 of ${unlisted} for at least 0.9 WETH on Uniswap V3`,
        v3ExactInputSingle({
          tokenIn: unlisted,
          tokenOut: weth,
          amountIn: ether(5000),
          minOut: ether(0.9),
          fee: 10_000,
        }),
      ),
      expect: 'PASS',
    },
    {
      name: 'a swap of coins into a symbol with its address',
      request: request(`Buy WOOFY (${unlisted}) with 1 ETH on Uniswap V2, at least 5000`, {
        to: v2Router,
        data: encode(
          'function swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
          ether(5000),
          [weth, unlisted],
          owner,
          BigInt(soon),
        ),
        value: String(ether(1)),
      }),
      expect: 'PASS',
    },
    {
      name: 'a deposit into a vault by its address',
      request: request(
        `Deposit 1000 USDC into the vault ${vault}`,
        vaultCall('deposit(uint256 assets, address receiver)', dollars(1000), owner),
      ),
      expect: 'PASS',
    },
    {
      name: 'shares of a vault by its address',
      request: request(
        `Redeem 50 shares of the vault ${vault} to my wallet`,
        vaultCall('redeem(uint256 shares, address receiver, address owner)', ether(50), owner, owner),
      ),
      expect: 'PASS',
    },
    {
      name: 'an approval for a vault, and the deposit',
      request: request(`Approve and deposit 1000 USDC into the vault ${vault}`, [
        erc20Approve(usdc, vault, dollars(1000)),
        vaultCall('deposit(uint256 assets, address receiver)', dollars(1000), owner),
      ]),
      expect: 'PASS',
    },
    {
      name: 'a permit for a token by its address',
      request: signRequest(
        `Sign a permit for ${friend} to spend 100 base units of token ${unlisted} within 20 minutes`,
        permitMessage(unlisted, friend, 100n, { name: 'Woofy' }),
      ),
      expect: 'PASS',
    },
    {
      name: 'an item of a collection',
      request: request(`Send NFT 4411 of the collection ${collection} to ${friend}`, {
        to: collection,
        data: encode('function safeTransferFrom(address from, address to, uint256 tokenId)', owner, friend, 4411n),
      }),
      expect: 'SKIP',
    },
    {
      name: 'a supply of a token by its address',
      request: request(`Supply 100 of token ${unlisted} to Aave`, {
        to: aavePool,
        data: encode(
          'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
          unlisted,
          ether(100),
          owner,
          0,
        ),
      }),
      expect: 'PASS',
    },
    {
      name: 'a token on Base by its address',
      request: request(
        `On Base, send 25 of the token ${unlisted} to ${friend}`,
        erc20Transfer(unlisted, friend, ether(25)),
        { chain_id: 8453 },
      ),
      expect: 'PASS',
    },
    {
      name: 'a symbol without an address: somebody must look',
      request: request(`Send 100 WOOFY to ${friend}`, erc20Transfer(unlisted, friend, ether(100))),
      expect: 'SKIP',
    },
    {
      name: 'a symbol in small letters',
      request: request(`Send 100 woofy to ${friend}`, erc20Transfer(unlisted, friend, ether(100))),
      expect: 'SKIP',
    },
    {
      name: 'tokens without any name',
      request: request(`Send 100 of my tokens to ${friend}`, erc20Transfer(unlisted, friend, ether(100))),
      expect: 'SKIP',
    },
    {
      name: 'a vault that has a name and no address',
      request: request(
        'Deposit 1000 USDC into the Steakhouse USDC vault',
        vaultCall('deposit(uint256 assets, address receiver)', dollars(1000), owner),
      ),
      expect: 'SKIP',
    },
    {
      name: 'shares of a vault that has a name and no address',
      request: request(
        'Redeem 50 shares from the Gauntlet vault',
        vaultCall('redeem(uint256 shares, address receiver, address owner)', ether(50), owner, owner),
      ),
      expect: 'SKIP',
    },
    {
      name: 'an unlisted token in a text of capitals',
      request: request(`SEND 100 USDC TO ${friend}`, erc20Transfer(unlisted, friend, dollars(100))),
      expect: 'FAIL',
    },
    {
      name: 'a symbol after a dollar sign',
      request: request(`Send 12 $FROGZ to ${friend}`, erc20Transfer(unlisted, friend, ether(12))),
      expect: 'SKIP',
    },
    {
      name: 'two symbols that no list has',
      request: request(
        'Swap 50 FROGZ for at least 40 TOADZ on Uniswap V2',
        v2SwapExactTokens({ tokenIn: unlisted, tokenOut: another, amountIn: ether(50), minOut: ether(40) }),
      ),
      expect: 'SKIP',
    },
    {
      name: 'an amount that comes out of a vault without an address',
      request: request(
        'Withdraw 250 DAI from my yield vault',
        vaultCall('withdraw(uint256 assets, address receiver, address owner)', ether(250), owner, owner),
      ),
      expect: 'SKIP',
    },
    {
      name: 'an unlisted contract supplied in place of USDC',
      request: request('Supply 100 USDC to Aave', {
        to: aavePool,
        data: encode(
          'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
          unlisted,
          dollars(100),
          owner,
          0,
        ),
      }),
      expect: 'FAIL',
    },
    {
      name: 'an unlisted contract approved in place of usdc in small letters',
      request: request(`Approve ${friend} to spend 12 usdc`, erc20Approve(unlisted, friend, dollars(12))),
      expect: 'FAIL',
    },
    {
      name: 'an unlisted contract said to be USDC',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(unlisted, friend, dollars(100))),
      expect: 'FAIL',
    },
    {
      name: 'an unlisted contract approved in place of DAI',
      request: request(`Approve ${friend} to spend 100 DAI`, erc20Approve(unlisted, friend, ether(100))),
      expect: 'FAIL',
    },
    {
      name: 'an unlisted token bought in place of USDC',
      request: request(
        'Swap 1 WETH for at least 2950 USDC on Uniswap V2',
        v2SwapExactTokens({ tokenIn: weth, tokenOut: unlisted, amountIn: ether(1), minOut: dollars(2950) }),
      ),
      expect: 'FAIL',
    },
    {
      name: 'another unlisted token than the words name',
      request: request(`Send 100 of token ${unlisted} to ${friend}`, erc20Transfer(another, friend, ether(100))),
      expect: 'FAIL',
    },
    {
      name: 'an address of another chain',
      request: request(`On Base, send 25 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(25)), {
        chain_id: 8453,
      }),
      expect: 'FAIL',
    },
    {
      name: 'a route through a token that nobody named',
      request: request('Swap 1000 DAI for at least 990 USDC on Uniswap V2', {
        to: v2Router,
        data: encode(
          'function swapExactTokensForTokens(uint256 amountIn, uint256 amountOutMin, address[] path, address to, uint256 deadline)',
          ether(1000),
          dollars(990),
          [dai, unlisted, usdc],
          owner,
          BigInt(soon),
        ),
      }),
      expect: 'SKIP',
    },
    {
      name: 'a permit for an unlisted contract that calls itself USD Coin',
      request: signRequest(
        `Sign a permit for ${stranger} to spend 100 USDC within 20 minutes`,
        permitMessage(unlisted, stranger, dollars(100)),
      ),
      expect: 'FAIL',
    },
    {
      name: 'the USDC of Base on Ethereum',
      request: request(`Send 25 USDC to ${friend} on Ethereum`, erc20Transfer(baseUsdc, friend, dollars(25))),
      expect: 'FAIL',
    },
  ],
};
