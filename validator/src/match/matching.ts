import type { Effect } from '../effects/effect.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Role } from '../reader/languages/meaning.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { Said, SaidAction } from '../reader/mentions/said.ts';
import type { Denial } from '../reader/modality/denials.ts';
import type { Doubt, DoubtKind } from '../reader/modality/doubt.ts';
import type { Modality } from '../reader/modality/modality.ts';
import type { Span } from '../reader/text/span.ts';
import type { Assigned } from './amounts.ts';
import type { PartyAssigned } from './parties.ts';

/** The text with everything that was found in it. */
export interface Text {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly sentenceOf: readonly number[];
  readonly actions: readonly SaidAction[];
  /** The actions that the text asks for; if it asks for none, those that it mentions. */
  readonly asked: readonly SaidAction[];
  readonly things: readonly Said[];
  /** Things that are neither denied nor background. */
  readonly said: readonly Said[];
  readonly denied: readonly Said[];
  /** Everything that the words deny, as pieces. */
  readonly denials: readonly Denial[];
  /** Everything in sentences of other languages than that of the text. */
  readonly foreign: readonly Piece[];
  readonly modality: Modality;
}

/** The matches found between text and effects. */
export interface Matching {
  readonly facts: Unaligned;
  readonly text: Text;
  /** The effects that the words ask for. */
  readonly targets: readonly Effect[];
  readonly amounts: readonly Assigned[];
  readonly parties: readonly PartyAssigned[];
  /** Indexes of the mentions from which an amount was computed. */
  readonly derivedFrom: ReadonlySet<number>;
}

const leads: ReadonlySet<Role> = new Set(['into', 'to', 'in']);

/** Whether the words lead from what an effect gives to what it brings: `0.75 WETH back into ETH`, `1.2 ETH → WETH`. */
export function isLedOver({ amounts }: Pick<Matching, 'amounts'>, effect: Effect): boolean {
  const of = (side: 'gives' | 'gets') => amounts.filter(({ claim }) => claim.effect === effect && claim.side === side);
  const isGoal = ({ said: { role, mention } }: Assigned) => role !== null && leads.has(role) && mention.asset !== null;
  return (
    of('gives').some((given) => given.said.mention.asset !== null && !isGoal(given)) &&
    of('gives').every((given) => !isGoal(given)) &&
    of('gets').some(isGoal)
  );
}

export const within = (inner: Span, outer: Span): boolean => outer.start <= inner.start && inner.end <= outer.end;

export function doubt({ text }: Pick<Text, 'text'>, kind: DoubtKind, { start, end }: Span, says: string): Doubt {
  const words = text.slice(start, end);
  return { kind, at: { start, end }, text: words, says: words === '' ? says : `"${words}" ${says}` };
}
