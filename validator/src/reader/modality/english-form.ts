import {
  accounted,
  afterNouns,
  blockers,
  callers,
  causers,
  determiners,
  fillers,
  finite,
  functionWords,
  irregular,
  lightVerbs,
  links,
  means,
  modals,
  ownAgents,
  ownNouns,
  permissions,
  prepositions,
  requesting,
  signs,
  telling,
  wants,
} from '../languages/en/instructing.ts';
import { indexAt } from '../text/span.ts';
import { clauseOf, phraseAt, type Reading, sentenceOf } from './read-text.ts';

/** The meaning of the form of an action and the words before it, before any cue is read. */
export type Form = 'ordered' | 'told' | 'past';

const nominal = /(?:ment|tion|sion|val|wal|ance|sale|loan|out)s?$/;
const isIng = (key: string): boolean => key.length > 4 && key.endsWith('ing') && key !== 'bring';
const isPast = (key: string): boolean => irregular.has(key) || (key.length > 4 && key.endsWith('ed') && key !== 'need');
const isThird = (key: string): boolean =>
  key.length > 3 && key.endsWith('s') && !key.endsWith('ss') && !nominal.test(key);
const isFiller = (key: string): boolean =>
  fillers.has(key) || /^\d{1,2}$/.test(key) || (key.length > 4 && key.endsWith('ly'));

/** The number of words that are read around an action: real clauses are shorter, and hostile ones are endless. */
const MAX_LOOK = 24;
const MAX_LEAD = 7;
const MAX_LABEL = 6;
const BRACKETS = 8;

interface Place {
  readonly reading: Reading;
  /** Index of the first word of the clause, of the action, and of the word after the clause. */
  readonly from: number;
  readonly at: number;
  readonly to: number;
  readonly sentence: number;
  readonly keyAt: (index: number) => string;
}

/** The last word before an action that is not a filler; before the clause if there is none. */
function wordBefore({ from, at, keyAt }: Place): number {
  let before = at - 1;
  while (before >= from && isFiller(keyAt(before))) before--;
  return before;
}

/** Whether a phrase that requests ends right before a word. */
function isLed({ reading, from, sentence }: Place, end: number): boolean {
  for (let start = Math.max(from, end - MAX_LEAD); start < end; start++) {
    if (phraseAt(reading, sentence, 'leads', start, end) === end - start) return true;
    if (start === from && phraseAt(reading, sentence, 'openingLeads', start, end) === end - start) return true;
  }
  return false;
}

/** Whether a lead ends before the action, with only fillers in between. */
function isRequested(place: Place): boolean {
  for (let end = place.at; end > place.from && place.at - end < MAX_LEAD; end--) {
    if (isLed(place, end)) return true;
    if (!isFiller(place.keyAt(end - 1))) return false;
  }
  return false;
}

/** The first word of the clause that is neither a filler nor a lead. */
function firstWord({ reading, from, at, sentence, keyAt }: Place): number {
  let first = from;
  while (first < at) {
    const lead = phraseAt(reading, sentence, 'leads', first, at);
    if (lead > 0) first += lead;
    else if (isFiller(keyAt(first))) first++;
    else break;
  }
  return first;
}

const somewhere = ({ keyAt }: Place, from: number, to: number, words: ReadonlySet<string>): boolean => {
  for (let at = Math.max(from, to - MAX_LOOK); at < to; at++) if (words.has(keyAt(at))) return true;
  return false;
};

const hasAction = ({ reading }: Place, from: number, to: number): boolean => {
  const next = reading.nextAction[from] ?? -1;
  return next >= 0 && next < to;
};

/** `On Polygon use 1inch to swap`: an instruction to use something, not a report of its use. */
function isUsed({ from, keyAt }: Place, before: number): boolean {
  for (let at = Math.max(from, before - MAX_LABEL); at < before; at++)
    if (keyAt(at) === 'use' && (at === from || !blockers.has(keyAt(at - 1)))) return true;
  return false;
}

/** `Use Uniswap to swap`, `create a transaction that sends`, `sign an order selling`. */
function isMeant(place: Place, before: number): boolean {
  const key = place.keyAt(before);
  if (!/^(?:to|that|which|and|will|for)$/.test(key) && !ownNouns.has(key)) return false;
  if (key === 'to' && isUsed(place, before)) return true;
  return means.has(place.keyAt(firstWord(place))) || (ownNouns.has(key) && isLabel(place));
}

