import { matchesIn } from '../patterns/matches-in.ts';
import type { Action, Forbidden, Slot } from '../reader/intent.ts';
import { languages } from '../reader/languages/index.ts';
import type { Noun } from '../reader/languages/meaning.ts';
import { leavesIdle } from '../reader/languages/phrases/ruled-out.ts';
import { slot } from '../reader/mentions/piece.ts';
import type { Said } from '../reader/mentions/said.ts';
import { actionOf } from '../reader/mentions/senses.ts';
import { isNearTo } from '../reader/modality/denials.ts';
import type { Span } from '../reader/text/span.ts';
import { type Text, within } from './matching.ts';
import { isSameMention } from './same.ts';

const isSameThing = ({ mention: one }: Said, { mention: other }: Said): boolean =>
  isSameMention(one.asset?.value, other.asset?.value) ||
  (one.protocol !== null && one.protocol.value === other.protocol?.value) ||
  (one.chain !== null && one.chain.value === other.chain?.value);

/** Nouns that name a kind of effect: `no approvals`. */
const effectOfNoun: Partial<Record<Noun, Action>> = { allowance: 'approve', owner: 'own', debt: 'borrow' };

/** The maximum distance between a negation and its action. */
const NEAR = 30;

const inability = languages.flatMap(({ unable }) => unable);

/** Words that say that another party cannot do something that would be forbidden; an instruction next to it stands. */
const findUnable = (text: string, { licences }: Text['modality']): readonly Span[] =>
  licences.some(({ is }) => is === 'forbidden') && licences.some(({ is }) => is === 'ordered')
    ? inability.flatMap((pattern) =>
        matchesIn(text, pattern).map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
      )
    : [];

/** What must not happen: the assets of a negation, or its action if it names none. */
export function findForbidden({
  said,
  things,
  denied,
  denials,
  actions,
  modality,
  pieces,
  text,
}: Pick<
  Text,
  'said' | 'things' | 'denied' | 'denials' | 'actions' | 'modality' | 'pieces' | 'text'
>): Slot<Forbidden>[] {
  const named = denied.flatMap((thing): Slot<Forbidden>[] => {
    const { protocol, chain, party, asset, amount } = thing.mention;
    // `4,200 DAI …, leave the rest of the DAI`
    if (!party && said.some((each) => isSameThing(each, thing))) return [];
    if (amount) return amount.value.kind === 'unlimited' ? [slot(thing, { kind: 'unlimited-approval' })] : [];
    if (protocol) return [slot(thing, { kind: 'protocol', slug: protocol.value })];
    if (chain) return [slot(thing, { kind: 'chain', chainId: chain.value })];
    if (party?.value.kind === 'self') return [];
    if (party && party.value.kind !== 'name') return [slot(thing, { kind: 'party', party: party.value })];
    return asset ? [slot(thing, { kind: 'asset', asset: asset.value })] : [];
  });
  // `use a permit so that I need no approval`
  const isPermit = actions.some(({ sense }) => sense === 'permit');
  // `I don't do infinite approvals`
  const isUnlimited = [...denied, ...things].some(
    (thing) => thing.mention.amount?.value.kind === 'unlimited' && denials.some(({ reach }) => within(thing, reach)),
  );
  const unable = findUnable(text, modality);
  const banned = modality.licences.flatMap(({ is, cue }, index): Slot<Forbidden>[] => {
    const action = actions[index];
    const effect = action ? actionOf(action.sense) : null;
    const isNamed = cue !== null && things.some((thing) => within(thing, cue.reach));
    const isNear = action && cue && isNearTo(cue, action, NEAR);
    const isSigned = effect === 'approve' && (isPermit || isUnlimited);
    const isLeft = action?.sense === 'allow' && leavesIdle.test(text.slice(action.start));
    const isUnable = action !== undefined && effect !== 'approve' && unable.some((span) => within(action, span));
    return is === 'forbidden' && isNear && effect && !isSigned && !isNamed && !isUnable && !isLeft
      ? [slot(action, { kind: 'effect', effect })]
      : [];
  });
  const nouns = pieces.flatMap((piece): Slot<Forbidden>[] => {
    const effect = piece.is === 'noun' ? effectOfNoun[piece.noun] : undefined;
    if (!effect || isUnlimited || (effect === 'approve' && isPermit)) return [];
    const isDenied = denials.some(
      (denial) => within(piece, denial.reach) && piece.start >= denial.end && isNearTo(denial, piece, NEAR),
    );
    return isDenied ? [slot(piece, { kind: 'effect', effect })] : [];
  });
  const exclusive = pieces.flatMap((piece) =>
    piece.is === 'cue' && piece.cue === 'else' ? [slot(piece, { kind: 'anything-else' } as const)] : [],
  );
  return [...named, ...banned, ...nouns, ...exclusive.slice(0, 1)];
}
