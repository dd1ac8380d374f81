import type { Argument, Clause } from './clauses.ts';
import { isCarrier, isExchange } from './exchanges.ts';
import type { Sense } from './meaning.ts';
import type { Piece, PieceOf } from './piece.ts';

/** A verb that was not said. */
const IMPLIED = 0.8;
/** One in place of a word that was not understood: below what any careful arbiter acts on. */
const GUESSED = 0.7;

/** Which verb people leave out: `5 USDC to bob.eth`, `1 ETH -> USDC`. */
export function implyVerb(text: string, args: readonly Argument[], { nouns, pieces }: Clause): PieceOf<'verb'> | null {
  const [first] = pieces;
  if (!first) return null;
  const at = { start: first.start, end: first.end };
  // A word that nobody knows, right in front of what it acts on, is a verb that was said: choosing another is a guess.
  const [opening, next] = pieces.filter(({ is }) => is !== 'filler');
  const isUnknownVerb = opening?.is === 'word' && next?.is === 'mention';
  const confidence = isUnknownVerb ? GUESSED : IMPLIED;
  const implied = (sense: Sense) => ({ is: 'verb', sense, confidence, isNoun: false, ...at }) as const;
  const isListed = ({ mention }: Argument) => mention.asset?.confidence === 1 && mention.asset.value.kind !== 'address';
  const isPerson = ({ mention, role }: Argument) =>
    mention.party && mention.party.value.kind !== 'protocol' && role !== 'from' && role !== 'sender';
  const assets = args.filter(isListed).length;
  const hasAmount = args.some(({ mention }) => mention.amount);
  const person = args.find((argument) => isPerson(argument) && !isListed(argument));
  const leads = (...roles: readonly Argument['role'][]) => args.some(({ role }) => roles.includes(role));
  const isSafe = args.some(({ mention }) => mention.protocol?.value === 'safe');
  // `I'd love my 0.6 WETH as plain ETH`
  const isCarried = args.some(({ mention }) => mention.protocol && isCarrier(mention.protocol.value));
  if (!person && hasAmount && !isCarried && isWrapping(args.filter(isListed)))
    return implied(
      leads('from', 'with', 'using', 'spend') || args.some(({ mention, role }) => role === 'for' && mention.amount)
        ? 'buy'
        : 'convert',
    );
  // `CCTP: 400 USDC, Ethereum -> Base`
  if (hasAmount && (isCarried || leads('destination')) && args.some(({ mention }) => mention.chain && !mention.amount))
    return implied('bridge');
  // `arb bridge: 1 ETH`
  if (hasAmount && isCarried && assets === 1 && !person) return implied('bridge');
  if (isSafe && setsThreshold.test(text)) return implied('own');
  // An unknown word before a right may give it or end it, and what `has to go` ends: choosing is no guess to take.
  const said = text.slice(first.start, pieces.at(-1)?.end);
  const isOfRight = nouns.has('operator') || nouns.has('allowance');
  const ending = pieces.findLast(({ is }) => is === 'word' || is === 'mention');
  if (
    isOfRight &&
    (isUnknownWord(text, pieces) ||
      ending?.is === 'word' ||
      /\b(?:has|have|needs?|must|should)(?: to)? (?:go|be gone|end)\W*$/i.test(said))
  )
    return null;
  const isHeld = args.some(({ mention }) => mention.protocol && lenders.test(mention.protocol.value));
  // `aave: +500 USDC collateral`, `knock 90 USDT off my Aave debt`
  if (
    isHeld &&
    hasAmount &&
    !person &&
    !leads('from') &&
    /\b(?:collateral|lender|supplier|interest|yield)\b/i.test(said) &&
    !isOut.test(said)
  )
    return implied('supply');
  if (isHeld && hasAmount && !person && nouns.has('debt') && reduces.test(said)) return implied('repay');
  // `lido.submit() with 1.25 ETH`, `lido: 1 ETH`
  const isStaked = args.some(({ mention }) => mention.protocol?.value === 'lido' && !mention.amount);
  const isEther = args
    .filter(isListed)
    .every(({ mention: { asset } }) => asset?.value.kind === 'symbol' && /^(?:eth|steth)$/i.test(asset.value.symbol));
  if (isStaked && isEther && hasAmount && !person && !leads('from') && !isUnknownVerb && !isOut.test(said))
    return implied('stake');
  // `a spending cap of 150 USDC for 0x…`
  if (person && hasAmount && isBudget.test(said)) return implied('approve');
  // `operator=0x… collection=0x…`
  const isItems = args.some(({ mention }) => mention.asset?.value.kind === 'nft');
  if (leads('spender') && args.length > 1) return implied(isItems ? 'operator' : 'approve');
  if (nouns.has('operator') && person) return implied('operator');
  if (nouns.has('account') && person) return implied('delegate');
  if (nouns.has('votes') && person) return implied('delegate');
  if (nouns.has('allowance') && hasAmount && args.some(({ mention }) => mention.party)) return implied('approve');
  // `With an approval of 500 USDC, swap …`
  if (nouns.has('allowance') && hasAmount && first.is === 'role' && first.role === 'with' && !isThere.test(said))
    return implied('approve');
  // `input 1500 USDC, output ETH, recipient me` is a trade.
  if (leads('spend') && person && hasAmount && !(assets >= 2 && leads('gets', 'receive'))) return implied('approve');
  // Nobody sends without limit.
  if (person && args.some(({ mention }) => mention.amount?.value.kind === 'unlimited')) return implied('approve');
  // `ownership of token 27 passes to 0x…`
  const isTitle = args.some(({ mention }) => mention.asset?.value.kind === 'nft' && mention.asset.value.id !== null);
  if (nouns.has('owner') && person) return implied(isTitle ? 'send' : 'own');
  if (nouns.has('record') && args.some(({ mention }) => mention.party?.value.kind === 'ens'))
    return implied('register');
  // `0.6 LINK to ARB` names two coins, `0.6 LINK to arb` may name a chain.
  const isTicker = ({ mention: { start, end, asset } }: Argument) =>
    asset?.value.kind === 'symbol' && asset.confidence === 1 && text.slice(start, end) === asset.value.symbol;
  const reached = args.find(({ mention, role }) => mention.chain && (role === 'to' || role === 'into'));
  if (hasAmount && reached && !(isTicker(reached) && args.some((one) => isSold(one) && isOther(one, reached))))
    return implied('bridge');
  const hasPlace = (...roles: readonly Argument['role'][]) =>
    args.some(({ mention, role }) => mention.protocol && roles.includes(role));
  if (leads('receive') && hasPlace('from')) return implied('withdraw');
  const hasItem = args.some(({ mention }) => mention.asset?.value.kind === 'nft' && mention.asset.value.id !== null);
  if (person?.role === 'none' && leads('receive') && (hasAmount || hasItem)) return implied('send');
  const isTo = person?.role === 'to' && person.mention.party?.value.kind !== 'name';
  // `get 0.1 ETH to 0x…`
  if (isTo && leads('receive') && assets === 1 && hasAmount && !leads('for', 'with', 'using', 'spend'))
    return implied('send');
  // `from: 700 DAI`, `to: WBTC`
  const isCoin = ({ mention }: Argument) => mention.asset?.value.kind === 'symbol' && mention.asset.confidence === 1;
  const isLabelled = (role: Argument['role']) => args.some((argument) => argument.role === role && isCoin(argument));
  if (hasAmount && isLabelled('sender') && isLabelled('recipient')) return implied('swap');
  // `CoW order 2 ETH, USDC 6300 min`
  if (hasAmount && assets >= 2 && nouns.has('order') && !person) return implied('swap');
  // `0.5 ETH for USDC, so that I end up with 1,550 USDC or more`: for the coin that is not counted the other is sold.
  const isForCoin = args.find(isSold) && args.some((one) => one.role === 'for' && isCoin(one) && !one.mention.amount);
  if (leads('gets', 'receive') && assets > 0) return implied(leads('for') && !isForCoin ? 'buy' : 'swap');
  // `minimum 0.3 WETH for my 1,000 DAI`: nobody sells at least so much
  const isFor = (argument: Argument) => argument.role === 'for' && isCoin(argument) && argument.mention.amount !== null;
  if (!person && args.some(isFor) && args.find(isCoin)?.mention.bound === 'min') return implied('buy');
  // `500 LINK → DAI, to 0x…`
  const isMarket = args.some(
    ({ mention }) => mention.protocol && !mention.amount && isExchange(mention.protocol.value),
  );
  const isInto = (argument: Argument) =>
    argument.role === 'into' && isCoin(argument) && (!argument.mention.protocol || (isMarket && isTicker(argument)));
  const sold = args.find(isSold);
  if (sold && args.some((argument) => isInto(argument) && isOther(sold, argument))) return implied('swap');
  // `cowswap 2 weth for min 6,300 dai, dai straight to 0x…`
  if (isMarket && args.some((argument) => argument.role === 'for' && isCoin(argument)) && args.some(isSold))
    return implied('swap');
  // `I want 3000 USDC for my 1 ETH`, `I need exactly 500 DAI, pay with ETH`
  if (assets >= 2 && hasAmount && leads('spend', 'using', 'gives') && wants(text, pieces)) return implied('buy');
  // `5 LINK exactly, USDC is what I pay with`
  if (assets >= 2 && !person && leads('spend') && args.some(isSold)) return implied('buy');
  if (assets >= 2 && hasAmount && leads('for', 'with') && wants(text, pieces)) return implied('buy');
  const isWord = person?.role === 'none' && person.mention.party?.value.kind === 'name';
  if (isWord && assets >= 2 && hasAmount && leads('to', 'for', 'into')) return implied('swap');
  if (isUnknownVerb && person?.role !== 'to') return null;
  if (person && (hasAmount || assets > 0)) return implied('send');
  // `400 USDC into Morpho` is a deposit, `400 USDC into MORPHO` a trade.
  // `400 USDC to morpho`: who writes coins in capitals would so write this one.
  const hasCapitals = args.some(
    (one) => isSold(one) && /\p{Lu}{2}/u.test(text.slice(one.mention.start, one.mention.end)),
  );
  const isNamed = ({ mention: { start, end } }: Argument) =>
    (hasCapitals ? /^\p{L}\p{Ll}/u : /^\p{Lu}\p{Ll}/u).test(text.slice(start, end));
  const isLent = args.some(
    (one) =>
      (one.role === 'into' || (one.role === 'to' && isNamed(one))) &&
      one.mention.protocol &&
      lenders.test(one.mention.protocol.value) &&
      !isTicker(one),
  );
  if (isLent && hasAmount && assets <= 2) return implied('put');
  if (assets >= 2 && hasAmount && leads('to', 'for', 'into')) return implied('swap');
  if (hasAmount && hasPlace('to', 'into', 'in')) return implied('put');
  const [name, target] = args;
  if (name?.mention.party?.value.kind === 'ens' && target?.role === 'to' && target.mention.party)
    return implied('register');
  return null;
}

