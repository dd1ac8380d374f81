import type { Address } from '@countersign/protocol';
import { type Effect, maxUint256 } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { nonceOf, signatureBytes, signatureOf } from '../rules/irrelevant.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atMost, token } from '../rules/quantity.ts';
import { differsFromToken } from '../rules/token-domains.ts';

const does = effectsOf('eip2612');

interface Permit {
  readonly token: Address;
  readonly owner: Address;
  readonly spender: Address;
  readonly amount: bigint;
  readonly deadline: bigint;
}

/** An allowance that the owner gives by signature, so that another account may submit it. */
const permits = (call: Pick<CallContext, 'path'>, { owner, spender, amount, deadline, ...permit }: Permit): Effect =>
  does({ ...call, from: owner }, 'permit', { gives: [atMost(token(permit.token), amount)], spender, deadline });

/** DAI allows all or nothing, and uses the expiry 0 for never. */
const daiPermit = (holder: Address, spender: Address, expiry: bigint, allowed: boolean) => ({
  owner: holder,
  spender,
  amount: allowed ? maxUint256 : 0n,
  deadline: expiry === 0n ? maxUint256 : expiry,
});

export const eip2612: Protocol = {
  slug: 'eip2612',
  name: 'EIP-2612 permit',
  family: 'eip2612',
  words: ['eip-2612', 'eip2612', 'erc-2612'],
  contracts: {},
  functions: [
    rule(
      'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      'any',
      ({ owner, spender, value, deadline }, call) => ({
        effects: [permits(call, { token: call.to, owner, spender, amount: value, deadline })],
      }),
      { irrelevant: signatureOf() },
    ),
    rule(
      'function permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
      'any',
      ({ owner, spender, value, deadline }, call) => ({
        effects: [permits(call, { token: call.to, owner, spender, amount: value, deadline })],
      }),
      { irrelevant: signatureBytes() },
    ),
    rule(
      'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
      'any',
      ({ holder, spender, expiry, allowed }, call) => ({
        effects: [permits(call, { token: call.to, ...daiPermit(holder, spender, expiry, allowed) })],
      }),
      { irrelevant: { ...nonceOf(), ...signatureOf() } },
    ),
  ],
  typedData: [
    {
      primaryType: 'Permit',
      on: 'any',
      encodedType: 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
      read({ owner, spender, value, deadline }, { domain }) {
        if (domain.verifyingContract === null) return {};
        const parties = { token: domain.verifyingContract, owner: owner as Address, spender: spender as Address };
        return {
          effects: [permits({ path: 'order' }, { ...parties, amount: value as bigint, deadline: deadline as bigint })],
        };
      },
      wrongDomain: differsFromToken,
      fates: { irrelevant: nonceOf() },
    },
    {
      primaryType: 'Permit',
      on: 'any',
      encodedType: 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)',
      read({ holder, spender, expiry, allowed }, { domain }) {
        if (domain.verifyingContract === null) return {};
        const permit = daiPermit(holder as Address, spender as Address, expiry as bigint, allowed as boolean);
        return { effects: [permits({ path: 'order' }, { token: domain.verifyingContract, ...permit })] };
      },
      fates: { irrelevant: nonceOf() },
    },
  ],
};
