import { clauseOf, phraseAt, type Reading, sentenceOf } from './reading.ts';

/** What the form of an action and the words before it say, before any cue is heard. */
export type Form = 'ordered' | 'told' | 'past';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const irregular = set(
  'sent paid bought sold lent gave given withdrew withdrawn spent took taken got lost made done swept went brought repaid unbought held kept burnt',
);
/** Words that may stand between an opening or a lead and its verb. */
const fillers = set(
  'please pls plz kindly just now also then first second third next finally lastly simply again directly only ok okay hey hi hello yes yeah yep sure thanks all right alright well so and asap really actually instead to-do therefore thus hence anyway immediately today hereby dear there u step',
);
const prepositions = set(
  'with from on at for using in via by through before within as under over out per into onto to of against',
);
const links = set('and or & then plus');
const determiners = set('a an the my your his her our their this that these those another one some any each every its');
/** Verbs with which a noun makes an order: make a payment, execute the swap. */
const light = set(
  'make do execute perform initiate process submit set create start issue complete place run arrange authorize authorise trigger carry proceed continue finalize finalise prepare build request requesting requested grant give open confirm conduct handle effect send complete want need get craft construct generate begin launch put',
);
/** Verbs whose purpose is the order: use Uniswap to swap. */
const means = set(
  'use using create build prepare craft make construct generate execute submit run call take utilize utilise go head',
);
const subjectsOfSelf = set('i we');
const nominal = /(?:ment|ments|tion|tions|sion|sions|val|vals|wal|wals|ance|ances|sale|loan)$/;
const finite = set('is was are were would costs cost seems makes sounds could should might takes has');
const passives = set('should must shall to needs need gets get has will');

const isIng = (key: string): boolean => key.length > 4 && key.endsWith('ing') && key !== 'bring';
const isPast = (key: string): boolean => irregular.has(key) || (key.length > 4 && key.endsWith('ed') && key !== 'need');
const isThird = (key: string): boolean =>
  key.length > 3 && key.endsWith('s') && !key.endsWith('ss') && !nominal.test(key);

const isFiller = (key: string): boolean =>
  fillers.has(key) || /^\d{1,2}$/.test(key) || (key.length > 4 && key.endsWith('ly'));

interface Place {
  readonly reading: Reading;
  /** First word of the clause and of the action. */
  readonly from: number;
  readonly at: number;
  readonly sentence: number;
  readonly keyAt: (index: number) => string;
}

/** The last word before an action that is no filler; before the clause if there is none. */
function wordBefore({ from, at, keyAt }: Place): number {
  let before = at - 1;
  while (before >= from && isFiller(keyAt(before))) before--;
  return before;
}

const MAX_LEAD = 7;

/** Whether a phrase that requests ends right before a word. */
function isLed({ reading, from, sentence }: Place, end: number): boolean {
  for (let start = Math.max(from, end - MAX_LEAD); start < end; start++) {
    if (phraseAt(reading, sentence, 'leads', start, end) === end - start) return true;
    if (start === from && phraseAt(reading, sentence, 'openingLeads', start, end) === end - start) return true;
  }
  return false;
}

/** Whether a lead ends before the word, with fillers in between or none. */
function isRequested(place: Place): boolean {
  for (let end = place.at; end > place.from; end--) {
    if (isLed(place, end)) return true;
    if (!isFiller(place.keyAt(end - 1))) return false;
  }
  return false;
}

/** The first word of the clause that is no filler and no lead. */
function firstWord(place: Place): number {
  let at = place.from;
  while (at < place.at) {
    const lead = phraseAt(place.reading, place.sentence, 'leads', at, place.at);
    if (lead > 0) at += lead;
    else if (isFiller(place.keyAt(at))) at++;
    else break;
  }
  return at;
}

const opens = (place: Place): boolean => wordBefore(place) < place.from;

/** `Use Uniswap to swap`, `create a transaction that sends`, `your task is to swap`. */
function isMeant(place: Place, before: number): boolean {
  const key = place.keyAt(before);
  if (key !== 'to' && key !== 'that' && key !== 'which' && key !== 'and') return false;
  return means.has(place.keyAt(firstWord(place)));
}

