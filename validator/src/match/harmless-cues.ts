import { rightKinds } from '../compare/spender.ts';
import type { Effect } from '../effects/effect.ts';
import {
  lasts,
  lateThing,
  occasion,
  priceSeen,
  purpose,
  softIf,
  waits,
  waitsFor,
  willDo,
} from '../reader/languages/phrases/harmless-cues.ts';
import type { Cue } from '../reader/modality/modality.ts';

/** `the monthly export`: an attribute. */
const kindOfThing = /^(?:hour|dai|week|month|quarter|year|annual)\p{L}*/iu;

/** `queue finalised overnight`: a completed event. */
const isOverBy = /(?:\p{L}{3}ed|came(?: in| through)?|went through|ready)\s$/iu;
/** `yang pernah kuberikan`: an identification of the thing. */
const whichOne = /(?<!\p{L})yang\s$/iu;
/** `die Adresse steht auf dem Zettel: 0x…`: the place of the address. */
const writtenDown = /(?:adresse|wallet|nummer|kontonummer|iban)\s$/iu;

/** `new clutch ain't gonna buy itself`. */
const byItself = /^gonna \p{L}+ (?:for )?(?:itself|themselves)/iu;

/** Cues that postpone nothing: the end of a right, a condition on the execution, an adjective. */
export function isHarmless(text: string, { kind, start }: Cue, targets: readonly Effect[]): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  if (kind === 'condition')
    return softIf.test(text.slice(start, start + 40)) || willDo.test(text.slice(start, start + 12));
  if (kind === 'wish') return byItself.test(text.slice(start, start + 40));
  if (kind === 'hold')
    return (
      priceSeen.test(text.slice(start, start + 40)) ||
      (waits.test(text.slice(start, start + 24)) && !waitsFor.test(before))
    );
  if (kind === 'past') return whichOne.test(before);
  if (kind === 'report') return writtenDown.test(before) && /^steht/i.test(text.slice(start, start + 6));
  if (kind !== 'schedule') return false;
  const cue = text.slice(start, start + 12);
  if (/^delayed/i.test(cue) && lateThing.test(before)) return true;
  if (/^overnight/i.test(cue) && isOverBy.test(before)) return true;
  if (/^next \d/i.test(cue) && /\bwithin the\s$/i.test(before)) return true;
  // `may spend it for the next 30 days`: the lifetime of a right.
  const isRight = targets.length > 0 && targets.every((effect) => rightKinds.has(effect.kind));
  if (isRight && /^next \d/i.test(cue) && /\b(?:for|over|during) the\s$/i.test(before)) return true;
  if (
    /[/=_-]$/.test(before) &&
    !/(?:cron|jobs?|schedule|frequency|interval|every|repeat|recurrence)[/=_-]$/i.test(before)
  )
    return true;
  const clause = text.slice(Math.max(0, start - 80), start);
  if (purpose.test(clause) || occasion.test(clause)) return true;
  return lasts.test(before) || (kindOfThing.test(cue) && /\b(?:the|an?|their|our|my|this|its)\s$/i.test(before));
}
