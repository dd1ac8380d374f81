import { acceptsAsset } from '../compare/asset.ts';
import { callOf } from '../compare/call-of.ts';
import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching } from './matching.ts';

/** Votes belong to a token: if the words name none, the author of the call chose which one is delegated. */
export function findUnnamedVotes({ facts, text }: Matching): Doubt[] {
  return facts.decoded.effects.flatMap((effect): Doubt[] => {
    const called = effect.kind === 'delegate' ? callOf(facts.decoded, effect)?.to : null;
    const { chainId } = facts.request;
    const address = called && chainId !== null && facts.data.tokens.at(chainId, called) ? called : null;
    if (!address) return [];
    const isNamed =
      text.text.toLowerCase().includes(address) ||
      text.said.some(
        ({ mention: { asset } }) => asset && acceptsAsset(facts, asset.value, { kind: 'token', address }) === 'yes',
      );
    const says = 'The text does not say which token votes';
    return isNamed ? [] : [doubt(text, 'asset', { start: 0, end: 0 }, says)];
  });
}
