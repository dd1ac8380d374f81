import {
  dai,
  dollars,
  erc20Approve,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  nobody,
  owner,
  request,
  usdc,
  v3ExactInputSingle,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const dead = '0x000000000000000000000000000000000000dEaD';
const send = (to: `0x${string}`) => erc20Transfer(usdc, to, dollars(5));
const swapTo = (to: `0x${string}`) =>
  v3ExactInputSingle({ tokenIn: usdc, tokenOut: weth, amountIn: dollars(1000), minOut: ether(0.2), to });

export const burnOrTokenRecipientCases: NodeCases = {
  node: 'adversarial_detection.burn_or_token_recipient',
  cases: [
    {
      name: 'stops a transfer to address zero',
      request: request(`Send 5 USDC to ${nobody}`, send(nobody)),
      expect: 'FAIL',
      says: 'nobody has the private key',
    },
    {
      name: 'stops a transfer to the dead',
      request: request(`Send 5 USDC to ${dead}`, send(dead)),
      expect: 'FAIL',
      says: dead,
    },
    {
      name: 'stops a transfer to a router where its protocol is named',
      request: request('Put 5 USDC into Uniswap', send(v3Router)),
      expect: 'FAIL',
      says: 'must be called',
    },
    {
      name: 'lets a transfer to a contract through that the intent has the address of',
      request: request(`Send 5 USDC to ${v3Router}`, send(v3Router)),
      expect: 'PASS',
    },
    {
      name: 'stops a transfer to the dead that is said to go to a burner',
      request: request(`Send 5 USDC to my burner wallet ${dead}`, send(dead)),
      expect: 'FAIL',
    },
    {
      name: 'stops a transfer to the token itself',
      request: request(`Send 5 USDC to ${usdc}`, send(usdc)),
      expect: 'FAIL',
      says: 'token contract itself',
    },
    {
      name: 'stops a transfer to another token',
      request: request(`Send 5 USDC to ${dai}`, send(dai)),
      expect: 'FAIL',
      says: 'a token contract',
    },
    {
      name: 'stops coins to a token',
      request: request(`Send 1 ETH to ${usdc}`, nativeTransfer(usdc, ether(1))),
      expect: 'FAIL',
    },
    {
      name: 'stops a swap that leaves its output in the router',
      request: request('Swap 1000 USDC for WETH on Uniswap', swapTo(v3Router)),
      expect: 'FAIL',
      says: 'the called contract',
    },
    {
      name: 'lets burning through that is asked for',
      request: request(`Burn 5 USDC by sending them to ${dead}`, send(dead)),
      expect: 'PASS',
      says: 'asks for the burn',
    },
    { name: 'lets people through', request: request(`Send 5 USDC to ${friend}`, send(friend)), expect: 'PASS' },
    {
      name: 'lets oneself through',
      request: request('Swap 1000 USDC for WETH on Uniswap', swapTo(owner)),
      expect: 'PASS',
    },
    {
      name: 'skips an approval',
      request: request('Approve 5 USDC for Uniswap', erc20Approve(usdc, v3Router, dollars(5))),
      expect: 'SKIP',
    },
  ],
};
