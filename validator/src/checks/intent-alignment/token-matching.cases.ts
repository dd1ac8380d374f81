import {
  collection,
  dai,
  dollars,
  encode,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  owner,
  request,
  type SentCall,
  stranger,
  usdc,
  usdt,
  v3ExactInputSingle,
  v3Router,
  weth,
  wrapEther,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const itemTransfer = (id: bigint): SentCall => ({
  to: collection,
  data: encode('function safeTransferFrom(address from, address to, uint256 tokenId)', owner, friend, id),
});

export const tokenMatchingCases: NodeCases = {
  node: 'intent_alignment.token_matching',
  cases: [
    {
      name: 'stops the coin of a chain that nobody knows',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1)), { chain_id: 999 }),
      expect: 'FAIL',
      says: 'chain 999 and its native coin are unknown here',
    },
    {
      name: 'stops another item than the number that the intent speaks of',
      request: request(`Send the NFT from ${collection}, i.e. #314, to ${friend}`, itemTransfer(315n)),
      expect: 'FAIL',
      says: '315',
    },
    {
      name: 'stops another token than the one named',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(usdt, friend, dollars(100))),
      expect: 'FAIL',
      says: 'USDT',
    },
    {
      name: 'stops a token at an address that no list has, whatever it calls itself',
      request: request(`Send 100 USDC to ${friend}`, erc20Transfer(stranger, friend, dollars(100))),
      expect: 'FAIL',
      says: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    },
    {
      name: 'stops a swap into another token',
      request: request(
        'Swap 100 USDC for WETH on Uniswap',
        v3ExactInputSingle({ tokenIn: usdc, tokenOut: dai, amountIn: dollars(100), minOut: ether(99) }),
      ),
      expect: 'FAIL',
      says: 'DAI',
    },
    {
      name: 'stops a swap in the wrong direction',
      request: request(
        'Swap 1 WETH for USDC on Uniswap',
        v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1), minOut: ether(0.0003) }),
      ),
      expect: 'FAIL',
    },
    {
      name: 'stops a swap in the wrong direction whose amounts are those that are said',
      request: request(
        'Swap 1 WETH for at least 3000 USDC on Uniswap',
        v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(3000), minOut: ether(1) }),
      ),
      expect: 'FAIL',
    },
    {
      name: 'stops WETH where ETH was to be paid',
      request: request(`Send 1 ETH to ${friend}`, erc20Transfer(weth, friend, ether(1))),
      expect: 'FAIL',
      says: 'WETH',
    },
    {
      name: 'stops a wrap where another token was to be bought',
      request: request('Swap 1 ETH for USDC', wrapEther(ether(1))),
      expect: 'FAIL',
      says: 'WETH',
    },
    {
      name: 'cannot tell what is got where only what is given is said',
      request: request(
        'Sell 100 USDC on Uniswap',
        v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(100), minOut: ether(0.03) }),
      ),
      expect: 'SKIP',
      says: 'what to get',
    },
    {
      name: 'cannot tell a symbol that no list has from a token that no list has',
      request: request(`Send 5 XQZT to ${friend}`, erc20Transfer(stranger, friend, ether(5)), { chain_id: 11155111 }),
      expect: 'SKIP',
    },
    {
      name: 'lets WETH through for ETH in a trade',
      request: request(
        'Swap 1 ETH for USDC on Uniswap',
        v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(2900) }),
      ),
      expect: 'PASS',
      says: 'wrapped form',
    },
    {
      name: 'lets ETH through that the router wraps',
      request: request(
        'Swap 1 ETH for USDC on Uniswap',
        v3ExactInputSingle({
          tokenIn: weth,
          tokenOut: usdc,
          amountIn: ether(1),
          minOut: dollars(2900),
          value: ether(1),
        }),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets ETH through that is wrapped in the same batch',
      request: request('Swap 1 ETH for USDC on Uniswap', [
        wrapEther(ether(1)),
        erc20Approve(weth, v3Router, ether(1)),
        v3ExactInputSingle({ tokenIn: weth, tokenOut: usdc, amountIn: ether(1), minOut: dollars(2900) }),
      ]),
      expect: 'PASS',
    },
    {
      name: 'lets a token through that is named by its address',
      request: request(`Send 100 of ${usdc} to ${friend}`, erc20Transfer(usdc, friend, dollars(100))),
      expect: 'PASS',
    },
    {
      name: 'lets the coin of the chain through',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1))),
      expect: 'PASS',
    },
  ],
};
