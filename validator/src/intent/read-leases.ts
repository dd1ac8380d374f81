import type { Piece } from './piece.ts';

/** How much of a sentence is looked at. */
const MAX_SENTENCE = 400;

const endsSentence = (piece: Piece): boolean =>
  piece.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');
const isName = (piece: Piece): boolean => piece.is === 'mention' && piece.party?.value.kind === 'ens' && !piece.amount;
const isOther = (piece: Piece): boolean =>
  piece.is === 'mention' &&
  !isName(piece) &&
  !piece.isPronoun &&
  (piece.party?.value.kind === 'address' ||
    (piece.amount !== null && piece.asset !== null && piece.asset.confidence === 1));
const isRegistration = (piece: Piece): boolean => piece.is === 'verb' && piece.sense === 'register';
const isService = (piece: Piece): boolean =>
  piece.is === 'mention' &&
  !piece.amount &&
  piece.asset?.value.kind === 'symbol' &&
  piece.asset.value.symbol.toUpperCase() === 'ENS';

const count = String.raw`(?:an?(?:other)?(?: whole| full)?|one|the next|\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|half an?|some|a few|a couple(?: of)?)(?: \(\d{1,3}\))?`;
const unit = '(?:years?|months?|days?|decades?|weeks?|yrs?|y)';
const span = String.raw`(?:(?:another |a further |an additional |an extra |a total of |a period of |the term of )?${count}[\s-]{0,2}(?:more |further |additional |extra |whole |full )*${unit})\b`;
const term = String.raw`(?:for (?:an?(?:other)?|one|the next|\d{1,2}|two|three|four|five|ten|some|a few)\s(?:more |further |additional )?(?:more )?(?:years?|months?|decades?|yrs?|term)?|for ${span})`;
const kind = String.raw`(?:the |my |our |this |an? )?(?:ens |\.eth |domain |web3 )?(?:name |domain |domain name )?`;
/** Other words for taking a name, or for keeping it, with `NAME` in its place. */
const takes = new RegExp(
  [
    String.raw`\b(?:get|grab|claim|secure|take|snap up|lock in|lock down|pick up|obtain|acquire|keep|hold on to|hang on to|hold) (?:me |us )?${kind}NAME\b[^.;]{0,30}\b(?:${term}|on ens|with ens|at ens|from ens|through ens|in ens)`,
    String.raw`\b(?:get|grab|secure|snap up|lock in|lock down|obtain|acquire) (?:me |us )?(?:the |my |our |this |an? )?(?:ens |\.eth )(?:name |domain |domain name )NAME\b`,
    String.raw`\b(?:pay|cover|settle) (?:\p{L}+ ){0,3}(?:rent|rental|renewal|registration|renewal fee|registration fee|yearly fee|annual fee|lease) (?:of|for|on) ${kind}NAME\b`,
    String.raw`\b(?:pay|go) for (?:\p{L}+ |\d{1,2} ){1,3}${unit} (?:of|for|on) ${kind}NAME\b`,
    String.raw`\b(?:add|put|tack on|tack|append) (?:\p{L}+ |\d{1,2} ){1,3}(?:years?|months?|days?|decades?) (?:to|on|onto|on to) (?:\p{L}+ ){0,4}${kind}NAME\b`,
    String.raw`\b(?:finish|complete|finali[sz]e|conclude|do|handle) (?:the |my |our )?(?:ens )?(?:registration|renewal) (?:of|for) ${kind}NAME\b`,
    String.raw`\b(?:don'?t|do not|never|must not|mustn'?t|should not|shouldn'?t) (?:let )?${kind}NAME (?:to )?(?:lapse|expire|run out|go|slip)\b`,
    String.raw`\b(?:don'?t|do not) (?:lose|want to lose) ${kind}NAME\b`,
    // `claim NAME b4 somebody else does, 5y`, `top up NAME with another two years`, `NAME: another year`
    String.raw`\b(?:get|grab|claim|secure|take|snap up|obtain|acquire) (?:me |us )?${kind}NAME\b[^.;]{0,12}\b(?:b4|before|ahead of) (?:some|any)\s?(?:one|body)\b`,
    String.raw`\b(?:top up|pay up|cover|re-?up|re-?upping|lengthen\w*|prolong\w*|extend\w*|stretch\w*|boost\w*) ${kind}NAME(?:'s (?:registration|lease|term|expiry|expiration|rent|time|ownership|validity))?,? (?:out )?(?:with|by|for) ${span}`,
    // `push the expiry of NAME out by two years`, `one year extension for NAME`, `three more years of NAME`
    String.raw`\b(?:push|move|set|shift|lengthen|extend|prolong|stretch|put|bring|bump|delay|postpone|roll)\w*(?: out| back| forward| forwards| off)? (?:the |my |our |its )?(?:expiry|expiration|expiry date|expiration date|end date|lease|term|registration|rent|registration period|validity) (?:date )?(?:of|on|for) ${kind}NAME(?: out| back| forward| forwards| off)? (?:by|with|for) ${span}`,
    String.raw`\b(?:push|move|shift|lengthen|extend|prolong|stretch|bump|postpone)\w*(?: out| back| forward| off)? ${kind}NAME's (?:expiry|expiration|expiry date|expiration date|end date|lease|term|registration|registration period|validity)(?: date| out| back| forward| off)* (?:by|with|for) ${span}`,
    String.raw`^\W*(?:(?:please|i want|i need|i'?d like|we need|we want|get me|can i have|could i have|may i have) )*${span} (?:extension |renewal )?(?:of|for|on) ${kind}NAME\W*(?:please|pls|thanks|thx|thank you)?\W*$`,
    String.raw`\b(?:an?|the|one|\d{1,2}|two|three|five|ten)[\s-](?:years?|months?|decades?|yrs?|y)[\s-](?:extension|renewal|prolongation) (?:of|for|on|to) ${kind}NAME\b`,
    String.raw`^\W*(?:please )?${kind}NAME\s?[,:+-]{0,2}\s?(?:(?:an?|another|the) )?${span}[\s-](?:extension|renewal|more|longer|prolongation|top-?up)\W*(?:please|pls|thanks|thx|thank you)?\W*$`,
    String.raw`\b(?:pay|buy|get|add) (?:me |us )?${span} (?:of|for|on|to) ${kind}NAME\b`,
    String.raw`\b(?:make sure|ensure|see to it)(?: that)? ${kind}NAME (?:stays|remains) (?:mine|ours)\b|\bmake ${kind}NAME (?:mine|ours)\b|\bNAME (?:should|must|shall|has to|needs to|to) (?:stay|remain|be|become) (?:mine|ours)\b`,
    String.raw`^\W*(?:please )?${kind}NAME\s?[,:+-]{1,2}\s?(?:(?:plus|for|and) )?${span}\W*(?:please|pls|thanks|thx|thank you)?\W*$`,
    String.raw`\bNAME (?:\p{L}+ ){0,4}(?:lapses?|lapsing|expires?|expiring|runs? out|expiry|due)\b(?! in (?:\p{L}+ |\d{1,2} )?(?:years|decades)\b| in \d{4}\b)`,
  ].join('|'),
  'iu',
);
/** `by 1 year` is for how much longer, and no day until which. */
const isLength = new RegExp(`^by ${span}`, 'i');
const MAX_LENGTH = 40;
const isOpen = (piece: Piece): boolean =>
  piece.is === 'cue' && ['told', 'condition', 'story', 'undone', 'schedule'].includes(piece.cue);