function ofBase(place: Place, last: Form | null): Form {
  const { keyAt, from } = place;
  if (isRequested(place)) return 'ordered';
  const before = wordBefore(place);
  const key = before >= from ? keyAt(before) : '';
  // `to swap and send`: the second verb has what the first has.
  if (links.has(keyAt(place.at - 1)) && last !== null && last !== 'past') return last;
  if (before < from) return 'ordered';
  if (determiners.has(key) || key === 'of')
    return light.has(keyAt(firstWord(place))) || isAsked(place, before) ? 'ordered' : 'told';
  if (isMeant(place, before)) return 'ordered';
  if (prepositions.has(keyAt(from)) && !blockers.has(key)) return 'ordered';
  if (isCounted(place)) return 'ordered';
  return light.has(key) && before === firstWord(place) ? 'ordered' : 'told';
}

/** Words after which a base form is no order: subjects, helpers, prepositions. */
const blockers = set(
  'to i you we they he she it who that which will would should could can may might must shall do does did not for in on at with by from and or of dont cant wont',
);

/** `I want a swap of …`, `user requested a swap`: a lead right before the determiner. */
const isAsked = (place: Place, determiner: number): boolean => isLed(place, determiner);

/** `5 USDC payment to bob.eth`: nothing but a sum before the noun. */
function isCounted({ from, at, keyAt }: Place): boolean {
  return at - from <= 3 && /^\d/.test(keyAt(from));
}

function ofIng(place: Place, last: Form | null): Form {
  const { from, at, keyAt, reading } = place;
  if (isRequested(place)) return 'ordered';
  const key = keyAt(at - 1);
  if (at > from && (key === 'by' || key === 'via' || key === 'and')) return last ?? 'told';
  if (!opens(place)) return 'told';
  const run = reading.clauseRuns[clauseOf(reading, at)];
  for (let after = at + 1; after < Math.min(run?.to ?? at, at + 24); after++)
    if (finite.has(keyAt(after))) return 'told';
  return last === null || last === 'ordered' ? 'ordered' : 'told';
}

function ofPast(place: Place): Form {
  const { from, at, keyAt, reading, sentence } = place;
  if (at > from && keyAt(at - 1) === 'be' && passives.has(keyAt(at - 2))) return 'ordered';
  const first = firstWord(place);
  const isGotten = keyAt(first) === 'have' || keyAt(first) === 'get';
  if (first > from && (isGotten || !subjectsOfSelf.has(keyAt(from)))) {
    if (isGotten && first < at - 1) return 'ordered';
  }
  // `I want 5 USDC sent to Bob`
  for (let start = from; start < Math.min(at - 1, from + 3); start++)
    if (phraseAt(reading, sentence, 'leads', start, at - 1) > 1) return 'ordered';
  return 'past';
}

const ownNouns = set(
  'transaction tx call batch transfer operation request intent order action swap trade bundle userop',
);

function ofThird(place: Place, last: Form | null): Form {
  const { from, keyAt } = place;
  const before = wordBefore(place);
  if (before < from) return 'ordered';
  if (links.has(keyAt(place.at - 1)) && last !== null) return last;
  if (isMeant(place, before)) return 'ordered';
  return (keyAt(from) === 'this' || keyAt(from) === 'the') && ownNouns.has(keyAt(before)) ? 'ordered' : 'told';
}

/** The form of an English action. `last` is that of the action before it in the sentence. */
export function formOf(reading: Reading, action: number, last: Form | null): Form {
  const at = reading.actionRuns[action]?.from ?? 0;
  const clause = clauseOf(reading, at);
  const keyAt = (index: number): string => reading.words[index]?.key ?? '';
  const place: Place = {
    reading,
    from: reading.clauseRuns[clause]?.from ?? at,
    at,
    sentence: sentenceOf(reading, at),
    keyAt,
  };
  const key = keyAt(at);
  if (isIng(key)) return ofIng(place, last);
  if (isPast(key)) return ofPast(place);
  if (isThird(key)) return ofThird(place, last);
  return ofBase(place, last);
}