/** `have Carlos transfer`: a name directly before the verb, other than an agent of the owner. */
function isNamed({ reading, at, keyAt }: Place, name: number): boolean {
  const word = reading.words[name];
  if (!word || name + 1 !== at || ownAgents.has(keyAt(name))) return false;
  return /^\p{Lu}\p{Ll}+$/u.test(reading.text.slice(word.start, word.end));
}

/** `Have the Safe pay`, `I'd like our multisig to pay`: without another instruction in between. */
function isCaused(place: Place, before: number): boolean {
  const first = firstWord(place);
  if (hasAction(place, first, place.at)) return false;
  if (causers.has(place.keyAt(first))) return !isNamed(place, first + 1);
  if (callers.has(place.keyAt(first)))
    return somewhere(place, first, before, ownAgents) || /\d/.test(place.keyAt(first + 1));
  return (
    first > place.from &&
    place.keyAt(before) === 'to' &&
    /^(?:want|like|need|love|wanted|prefer|wish)$/.test(place.keyAt(first - 1))
  );
}

/** `The agent shall swap`, `our treasury needs to send`: an instruction to an agent of the owner. */
function isDirected(place: Place, before: number): boolean {
  const { keyAt, from } = place;
  const helper = keyAt(before) === 'to' ? before - 1 : before;
  const helps = keyAt(before) === 'to' ? wants : modals;
  return helper > from && helps.has(keyAt(helper)) && somewhere(place, from, helper, ownAgents);
}

/** Nothing but names, sums and adjectives before the action: `Uniswap v4 swap`, `limit sell`, `aave withdrawal`. */
function isLabel({ from, at, keyAt }: Place): boolean {
  if (at - from > MAX_LABEL) return false;
  for (let index = from; index < at; index++) if (functionWords.has(keyAt(index))) return false;
  // Only a plural can be the subject of a base form: `my friends swap`.
  const last = keyAt(at - 1);
  return !(last.endsWith('s') && !last.endsWith('ss') && last.length > 3 && !nominal.test(keyAt(at)));
}

/** Whether a word that may be verb or noun is a noun here. */
const isNoun = ({ at, to, keyAt, reading }: Place): boolean =>
  nominal.test(keyAt(at)) ||
  nominal.test(keyAt(at + 1)) ||
  at + 1 >= to ||
  afterNouns.has(keyAt(at + 1)) ||
  (ownNouns.has(keyAt(at)) && /^(?:that|which)$/.test(keyAt(at + 1))) ||
  reading.words[at + 1]?.joined === false;

/** `0xabc may spend 100 USDC`: a permission is for the owner to give. */
function isPermitted({ from, keyAt }: Place, before: number): boolean {
  if (!permissions.has(keyAt(before))) return false;
  for (let at = before - 1; at >= Math.max(from, before - MAX_LABEL); at--)
    if (/^0x[0-9a-f]{8,}$|\.eth$/.test(keyAt(at))) return true;
  return false;
}

/** The determiner of a noun, with only its modifiers in between; -1 for none. */
function determinerOf({ from, at, keyAt }: Place): number {
  for (let index = at - 1; index >= Math.max(from, at - MAX_LABEL); index--) {
    if (determiners.has(keyAt(index))) return index;
    if (functionWords.has(keyAt(index))) return -1;
  }
  return -1;
}

/** `… is to be executed` */
function isToBe({ at, keyAt }: Place, end: number): boolean {
  for (let index = at + 1; index + 1 < end; index++)
    if (keyAt(index) === 'to' && keyAt(index + 1) === 'be') return true;
  return false;
}