const isOther = ({ mention: one }: Argument, { mention: other }: Argument): boolean =>
  one.asset?.value.kind === 'symbol' &&
  other.asset?.value.kind === 'symbol' &&
  one.asset.value.symbol.toLowerCase() !== other.asset.value.symbol.toLowerCase();

/** What is counted and comes first. */
const isSold = ({ role, mention }: Argument): boolean =>
  role === 'none' && mention.amount !== null && mention.asset?.value.kind === 'symbol' && mention.bound === 'exact';

const lenders = /^(?:aave|compound|morpho|spark|euler|fluid)\b/;
/** `chip 90 USDT off my debt`. */
const reduces =
  /\b(?:chip|knock|shave|slice|trim|cut|take|get|bring)\b[^.;]{0,40}\b(?:off|down|away)\b|\b(?:towards?|against) (?:my|our|the)\b/i;
/** What comes out, and is no deposit. */
const isOut =
  /\b(?:out|back|off|less|minus|remove|free|release|unlock|withdraw\w*|un-?stak\w*|redeem\w*|exit|claim\w*)\b|(?:^|\s)[-−–]\s?\d/i;
const isBudget =
  /\bspend(?:ing)?[\s-](?:cap|limit|ceiling|budget|allowance)\b|\b(?:cap|limit|budget|ceiling) of\b[^.;]{0,80}\bto spend\b/i;

