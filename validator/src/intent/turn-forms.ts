import type { Sense } from './meaning.ts';
import type { Mention, Piece } from './piece.ts';

/** How much of a sentence is looked at. */
const MAX_SENTENCE = 240;
/** A verb in other words. */
const TURNED = 0.9;

const endsSentence = (piece: Piece): boolean =>
  piece.is === 'tie' && (piece.tie === 'stop' || piece.tie === 'item' || piece.tie === 'number');
const symbolOf = ({ asset }: Mention): string =>
  asset?.value.kind === 'symbol' && asset.confidence === 1 ? asset.value.symbol.toLowerCase() : '';
/** Coins that have a wrapped form. */
const plain: ReadonlySet<string> = new Set(['eth', 'steth', 'pol', 'matic', 'bnb', 'avax', 'xdai']);
const isMention = (piece: Piece): piece is Mention => piece.is === 'mention';

const form =
  '(?:form|version|kind|variant|one|sort|type|shape|state|token|coin|counterpart|equivalent|flavou?r|sibling|cousin|ether|eth|steth)';
const makes =
  "(?:make|turn|convert|change|transform|switch|put|get|have|bring|want|need|would like|'d like|let|take|move|shift|pour|roll|migrate)";
const end = String.raw`(?:[\s,]+(?:please|pls|plz|thanks|thx|thank you|again|instead|for me|now|asap))*\W*$`;
/** `make COIN the wrapped kind`, `COIN should be wrapped`. */
const wraps = new RegExp(
  String.raw`\b${makes}\b[^.;]{0,30}COIN,? (?:(?:in ?to|to|in|as|become|be|to be|to become) )?(?:(?:its|the|their|a|that) )?(?:erc-?20 )?wrapped(?: ${form})?${end}|` +
    `COIN[^.;]{0,12} (?:should|shall|must|has to|have to|needs? to|(?:is|are) to) (?:be|become|get|turn into) (?:(?:its|the|their|a) )?wrapped(?: ${form})?${end}`,
  'i',
);
/** `turn COIN back to its plain form`, `COIN should be plain ether again`, `take the wrapping off COIN`. */
const unwraps = new RegExp(
  String.raw`\b${makes}\b[^.;]{0,30}COIN,? (?:back )?(?:in ?to|to|in|as|become|be|to be) (?:(?:its|the|their|a) )?(?:un-?wrapped|plain|native|normal|regular|ordinary|underlying|original)(?: ${form})?${end}|` +
    `COIN[^.;]{0,12} (?:should|shall|must|has to|have to|needs? to|(?:is|are) to) (?:be|become|get|turn into)(?: back)? (?:(?:its|the|their|a) )?(?:un-?wrapped|plain|native|normal|regular|ordinary)(?: ${form})?${end}|` +
    String.raw`\b(?:take|strip|peel|get|remove|undo|pull)\b(?: off)? (?:the |its )?(?:wrapping|wrapper)(?: off)?(?: of| off| from)? (?:my |the )?COIN${end}`,
  'i',
);

const asking = `(?:please|pls|plz|kindly|process|execute|do|order|request|task|job|todo|i want|i need|i'd like|i'd love|we need|we want|can i have|can i get|could i have|may i have|let's have|let's get|get me)`;
const place = `(?:,? (?:on|at) PLACE)?`;
/** What is asked for as done, or with both forms named: `1 ETH, wrapped, on Base`, `all my WETH, make it ETH`. */
const turnsTo = (done: string, to: string) =>
  new RegExp(
    String.raw`^\W*(?:${asking}[\s:,]+)+COIN,? ${done}(?: (?:in ?)?to (?:my |some )?PARTNER)?${place}${end}|` +
      String.raw`^\W*(?:my |the )?COIN(?:[,:] ${done}|,? ${done} (?:in ?)?to PARTNER)${place}${end}|` +
      `COIN[,:]? (?:please )?(?:make|turn|convert|change|switch|bring|take) (?:it|them|that|this|those|all of it|the lot)(?: all)?(?: back)?(?: in ?to| to| as)? (?:some |plain |my )?PARTNER${place}${end}|` +
      String.raw`\b(?:make|turn|convert|change|switch|upgrade|downgrade|migrate|${to})\b (?:my |me |us |the )?COIN (?:back )?(?:(?:in ?)?to |over to |as )?(?:some |plain )?PARTNER${place}${end}|` +
      String.raw`\b${makes}\b (?:my |the )?COIN (?:back )?(?:in ?)?to (?:its |the |their )?(?:un-?wrapped|wrapped|plain|native|normal|regular|ordinary|underlying|original|rebasing|non-?rebasing|erc-?20) ${form},? (?:i\.?e\.?,? |that is,? |namely )?\(?PARTNER\)?${place}${end}`,
    'i',
  );