/** A noun: `make a payment`, `I want a swap`, `a transfer of 5 USDC is requested`. */
function ofNoun(place: Place, determiner: number): Form {
  const { from, at, to, keyAt } = place;
  const first = firstWord(place);
  if (lightVerbs.has(keyAt(first)) || isLed(place, determiner)) return 'ordered';
  if (first < determiner) return 'told';
  const end = Math.min(to, at + MAX_LOOK);
  if (somewhere(place, at + 1, end, requesting) || isToBe(place, end)) return 'ordered';
  const isNew = !/^(?:the|my|your|his|her|our|their|this|that|these|those|its)$/.test(
    keyAt(Math.max(from, determiner)),
  );
  if (isNew) return somewhere(place, at + 1, end, finite) ? 'told' : 'ordered';
  // `The swap: 15 AAVE for ETH`
  return to <= at + 2 &&
    place.reading.text
      .slice(0, place.reading.words[to]?.start ?? 0)
      .trimEnd()
      .endsWith(':')
    ? 'ordered'
    : 'told';
}

/** `Payment of 5 USDC to 0xabc reconciled`: a noun, and its outcome at the end of its clause. */
const isAccounted = (place: Place): boolean => isNoun(place) && accounted.has(place.keyAt(place.to - 1));

function ofBase(place: Place, last: Form | null): Form {
  const { keyAt, from } = place;
  if (isRequested(place)) return 'ordered';
  // `to swap and send`: the second verb has the lead of the first.
  if (links.has(keyAt(place.at - 1)) && last !== null && last !== 'past') return last;
  const before = wordBefore(place);
  if (before < from) return isAccounted(place) ? 'past' : 'ordered';
  const key = keyAt(before);
  const determiner = determinerOf(place);
  if (determiner >= 0 && (determiner === before || isNoun(place))) return ofNoun(place, determiner);
  if (isDescribed(place, before)) return 'ordered';
  if (isMeant(place, before) || isCaused(place, before) || isDirected(place, before) || isPermitted(place, before))
    return 'ordered';
  if (nominal.test(keyAt(place.at)) && lightVerbs.has(keyAt(firstWord(place)))) return 'ordered';
  if (prepositions.has(keyAt(from)) && !blockers.has(key) && !somewhere(place, from, place.at, telling))
    return 'ordered';
  return isLabel(place) || (lightVerbs.has(key) && before === firstWord(place)) ? 'ordered' : 'told';
}

function ofIng(place: Place, last: Form | null): Form {
  const { from, at, to, keyAt } = place;
  if (isRequested(place)) return 'ordered';
  const key = at > from ? keyAt(at - 1) : '';
  if (key === 'by' || key === 'via' || key === 'and') return last ?? 'told';
  if (key === 'after') return 'ordered';
  const before = wordBefore(place);
  if (before >= from) {
    const determiner = determinerOf(place);
    if (isMeant(place, before)) return 'ordered';
    if (determiner >= 0) return ofNoun(place, determiner);
    return isLabel(place) || lightVerbs.has(keyAt(firstWord(place))) ? 'ordered' : 'told';
  }
  const end = Math.min(to, at + MAX_LOOK);
  if (somewhere(place, at + 1, end, finite) && !somewhere(place, at + 1, end, requesting)) return 'told';
  return last === null || last === 'ordered' ? 'ordered' : 'told';
}

/** `I want 5 USDC sent`: a wish followed by a thing, not by a party that did it. */
function isWanted(place: Place): boolean {
  const { from, at, keyAt, reading } = place;
  const word = reading.words[at - 1];
  const name = word ? reading.text.slice(word.start, word.end) : '';
  if (/^\p{Lu}\p{Ll}+$/u.test(name) || /^(?:i|you|he|she|we|they|who|have|has|had|was|were|been)$/.test(keyAt(at - 1)))
    return false;
  for (let index = from; index < at - 1 && index < from + MAX_LOOK; index++) {
    const before = index > from ? keyAt(index - 1) : '';
    if (
      /^(?:want|need|like|wanted)$/.test(keyAt(index)) &&
      !(functionWords.has(before) && !/^(?:i|we|would|iwould)$/.test(before))
    )
      return true;
    if (/^(?:have|get|see)$/.test(keyAt(index)) && /^(?:|please|pls|to|and|then)$/.test(before)) return true;
  }
  return false;
}

