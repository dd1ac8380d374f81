import { checksumAddress } from '@countersign/protocol';
import { callOf } from '../../compare/call-of.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import type { Facts } from '../../facts/facts.ts';
import { movedTokens } from '../moved-tokens.ts';
import { cannotTell, fail, type Node, notApplicable, pass, UNSURE } from '../node.ts';
import { leavesRoom } from './leaves-room.ts';

/**
 * Tokens that only represent a share of a deposit or a withdrawal: at a known contract, or at the called contract
 * itself, such as a vault. Anyone can create a pool or a vault, so an unlisted one is neither wrong nor safe.
 */
function shareTokens({ decoded, data, request }: Facts): ReadonlySet<string> {
  const shares = new Set<string>();
  const others = new Set<string>();
  for (const effect of decoded.effects) {
    const { kind, gives, gets } = effect;
    const target = callOf(decoded, effect)?.to;
    const isKnown = target ? data.contracts.at(request.chainId, target) !== null : false;
    const side = kind === 'supply' ? gets : kind === 'withdraw' ? gives : [];
    const share = side.filter(({ asset }) => isKnown || (asset.kind === 'token' && asset.address === target));
    const put = (quantities: typeof gives) =>
      quantities.flatMap(({ asset }) => (asset.kind === 'token' ? [asset.address] : []));
    for (const token of put(share)) shares.add(token);
    for (const token of put([...gives, ...gets].filter((quantity) => !share.includes(quantity)))) others.add(token);
  }
  return new Set([...shares].filter((token) => !others.has(token)));
}

/** Tokens that are sold, bought or approved; the others are only intermediate. */
const endTokens = ({ decoded }: Facts): ReadonlySet<string> =>
  new Set(
    decoded.effects.flatMap(({ gives, gets }) =>
      [...gives, ...gets].flatMap(({ asset }) => (asset.kind === 'token' ? [asset.address] : [])),
    ),
  );

/** Why an unlisted token may be meant all the same; null: the words exclude it. */
function doubtAbout(facts: Facts, strange: readonly `0x${string}`[]): string | null {
  const shares = shareTokens(facts);
  const shown = checksumAddress(strange[0] ?? '0x');
  if (strange.every((token) => shares.has(token))) {
    return `The pool of the shares ${shown} is not listed, so its origin is unknown. To settle it, name the pool by its address.`;
  }
  const ends = endTokens(facts);
  if (strange.every((token) => !ends.has(token))) {
    return `The swap goes through ${shown}, which is not listed. To settle it, name the token by its address, or choose another route.`;
  }
  return leavesRoom(facts)
    ? `The token ${shown} is not listed, and nothing shows that it is the one meant. To settle it, name it by its address.`
    : null;
}

export const tokenLegitimacy: Node = {
  id: 'legal_compliance.token_legitimacy',
  name: 'Token legitimacy',
  severity: 'high',
  needs: ['effects'],
  stops: 'Unlisted tokens if the intent names listed ones and no other by its address or symbol.',
  rejectsOn: 'Nothing: it asks about a token of no list.',
  letsThrough: 'Unlisted tokens that the intent names by address, and any token on a test network.',
  skips:
    'If no token moves, if the chain has no list, if only pool or vault shares or an intermediate token are unlisted, or if the intent names a symbol that no list has.',
  check(facts) {
    const { data, request, chain, intent } = facts;
    const tokens = movedTokens(facts);
    if (tokens.size === 0) return notApplicable('No token moves.');
    const named = new Set(addressesInText(intent.text));
    const isKnown = (token: `0x${string}`) =>
      data.tokens.at(request.chainId, token) !== null || data.contracts.at(request.chainId, token) !== null;
    const unlisted = [...tokens].filter((token) => !isKnown(token));
    const strange = unlisted.filter((token) => !named.has(token) && !data.policy.allowed.has(token));
    const [first] = strange;
    if (first === undefined) {
      return pass(unlisted.length === 0 ? 'Every token is listed.' : 'Every unlisted token is named by its address.');
    }
    const details = { tokens: strange.slice(0, 10).map(checksumAddress) };
    const shown = checksumAddress(first);
    if (chain?.isTestnet) return pass(`${shown} is not listed; tokens on ${chain.name} have no value.`, details, 0.97);
    if (request.chainId !== null && !chain) {
      return cannotTell(`There is no token list for chain ${request.chainId} to look up ${shown}.`, details);
    }
    const doubt = doubtAbout(facts, strange);
    if (doubt !== null) return cannotTell(doubt, details);
    return fail(
      `The token ${shown} is not listed ${chain ? `on ${chain.name}` : 'for all chains'}, and the intent does not name it by its address.`,
      request.chainId === null
        ? 'Name the chain, or ask the owner to name the token by its address.'
        : 'Use a listed token, or ask the owner whether exactly that token is meant: the intent must contain its address.',
      details,
      // A token of no list is unknown; `token_matching` rejects one in the place of a listed one.
      UNSURE,
    );
  },
};
