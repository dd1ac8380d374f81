import {
  dollars,
  erc20Transfer,
  ether,
  friend,
  orderRequest,
  permitMessage,
  request,
  signRequest,
  stranger,
  usdc,
  v3Router,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

const intent = `Sign a permit that lets ${v3Router} take 100 USDC`;
const sale = { sellToken: usdc, buyToken: weth, sellAmount: dollars(1000), buyAmount: ether(0.2) };

/** A permit of Permit2, whose verifying contract is always the same. */
const permit2Message = (verifyingContract: string) => ({
  domain: { name: 'Permit2', chainId: 1, verifyingContract },
  primaryType: 'PermitSingle',
  types: {
    PermitSingle: [
      { name: 'details', type: 'PermitDetails' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ],
    PermitDetails: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint160' },
      { name: 'expiration', type: 'uint48' },
      { name: 'nonce', type: 'uint48' },
    ],
  },
  message: {
    details: { token: usdc, amount: '100000000', expiration: 1_767_312_000, nonce: 0 },
    spender: v3Router,
    sigDeadline: '1767226800',
  },
});

export const typedDataDomainCases: NodeCases = {
  node: 'technical_invariants.typed_data_domain',
  cases: [
    {
      name: 'stops a signature for another chain',
      request: signRequest(intent, permitMessage(usdc, v3Router, dollars(100), { chainId: 10 })),
      expect: 'FAIL',
      says: 'chain 10',
    },
    {
      name: 'stops a false Permit2',
      request: signRequest(intent, permit2Message(stranger)),
      expect: 'FAIL',
      says: 'Permit2',
    },
    {
      name: 'stops a domain without a chain',
      request: signRequest(intent, {
        ...permitMessage(usdc, v3Router, dollars(100)),
        domain: { name: 'USD Coin', version: '2', verifyingContract: usdc },
      }),
      expect: 'FAIL',
      says: 'no chain',
    },
    {
      name: 'lets Permit2 itself through',
      request: signRequest(intent, permit2Message('0x000000000022D473030F116dDEE9F6B43aC78BA3')),
      expect: 'PASS',
    },
    {
      name: 'lets a permit of the token on this chain through',
      request: signRequest(intent, permitMessage(usdc, v3Router, dollars(100))),
      expect: 'PASS',
      says: 'chain 1',
    },
    {
      name: 'lets an order in the form of the CoW API through',
      request: orderRequest('Swap 1000 USDC for WETH on CoW Swap', sale),
      expect: 'PASS',
    },
    {
      name: 'skips what is sent and not signed',
      request: request(`Send 1 USDC to ${friend}`, erc20Transfer(usdc, friend, dollars(1))),
      expect: 'SKIP',
    },
  ],
};
