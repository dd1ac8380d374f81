import { checksumAddress } from '@countersign/protocol';
import { callOf } from '../../align/call-of.ts';
import type { Facts } from '../../facts.ts';
import { addressesInText } from '../../named-addresses.ts';
import { movedTokens } from '../moved-tokens.ts';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

/**
 * Tokens that only stand for a share of what is put into a known contract or taken out of it. Anybody can open a pool there, so
 * that an unlisted one is neither wrong nor safe.
 */
function poolShares({ decoded, data, request }: Facts): ReadonlySet<string> {
  const shares = new Set<string>();
  const others = new Set<string>();
  for (const effect of decoded.effects) {
    const { kind, gives, gets } = effect;
    const target = callOf(decoded, effect)?.to;
    const isKnown = target ? data.contracts.at(request.chainId, target) !== null : false;
    const share = !isKnown ? [] : kind === 'supply' ? gets : kind === 'withdraw' ? gives : [];
    const put = (quantities: typeof gives) =>
      quantities.flatMap(({ asset }) => (asset.kind === 'token' ? [asset.address] : []));
    for (const token of put(share)) shares.add(token);
    for (const token of put([...gives, ...gets].filter((quantity) => !share.includes(quantity)))) others.add(token);
  }
  return new Set([...shares].filter((token) => !others.has(token)));
}

export const tokenLegitimacy: Node = {
  id: 'legal_compliance.token_legitimacy',
  name: 'Token legitimacy',
  severity: 'high',
  needs: ['effects'],
  stops: 'Tokens that no list knows and that the intent does not name by their address.',
  letsThrough: 'Unlisted tokens that the intent names by address, and any token on a test network.',
  skips: 'Where no token moves, where the chain has no list, or where only the shares of a pool are on none.',
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
      return pass(
        unlisted.length === 0 ? 'Every token is on a list.' : 'Every unlisted token is named by its address.',
      );
    }
    const details = { tokens: strange.slice(0, 10).map(checksumAddress) };
    const shown = checksumAddress(first);
    if (chain?.isTestnet) return pass(`${shown} is on no list; on ${chain.name} tokens have no worth.`, details, 0.97);
    if (request.chainId !== null && !chain) {
      return cannotTell(`There is no list of tokens for chain ${request.chainId} to look up ${shown}.`, details);
    }
    const shares = poolShares(facts);
    if (strange.every((token) => shares.has(token))) {
      return cannotTell(
        `The pool of the shares ${shown} is on no list: whose it is cannot be told. To settle it, name the pool by its address.`,
        details,
      );
    }
    return fail(
      `The token ${shown} is on no list ${chain ? `of ${chain.name}` : 'that is the same on all chains'}, and the intent does not name it by its address.`,
      request.chainId === null
        ? 'Name the chain, or ask the owner to name the token by its address.'
        : 'Use a listed token, or ask the owner whether that very token is meant: the intent must name its address.',
      details,
    );
  },
};