/** `1.7 wstETH, give me stETH for it` */
const returnsFor =
  /COIN[,:;.]? (?:please )?(?:give|get|hand|pay|bring) (?:me|us) (?:back )?(?:the |some |my |plain )?PARTNER (?:for|instead of|in place of|in exchange for|in return for|out of) (?:it|them|that|this)\b[^.;]{0,12}$/i;
const wrapsTo = turnsTo('wrapped', 'wrap');
const unwrapsTo = turnsTo('un-?wrapped', 'unwrap');
/** `turn 1 ETH into its ERC-20 form` */
const tokenises = new RegExp(
  String.raw`\b(?:${makes}|turned|converted|changed|made|brought|put)\b[^.;]{0,20}(?:COIN )?(?:be (?:turned|converted|changed|made|put) )?(?:in ?to|to|as|in) (?:its |the |their |an? )?(?:erc-?20|token(?:i[sz]ed)?|wrapped) (?:token )?${form}${end}`,
  'i',
);

/** Reads what form of a coin is wanted, `make my 0.7 stETH the wrapped kind`, as the order to turn it into that form. */
export function turnForms(text: string, pieces: readonly Piece[]): readonly Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (let at = 0; at <= pieces.length; at++) {
    const piece = pieces[at];
    if (piece && !endsSentence(piece)) continue;
    out.push(...turnForm(text, pieces.slice(from, at)));
    if (piece) out.push(piece);
    from = at + 1;
  }
  return out;
}

