import { mayDo } from '../languages/phrases/rights.ts';
import type { Piece } from '../mentions/piece.ts';
import type { SaidAction } from '../mentions/said.ts';
import type { Licence, Modality } from '../modality/modality.ts';

interface Placed {
  readonly text: string;
  readonly pieces: readonly Piece[];
  readonly sentenceOf: readonly number[];
  readonly actions: readonly SaidAction[];
}

/** Uses of a right by its holder. */
const usesRight: ReadonlySet<string> = new Set(['take', 'withdraw', 'spend', 'send', 'claim', 'drop', 'borrow']);

const rightSenses: ReadonlySet<string> = new Set(['approve', 'allow', 'permit', 'operator']);

/**
 * The actions next to an instruction in its sentence: one joined to it by `and` is instructed too, and the use that a
 * right allows is a part of the right.
 */
export function joinInstructions(modality: Modality, { text, pieces, sentenceOf, actions }: Placed): Modality {
  const placeOf = (action: SaidAction) => pieces.findIndex(({ start, is }) => is === 'verb' && start === action.start);
  const places = actions.map(placeOf);
  const isOrdered = (index: number) => modality.licences[index]?.is === 'ordered';
  const licences = modality.licences.map((licence, index): Licence => {
    const action = actions[index];
    const at = places[index];
    if (!action || at === undefined) return licence;
    const isBeside = (other: number) => other < index && sentenceOf[places[other] ?? -1] === sentenceOf[at];
    const beside = [...actions.keys()].filter(isBeside);
    const lead = pieces[at - 1];
    const isJoined = lead?.is === 'tie' && (lead.tie === 'and' || lead.tie === 'next');
    if (licence.is === 'background' && !licence.cue && !action.isNoun && isJoined && beside.some(isOrdered)) {
      return { ...licence, is: 'ordered' };
    }
    const isRight =
      beside.some((other) => rightSenses.has(actions[other]?.sense ?? '')) ||
      pieces.some(
        (piece, place) =>
          piece.is === 'noun' &&
          (piece.noun === 'allowance' || piece.noun === 'permit') &&
          place < at &&
          sentenceOf[place] === sentenceOf[at],
      );
    const isUse =
      lead?.is === 'role' && lead.role === 'to'
        ? true
        : usesRight.has(action.sense) && mayDo.test(text.slice(Math.max(0, action.start - 60), action.start));
    const isAllowed = isRight && isUse;
    return (licence.is === 'ordered' || licence.is === 'open') && isAllowed
      ? { ...licence, is: 'background' }
      : licence;
  });
  return { ...modality, licences };
}