/** Of a right that was given before. */
const isThere = /\b(?:in place|already|existing|given|granted|done|made|set|active)\b/i;

/** Whether of two coins one is the other, wrapped. */
function isWrapping(args: readonly Argument[]): boolean {
  const [one, other] = args.map(({ mention: { asset } }) =>
    asset?.value.kind === 'symbol' ? asset.value.symbol.toLowerCase() : '',
  );
  return args.length === 2 && (one === `w${other}` || other === `w${one}`);
}

/** `a 2-of-3 Safe`, `Safe config: threshold = 5`. */
const setsThreshold = /\b\d{1,3}[\s-]of[\s-]\d{1,3}\b|\bthreshold\s{0,3}[=:]\s{0,3}\d/i;

/** Whether a word that nobody knows opens the clause, where a verb would. */
const isUnknownWord = (text: string, pieces: readonly Piece[]): boolean => {
  const opening = pieces.find(({ is }) => is !== 'filler' && is !== 'tie' && is !== 'quote');
  return opening?.is === 'word' && /^[a-z]{3,}$/i.test(text.slice(opening.start, opening.end));
};

/** Whether what is named first is what is wished for. */
const wants = (text: string, pieces: readonly Piece[]): boolean => {
  // `via Curve I want …`: where it happens is not what is wished for.
  const end = pieces.find((piece) => piece.is === 'mention' && (piece.amount || !piece.protocol))?.start ?? 0;
  return /\b(?:want|need|wish for|would like)\b/i.test(text.slice(pieces[0]?.start ?? 0, end));
};