function ofPast(place: Place): Form {
  const { from, at, keyAt } = place;
  const first = firstWord(place);
  if (first < at && (keyAt(first) === 'have' || keyAt(first) === 'get') && !/^(?:you|we|i)$/.test(keyAt(first + 1)))
    return 'ordered';
  // `To be authorised.` says that something else was not authorised yet.
  const isPassive = at - 1 > from && keyAt(at - 1) === 'be' && !(at - 2 === from && keyAt(from) === 'to');
  if (
    isPassive &&
    (/^(?:should|must|shall|to|will)$/.test(keyAt(at - 2)) || somewhere(place, from, at, new Set(['that'])))
  )
    return 'ordered';
  return isWanted(place) ? 'ordered' : 'past';
}

/** `Execute the Safe transaction 0xabc: it sends`, `set up an order: I give`: an instruction with its description. */
function isDescribed({ reading, from, keyAt }: Place, before: number): boolean {
  if (before !== from || !/^(?:it|which|that|i|we)$/.test(keyAt(before))) return false;
  const clause = clauseOf(reading, from);
  for (let earlier = clause; earlier >= Math.max(0, clause - BRACKETS); earlier--) {
    const run = reading.clauseRuns[earlier];
    let first = run?.from ?? 0;
    while (run && first < run.to && (isFiller(keyAt(first)) || keyAt(first) === 'co')) first++;
    if (!run || !(signs.has(keyAt(first)) || means.has(keyAt(first)))) continue;
    const isSigned = /^(?:co|counter)?sign$/.test(keyAt(first));
    for (let at = first + 1; at < Math.min(run.to, first + MAX_LABEL); at++)
      if (ownNouns.has(keyAt(at)) || (isSigned && keyAt(at) === 'safe')) return true;
  }
  return false;
}

function ofThird(place: Place, last: Form | null): Form {
  const { from, at, keyAt } = place;
  if (links.has(keyAt(at - 1)) && last !== null) return last;
  // `Turns out it was paid`
  if (keyAt(at) === 'turns' && keyAt(at + 1) === 'out') return 'told';
  const before = wordBefore(place);
  if (before < from || isMeant(place, before) || isDescribed(place, before)) return 'ordered';
  const isOwn = /^(?:this|the|our|my|safe|principal|owner|user)$/.test(keyAt(from)) || ownNouns.has(keyAt(from));
  if (isOwn && (ownNouns.has(keyAt(before)) || somewhere(place, from, at, ownAgents))) return 'ordered';
  const determiner = determinerOf(place);
  return determiner >= 0 && isNoun(place) ? ofNoun(place, determiner) : 'told';
}

const lastMark = (text: string, end: number): string | undefined => text.slice(0, end).trimEnd().at(-1);

/** Index of the clause before the bracket that closes directly before a clause of the same sentence; -1 for none. */
function beforeBracket({ clauses, sentences, text }: Reading, clause: number): number {
  const { start } = clauses[clause] ?? { start: 0 };
  if (sentences[indexAt(sentences, start)]?.start === start || lastMark(text, start) !== ')') return -1;
  for (let first = clause - 1; first > Math.max(0, clause - BRACKETS); first--)
    if (lastMark(text, clauses[first]?.start ?? 0) === '(') return first - 1;
  return -1;
}

/** A clause after a bracket continues the one before it: `Bob (0xabc) pays`. `2) pay` opens one. */
function startOfClause(reading: Reading, clause: number): number {
  let first = clause;
  for (let before = clause, step = 0; before >= 0 && step < BRACKETS; step++) {
    first = before;
    before = beforeBracket(reading, before);
  }
  return reading.clauseRuns[first]?.from ?? 0;
}

/** The form of an English action. `last` is that of the action before it in the sentence. */
export function formOf(reading: Reading, action: number, last: Form | null): Form {
  const at = reading.actionRuns[action]?.from ?? 0;
  const clause = clauseOf(reading, at);
  const keyAt = (index: number): string => reading.words[index]?.key ?? '';
  const from = startOfClause(reading, clause);
  const place: Place = {
    reading,
    from,
    at,
    to: reading.clauseRuns[clause]?.to ?? at,
    sentence: sentenceOf(reading, at),
    keyAt,
  };
  const key = keyAt(at);
  if (isIng(key)) return ofIng(place, last);
  if (isPast(key)) return ofPast(place);
  if (isThird(key)) return ofThird(place, last);
  return ofBase(place, last);
}
