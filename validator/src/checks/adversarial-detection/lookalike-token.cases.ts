import {
  dollars,
  erc20Transfer,
  friend,
  permitMessage,
  request,
  signRequest,
  stranger,
  usdc,
  v3Router,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const send = erc20Transfer(usdc, friend, dollars(100));

export const lookalikeTokenCases: NodeCases = {
  node: 'adversarial_detection.lookalike_token',
  cases: [
    {
      name: 'stops a Cyrillic letter in a symbol',
      request: request(`Send 100 USD\u0421 to ${friend}`, send),
      expect: 'FAIL',
      says: 'USDC',
    },
    {
      name: 'stops a Greek letter in a symbol',
      request: request(`Send 1 W\u0395TH to ${friend}`, send),
      expect: 'FAIL',
      says: 'WETH',
    },
    {
      name: 'stops another letter in a symbol of small and capital letters',
      request: request(`Send 1 wst\u0395TH to ${friend}`, send),
      expect: 'FAIL',
      says: 'wstETH',
    },
    {
      name: 'stops a digit for a letter',
      request: request(`Send 100 U5DC to ${friend}`, send),
      expect: 'FAIL',
      says: 'USDC',
    },
    {
      name: 'stops a small l for a capital I',
      request: request(`Send 100 DAl to ${friend}`, send),
      expect: 'FAIL',
      says: 'DAI',
    },
    {
      name: 'stops a look-alike in a hint',
      request: request(`Send 100 USDC to ${friend}`, send, {
        asset: 'U\u0405DC',
      }),
      expect: 'FAIL',
      says: 'proposed_tx.asset',
    },
    {
      name: 'stops a look-alike in metadata',
      request: request(`Send 100 USDC to ${friend}`, send, { metadata: { token: { symbol: 'U\u0405DC' } } }),
      expect: 'FAIL',
      says: 'metadata.token.symbol',
    },
    {
      name: 'stops a domain that takes the name of a token',
      request: signRequest(
        `Sign a permit for ${v3Router} to spend 100 USDC`,
        permitMessage(stranger, v3Router, dollars(100), { name: 'USD Coin' }),
      ),
      expect: 'FAIL',
      says: 'USD Coin',
    },
    { name: 'lets plain symbols through', request: request(`Send 100 USDC to ${friend}`, send), expect: 'PASS' },
    {
      name: 'lets other words of another script through',
      request: request(`Отправь 100 USDC на ${friend}`, send),
      expect: 'PASS',
    },
    {
      name: 'lets the token itself through in a domain',
      request: signRequest(
        `Sign a permit for ${v3Router} to spend 100 USDC`,
        permitMessage(usdc, v3Router, dollars(100)),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets digits in names through',
      request: request(`Send 100 USDC to ${friend} for the Q3 2025 invoice B2B-15`, send),
      expect: 'PASS',
    },
  ],
};
