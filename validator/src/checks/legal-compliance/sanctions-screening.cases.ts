import {
  aggregate,
  dollars,
  encode,
  erc20Transfer,
  ether,
  friend,
  nativeTransfer,
  orderRequest,
  request,
  stranger,
  usdc,
  weth,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

/** Designated on 2022-04-14. */
const sanctioned = '0x098B716B8Aaf21512996dC57EB0615e2383E2f96';
/** Tornado Cash, taken off the list on 2025-03-21. */
const delisted = '0x910Cbd523D972eb0a6f4cAe4618aD62622b39DbF';
const sale = { sellToken: usdc, buyToken: weth, sellAmount: dollars(1000), buyAmount: ether(0.2) };

export const sanctionsScreeningCases: NodeCases = {
  node: 'legal_compliance.sanctions_screening',
  cases: [
    {
      name: 'stops a transfer to a listed address',
      request: request(`Send 1 ETH to ${sanctioned}`, nativeTransfer(sanctioned, ether(1))),
      expect: 'FAIL',
      says: sanctioned,
    },
    {
      name: 'stops a token transfer to one',
      request: request(`Send 100 USDC to ${sanctioned}`, erc20Transfer(usdc, sanctioned, dollars(100))),
      expect: 'FAIL',
      says: sanctioned,
    },
    {
      name: 'stops one inside a batch',
      request: request(
        `Send 100 USDC to ${friend}`,
        aggregate([erc20Transfer(usdc, friend, dollars(100)), erc20Transfer(usdc, sanctioned, 1n)]),
      ),
      expect: 'FAIL',
      says: sanctioned,
    },
    {
      name: 'stops one in the arguments of a function that is not known',
      request: request('Do it', { to: stranger, data: encode('function frobnicate(address who)', sanctioned) }),
      expect: 'FAIL',
      says: sanctioned,
    },
    {
      name: 'stops one packed into bytes',
      request: request('Do it', {
        to: stranger,
        data: encode('function frobnicate(bytes what)', `0xff${sanctioned.slice(2)}ff`),
      }),
      expect: 'FAIL',
      says: sanctioned,
    },
    {
      name: 'stops one as the receiver of an order',
      request: orderRequest('Swap 1000 USDC for WETH', { ...sale, receiver: sanctioned }),
      expect: 'FAIL',
      says: sanctioned,
    },
    {
      name: 'stops one as the sender',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1)), { from: sanctioned }),
      expect: 'FAIL',
      says: 'the sender',
    },
    {
      name: 'stops one that only the intent names',
      request: request(`Send 1 ETH to ${sanctioned}`, nativeTransfer(friend, ether(1))),
      expect: 'FAIL',
      says: 'the intent',
    },
    {
      name: 'stops one that would get the account',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1)), {
        authorization_list: [{ address: sanctioned, chain_id: 1, nonce: 0 }],
      }),
      expect: 'FAIL',
      says: 'authorization',
    },
    {
      name: 'stops one though the operator allows it',
      request: request(`Send 1 ETH to ${sanctioned}`, nativeTransfer(sanctioned, ether(1))),
      policy: { allowed: [sanctioned] },
      expect: 'FAIL',
    },
    {
      name: 'lets others through',
      request: request(`Send 1 ETH to ${friend}`, nativeTransfer(friend, ether(1))),
      expect: 'PASS',
      says: 'None of the ',
    },
    {
      name: 'lets an address through that was taken off the list',
      request: request(`Send 1 ETH to ${delisted}`, nativeTransfer(delisted, ether(1))),
      expect: 'PASS',
    },
  ],
};
