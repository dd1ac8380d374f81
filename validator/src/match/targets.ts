import { callOf } from '../compare/call-of.ts';
import { isRevocation, rightKinds } from '../compare/spender.ts';
import type { Effect, EffectKind } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Noun } from '../reader/languages/meaning.ts';
import { asksForSetting, rightNouns, takesAway } from '../reader/languages/phrases/rights.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { SaidAction } from '../reader/mentions/said.ts';
import type { Span } from '../reader/text/span.ts';
import { isOpposite, rankOf } from './actions.ts';
import { fitOf } from './amounts.ts';
import { quantityClaims } from './claims.ts';
import type { Text } from './matching.ts';
import { isSelf, type PartyAssigned } from './parties.ts';

/** Kinds that a text never asks for without a word for them. */
const neverImplied: ReadonlySet<EffectKind> = new Set([
  ...rightKinds,
  'own',
  'delegate',
  'upgrade',
  'set',
  'deploy',
  'cancel',
  'unknown',
  'receive',
]);
const conversions: ReadonlySet<EffectKind> = new Set(['wrap', 'unwrap']);

/** The effects that a word fits best: `swap` means the trade, and not the wrap that serves it. */
function bestFor({ sense }: SaidAction, effects: readonly Effect[]): readonly Effect[] {
  const ranked = effects.map((effect) => ({ effect, rank: rankOf(sense, effect) }));
  const best = Math.min(...ranked.map(({ rank }) => rank ?? Number.POSITIVE_INFINITY));
  return ranked.flatMap(({ effect, rank }) => (rank === best ? [effect] : []));
}

/** Nouns that ask for a change of rights or settings with any verb: `make 0x… the owner`, `use my USDC as collateral`. */
const asking: Partial<Record<EffectKind, { readonly nouns: readonly Noun[]; readonly words: RegExp }>> = {
  supply: { nouns: ['liquidity'], words: /\b(?:liquidity|position|pool)\b/i },
  withdraw: { nouns: [], words: /\b(?:burn|exit|unwind|cash out)\b/i },
  unstake: { nouns: [], words: /\bcool-?down\b/i },
  approve: { nouns: ['allowance'], words: rightNouns },
  permit: { nouns: ['allowance', 'permit'], words: rightNouns },
  own: { nouns: ['owner'], words: /\b(?:owner(?:ship)?|admin|signer|module|guard|role|threshold|guardian)/i },
  operator: { nouns: ['operator'], words: /\b(?:operator|relayer)\b/i },
  set: {
    nouns: ['record'],
    words: asksForSetting,
  },
};

/** The positions of such a noun. */
export function nounsAsking(text: string, pieces: readonly Piece[], { kind }: Effect): readonly Span[] {
  const nouns = asking[kind];
  if (!nouns) return [];
  const found = nouns.words.exec(text);
  const spans = pieces.filter((piece) => piece.is === 'noun' && nouns.nouns.includes(piece.noun));
  return found ? [...spans, { start: found.index, end: found.index + found[0].length }] : spans;
}

export const isAskedByNoun = (text: string, pieces: readonly Piece[], effect: Effect): boolean => {
  const { kind } = effect;
  if ((kind === 'own' || rightKinds.has(kind)) && isRevocation(effect) !== takesAway.test(text)) return false;
  const nouns = asking[kind];
  return (
    nouns !== undefined &&
    (nouns.words.test(text) || pieces.some((piece) => piece.is === 'noun' && nouns.nouns.includes(piece.noun)))
  );
};

/** The effects that the words ask for. Others may serve those or be superfluous: `align` decides. */
export function findTargets(
  { asked, text, pieces }: Pick<Text, 'asked' | 'text' | 'pieces'>,
  effects: readonly Effect[],
): readonly Effect[] {
  const fitting = new Set(asked.flatMap((action) => bestFor(action, effects)));
  if (fitting.size > 0) return effects.filter((effect) => fitting.has(effect));
  const named = effects.filter((effect) => isAskedByNoun(text, pieces, effect));
  if (named.length > 0) return named;
  // Coins attached to an unreadable call are not a payment.
  const unread = new Set(effects.filter(({ kind }) => kind === 'unknown').map(({ call }) => call));
  const moving = effects.filter(({ kind, call }) => !neverImplied.has(kind) && !unread.has(call));
  const possible = moving.filter((effect) => !asked.some(({ sense }) => isOpposite(sense, effect)));
  const main = possible.filter(({ kind }) => !conversions.has(kind));
  return main.length > 0 ? main : possible;
}

/** Next to another request, a payment is meant only if its payee is named. */
export function withoutStrangers(targets: readonly Effect[], parties: readonly PartyAssigned[]): readonly Effect[] {
  const paid = new Set(parties.filter(({ claim }) => claim.role === 'to').map(({ claim }) => claim.effect));
  const known = targets.filter((effect) => effect.kind !== 'send' || paid.has(effect));
  return known.length > 0 ? known : targets;
}

/** A right whose holder the words do not name serves its use: the words ask for the use. */
export function withUses(
  facts: Unaligned,
  targets: readonly Effect[],
  parties: readonly PartyAssigned[],
): readonly Effect[] {
  const named = new Set(parties.filter(({ claim }) => claim.role === 'spender').map(({ claim }) => claim.effect));
  const uses = (right: Effect) =>
    facts.decoded.effects.filter(
      (effect) => !rightKinds.has(effect.kind) && callOf(facts.decoded, effect)?.to === right.spender,
    );
  const all = targets.flatMap((effect) => {
    const used = rightKinds.has(effect.kind) && !named.has(effect) ? uses(effect) : [];
    return used.some((use) => !targets.includes(use)) ? used : [effect];
  });
  return [...new Set(all)];
}

/** The owner's own effects with an amount that the words name, without a word for the action. */
export function findPlaced(
  facts: Unaligned,
  { asked, said, actions }: Text,
  targets: readonly Effect[],
): readonly Effect[] {
  const known = new Set(targets);
  return facts.decoded.effects.filter((effect) => {
    if (known.has(effect) || neverImplied.has(effect.kind) || conversions.has(effect.kind) || effect.kind === 'send')
      return false;
    if (!isSelf(facts, effect) || asked.some(({ sense }) => isOpposite(sense, effect))) return false;
    const side = effect.gives.some(({ amount }) => typeof amount === 'bigint') ? 'gives' : 'gets';
    const isGiving = effect[side].some(({ amount }) => typeof amount === 'bigint');
    const isSaidAmount =
      isGiving &&
      quantityClaims([effect])
        .filter((claim) => claim.side === side)
        .every((claim) =>
          said.some((each) => {
            const fit = each.mention.amount && fitOf(facts, claim, each, actions[each.action]);
            return fit && fit.accepts === 'yes' && fit.amount === 'same';
          }),
        );
    return isSaidAmount;
  });
}

/** Payments that the words name by their payee, in addition to a request with a verb: `swap …; 1 ETH to 0x…`. */
export function findNamed(
  effects: readonly Effect[],
  targets: readonly Effect[],
  parties: readonly PartyAssigned[],
): readonly Effect[] {
  const known = new Set(targets);
  const paid = new Set(parties.filter(({ claim }) => known.has(claim.effect)).map(({ said }) => said));
  return effects.filter(
    (effect) =>
      effect.kind === 'send' &&
      !known.has(effect) &&
      parties.some(({ claim, said }) => claim.effect === effect && claim.role === 'to' && !paid.has(said)),
  );
}
