import type { Address } from '@countersign/protocol';
import {
  dollars,
  erc20Approve,
  erc20Transfer,
  friend,
  owner,
  request,
  stranger,
  usdc,
  v3Router,
} from '../calldata.fixture.ts';
import type { NodeCases } from '../node-case.ts';

/** The same first and last digits, different ones in between. */
const imitate = (address: Address, digits = 4): Address =>
  `0x${address.slice(2, 2 + digits)}${'5b'.repeat(20 - digits)}${address.slice(-digits)}`.toLowerCase() as Address;
const short = (address: Address) => `${address.slice(0, 6)}…${address.slice(-4)}`;
const send = (to: Address) => erc20Transfer(usdc, to, dollars(100));

export const addressPoisoningCases: NodeCases = {
  node: 'adversarial_detection.address_poisoning',
  cases: [
    {
      name: 'stops an imitation of the recipient',
      request: request(`Send 100 USDC to ${friend}`, send(imitate(friend))),
      expect: 'FAIL',
      says: friend,
    },
    {
      name: 'stops an imitation of the sender that the intent itself names',
      request: request(`Send 100 USDC to ${imitate(owner)}`, send(imitate(owner))),
      expect: 'FAIL',
      says: 'the sender',
    },
    {
      name: 'stops an imitation of a router',
      request: request(
        `Approve 100 USDC for ${imitate(v3Router)}`,
        erc20Approve(usdc, imitate(v3Router), dollars(100)),
      ),
      expect: 'FAIL',
      says: v3Router,
    },
    {
      name: 'stops an imitation of a token',
      request: request(`Send 100 USDC to ${friend}`, { ...send(friend), to: imitate(usdc) }),
      expect: 'FAIL',
      says: usdc,
    },
    {
      name: 'stops an imitation of what a name stands for',
      request: request('Send 100 USDC to bob.eth', send(imitate(friend)), { context: { 'bob.eth': friend } }),
      expect: 'FAIL',
      says: 'bob.eth',
    },
    {
      name: 'stops an imitation of a token that the chain itself gave out',
      request: request(
        `Send 1 OP to ${friend} on Optimism`,
        { ...erc20Transfer(usdc, friend, 10n ** 18n), to: imitate('0x4200000000000000000000000000000000000042') },
        { chain_id: 10 },
      ),
      expect: 'FAIL',
      says: '0x4200000000000000000000000000000000000042',
    },
    {
      name: 'stops another address than the one whose ends are named',
      request: request(`Send 100 USDC to ${short(friend)}`, send(stranger)),
      expect: 'FAIL',
      says: short(friend),
    },
    {
      name: 'stops another address than the one whose beginning is named',
      request: request(`Send 100 USDC to ${friend.slice(0, 8)}...`, send(stranger)),
      expect: 'FAIL',
    },
    {
      name: 'cannot tell an address by its ends',
      request: request(`Send 100 USDC to ${friend.slice(0, 6)}...${friend.slice(-4)}`, send(friend)),
      expect: 'SKIP',
      says: 'easy to imitate',
    },
    {
      name: 'lets the ends of a listed token, of the sender and of what is named in full through',
      request: request(
        `Send 100 USDC (${short(usdc)}) from ${short(owner)} to ${friend}, that is ${short(friend)}`,
        send(friend),
      ),
      expect: 'PASS',
    },
    {
      name: 'lets the ends of something else through',
      request: request(`Send 100 USDC to ${friend} to settle tx 0x1234…abcd`, send(friend)),
      expect: 'PASS',
    },
    {
      name: 'lets the recipient itself through',
      request: request(`Send 100 USDC to ${friend}`, send(friend)),
      expect: 'PASS',
    },
    {
      name: 'lets oneself through',
      request: request(`Send 100 USDC to myself, ${owner}`, send(owner)),
      expect: 'PASS',
    },
    {
      name: 'lets an address through that shares fewer digits',
      request: request(`Send 100 USDC to ${imitate(owner, 3)}`, send(imitate(owner, 3))),
      expect: 'PASS',
    },
    {
      name: 'lets an imitation through that the operator allows',
      request: request(`Send 100 USDC to ${imitate(owner)}`, send(imitate(owner))),
      policy: { allowed: [imitate(owner)] },
      expect: 'PASS',
    },
  ],
};
