import type { Address } from '@countersign/protocol';
import type { Hex } from '../../effects/call.ts';
import type { Effect, Quantity, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { atMost, nft, rightOver, token, unnamed } from '../rules/quantity.ts';

const does = effectsOf('delegate-xyz');

const everyRight = `0x${'0'.repeat(64)}`;
/** Without a name of a right, the delegate may use all of them. */
const rightsTerm = (rights: Hex): readonly Term[] =>
  rights === everyRight ? [] : [{ what: 'rights', is: 'hex', value: rights }];

/** A registry that others ask who may act for a wallet: claim, mint, enter. Nothing moves. */
function delegates(call: CallContext, to: Address, rights: Hex, given: Quantity): Effect {
  const isGiven = given.amount !== 0n;
  const terms = rightsTerm(rights);
  return does(call, isGiven ? 'delegate' : 'operator', {
    gives: [given],
    ...(isGiven ? { to } : { spender: to }),
    ...(terms.length > 0 && { terms }),
    detail: isGiven ? 'may claim and sign in for the wallet; nothing can be moved' : 'may no longer act for the wallet',
  });
}

const registry = ['registry'];

export const delegateXyz: Protocol = {
  slug: 'delegate-xyz',
  name: 'Delegate',
  family: 'delegate-xyz',
  words: ['delegate.xyz', 'delegate registry', 'delegate cash', 'delegate.cash'],
  contracts: {
    registry: Object.fromEntries(
      [1, 10, 56, 100, 137, 8453, 42161, 43114, 11155111].map((id) => [
        id,
        ['0x00000000000000447e69651d841bd8d104bed493'],
      ]),
    ),
  },
  functions: [
    rule('function delegateAll(address to, bytes32 rights, bool enable)', registry, ({ to, rights, enable }, call) => ({
      effects: [delegates(call, to, rights, rightOver(unnamed('every item and token of the wallet'), enable))],
    })),
    rule(
      'function delegateContract(address to, address collection, bytes32 rights, bool enable)',
      registry,
      ({ to, collection, rights, enable }, call) => ({
        effects: [delegates(call, to, rights, rightOver(nft(collection, null), enable))],
      }),
    ),
    rule(
      'function delegateERC721(address to, address collection, uint256 tokenId, bytes32 rights, bool enable)',
      registry,
      ({ to, collection, tokenId, rights, enable }, call) => ({
        effects: [delegates(call, to, rights, atMost(nft(collection, tokenId), enable ? 1n : 0n))],
      }),
    ),
    rule(
      'function delegateERC20(address to, address token, bytes32 rights, uint256 amount)',
      registry,
      ({ to, token: held, rights, amount }, call) => ({
        effects: [delegates(call, to, rights, atMost(token(held), amount))],
      }),
    ),
    rule(
      'function delegateERC1155(address to, address collection, uint256 tokenId, bytes32 rights, uint256 amount)',
      registry,
      ({ to, collection, tokenId, rights, amount }, call) => ({
        effects: [delegates(call, to, rights, atMost(nft(collection, tokenId), amount))],
      }),
    ),
  ],
};