/** Reads what is said about a name of the ENS and how long it is to be held: `keep lantern.eth for another 2 years`. */
export function readLeases(text: string, pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(isName)) return pieces;
  const out: Piece[] = [];
  let from = 0;
  for (let at = 0; at <= pieces.length; at++) {
    const piece = pieces[at];
    if (piece && !endsSentence(piece)) continue;
    out.push(...readLease(text, pieces.slice(from, at)));
    if (piece) out.push(piece);
    from = at + 1;
  }
  return out;
}

function readLease(text: string, sentence: readonly Piece[]): readonly Piece[] {
  const names = sentence.filter(isName);
  const [name] = names;
  const [first] = sentence;
  if (!name || !first || names.length > 1 || sentence.some(isOther) || sentence.some(isOpen)) return sentence;
  const end = Math.min(sentence.at(-1)?.end ?? 0, first.start + MAX_SENTENCE);
  if (name.end > end) return sentence;
  const said = `${text.slice(first.start, name.start)}NAME${text.slice(name.end, end)}`;
  const isTaken = takes.test(said.replaceAll('’', "'"));
  const verb = sentence.find(isRegistration);
  if (
    verb &&
    !isTaken &&
    !/\b(?:secure|term|controller|registrar|duration|owner)\b|\b(?:with|at|through|via|from|by) (?:the )?ens\b/i.test(
      said,
    )
  )
    return sentence;
  if (!verb && !isTaken) return sentence;
  // A negation elsewhere than in `do not let it lapse` still stands.
  const isRefused = sentence.some((piece) => piece.is === 'cue' && piece.cue === 'not');
  if (isRefused && !/\b(?:lapse|expire|run out|go|slip|lose)\b/i.test(said)) return sentence;
  const { start, end: stop } = verb ?? { start: first.start, end: name.start };
  const register: Piece = {
    is: 'verb',
    sense: 'register',
    confidence: verb && !wishesDone.test(said) && !(isTaken && keepsDone.test(said)) ? 1 : TAKEN,
    isNoun: false,
    start,
    end: stop,
  };
  const rest = sentence.filter(
    (piece) =>
      piece !== verb &&
      piece !== name &&
      !isService(piece) &&
      ((verb && piece.is === 'duration') ||
        (piece.is === 'topic' && !isLength.test(text.slice(piece.start, piece.start + MAX_LENGTH))) ||
        piece.is === 'percent' ||
        piece.is === 'bound' ||
        (piece.is === 'mention' && piece.chain !== null)),
  );
  return [register, name, ...rest].sort((one, other) => one.start - other.start);
}

/** `have NAME renewed`: what is said as done is asked for. */
const wishesDone =
  /^\W{0,3}(?:please )?(?:have|get|i want|i need|i'd like|we need|we want) (?:the |my |our )?[^.;]{0,24}NAME\b/i;
/** `keep NAME registered for ten more years`. */
const keepsDone =
  /\b(?:keep|hold|leave|have|get)\s(?:[^.;]{0,24} )?NAME (?:safely )?(?:registered|renewed|extended|prolonged|mine|ours)\b/i;
/** A verb in other words. */
const TAKEN = 0.9;