/** `using the wstETH contract, wrap 0.5 stETH`: where it is done is said by what is done. */
function withoutContract(text: string, sentence: readonly Piece[]): readonly Piece[] {
  if (!sentence.some((piece) => piece.is === 'verb' && (piece.sense === 'wrap' || piece.sense === 'unwrap')))
    return sentence;
  const isContract = (piece: Piece | undefined) =>
    piece?.is === 'mention' &&
    !piece.amount &&
    /^w(?:st)?eth$/.test(symbolOf(piece)) &&
    /^w(?:st)?eth(?:['’]s)? (?:token )?(?:contract|wrapper)\b/i.test(text.slice(piece.start, piece.start + 24));
  return sentence.flatMap((piece, at): Piece[] => {
    const isLead = piece.is === 'role' && ['using', 'with', 'on', 'by', 'in'].includes(piece.role);
    const isThere = isContract(piece) && sentence[at - 1]?.is === 'role';
    return (isLead && isContract(sentence[at + 1])) || isThere
      ? [{ is: 'filler', start: piece.start, end: piece.end }]
      : [piece];
  });
}

function turnForm(text: string, said: readonly Piece[]): readonly Piece[] {
  const sentence = withoutContract(text, said);
  const [first] = sentence;
  const sums = sentence.filter(isMention).filter(({ amount }) => amount !== null);
  const [coin] = sums;
  if (!first || !coin || sums.length > 1) return sentence;
  const symbol = symbolOf(coin);
  const isPlain = plain.has(symbol);
  if (!isPlain && !(symbol.startsWith('w') && plain.has(symbol.slice(1)))) return sentence;
  const partner = isPlain ? `w${symbol}` : symbol.slice(1);
  const isPlace = (piece: Piece, at: number): piece is Mention =>
    isMention(piece) &&
    piece.chain !== null &&
    !piece.amount &&
    sentence[at - 1]?.is === 'role' &&
    /^(?:on|at)$/i.test(text.slice(sentence[at - 1]?.start, sentence[at - 1]?.end));
  const places = sentence.filter(isPlace);
  const turned = nameParts(text, sentence, coin, partner, places);
  // What was ordered by a verb of its own stands as it is.
  const isOrdered = sentence.some(
    (piece) =>
      piece.is === 'verb' &&
      ['wrap', 'unwrap', 'convert', 'swap', 'change', 'buy'].includes(piece.sense) &&
      !/ed$/i.test(text.slice(piece.start, piece.end)),
  );
  const isTurnedTo =
    turned !== null && ((!isOrdered && (isPlain ? wrapsTo : unwrapsTo).test(turned)) || returnsFor.test(turned));
  if (isTurnedTo && places.length < 2) {
    const [chain] = places;
    const role = chain && sentence[sentence.indexOf(chain) - 1];
    const made = sentence.findLast(
      (piece) => isMention(piece) && symbolOf(piece) === partner && piece.start > coin.end,
    );
    const into: Piece[] = made
      ? [{ is: 'role', role: 'into', isField: false, start: made.start, end: made.start }, made]
      : [];
    return [verbTo(isPlain, first, coin), coin, ...into, ...(role && chain ? [role, { ...chain, asset: null }] : [])];
  }
  // Whoever else is named, and what is not wanted or depends on something, makes it more than that.
  const isMore = sentence.some(
    (piece) =>
      (piece.is === 'cue' && ['not', 'condition', 'told', 'story', 'undone'].includes(piece.cue)) ||
      (isMention(piece) && piece !== coin && (piece.party !== null || piece.protocol !== null || piece.chain !== null)),
  );
  const last = Math.min(sentence.at(-1)?.end ?? 0, first.start + MAX_SENTENCE);
  // `convert 2 WETH to native ETH` says both coins itself.
  const saysBoth =
    sentence.some((piece) => piece.is === 'verb' && !piece.isNoun) &&
    sentence.some((piece) => isMention(piece) && piece !== coin && symbolOf(piece) !== '');
  if (isMore || saysBoth || coin.end > last) return sentence;
  const asked = `${text.slice(first.start, coin.start)}COIN${text.slice(coin.end, last)}`.replaceAll('’', "'");
  const isTurned = isPlain ? wraps.test(asked) || tokenises.test(asked) : unwraps.test(asked);
  return isTurned ? [verbTo(isPlain, first, coin), coin] : sentence;
}

function verbTo(isPlain: boolean, { start }: Piece, coin: Mention): Piece {
  const sense: Sense = isPlain ? 'wrap' : 'unwrap';
  return { is: 'verb', sense, confidence: TURNED, isNoun: false, start, end: Math.max(start, coin.start) };
}

/** A sentence with `COIN`, `PARTNER` and `PLACE` for what it names; null where it names anything else. */
function nameParts(
  text: string,
  sentence: readonly Piece[],
  coin: Mention,
  partner: string,
  places: readonly Piece[],
): string | null {
  let said = '';
  let from = sentence[0]?.start ?? 0;
  for (const piece of sentence) {
    if (piece.is === 'cue' && ['not', 'condition', 'told', 'story', 'undone', 'schedule'].includes(piece.cue))
      return null;
    if (!isMention(piece) || piece.isPronoun) continue;
    const name =
      piece === coin
        ? 'COIN'
        : places.includes(piece)
          ? 'PLACE'
          : symbolOf(piece) === partner && !piece.amount
            ? 'PARTNER'
            : null;
    if (name === null || piece.start < from) return null;
    said += text.slice(from, piece.start) + name;
    from = piece.end;
    if (said.length > MAX_SENTENCE) return null;
  }
  const last = Math.min(sentence.at(-1)?.end ?? from, from + MAX_SENTENCE);
  return (said + text.slice(from, last)).replaceAll('’', "'");
}
