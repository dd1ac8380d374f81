import type { Effect } from '../effects/effect.ts';
import { delegationEffect } from '../protocols/accounts/eip7702.ts';
import type { NormalisedRequest } from '../request/normalised-request.ts';
import { CallDecoder, type DecodeDeps, effectsOfTree } from './decode-call.ts';
import { decodeMessage } from './decode-message.ts';
import type { Decoded } from './decoded-call.ts';

export type { DecodeDeps } from './decode-call.ts';

const nftWords = /\bnfts?\b|\berc-?(?:721|1155)\b|\bcollectibles?\b|\btoken ?ids?\b/i;

/** Everything that the bytes of a request say. Never throws: unreadable bytes are a fault and an unknown effect. */
export function decode(request: NormalisedRequest, deps: DecodeDeps): Decoded {
  const { calls, chainId, sender, authorizations, order } = request;
  const speaksOfNfts = request.claims.protocol === 'erc721' || nftWords.test(request.intent);
  const decoder = new CallDecoder({ ...deps, lookedUp: request.lookedUp }, chainId, speaksOfNfts);
  const delegations = authorizations.map((authorization, index) => delegationEffect(authorization, index, sender));
  // A transaction with authorizations only makes no call; its empty call moves nothing.
  const isCarrier = (effect: Effect) =>
    delegations.length > 0 && effect.kind === 'send' && effect.gives.every(({ amount }) => amount === 0n);
  const decoded = decoder.decodeAll(calls);
  const signed = order && decodeMessage(order, { ...deps, decoder, chainId, sender });
  const all = [...decoded, ...(signed?.calls ?? [])];
  const effects = [...delegations, ...decoded.flatMap(effectsOfTree).filter((effect) => !isCarrier(effect))];
  if (signed) effects.push(...signed.message.effects, ...signed.calls.flatMap(effectsOfTree));
  return { calls: all, message: signed?.message ?? null, authorizations, effects };
}
