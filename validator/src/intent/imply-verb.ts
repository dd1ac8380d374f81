import type { Argument, Clause } from './clauses.ts';
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
  if (isSafe && setsThreshold.test(text)) return implied('own');
  if (nouns.has('operator') && person) return implied('operator');
  if (nouns.has('account') && person) return implied('delegate');
  if (nouns.has('allowance') && args.some(({ mention }) => mention.party)) return implied('approve');
  if (leads('spend') && person && hasAmount) return implied('approve');
  if (nouns.has('owner') && person) return implied('own');
  if (nouns.has('record') && args.some(({ mention }) => mention.party?.value.kind === 'ens'))
    return implied('register');
  if (hasAmount && args.some(({ mention, role }) => mention.chain && (role === 'to' || role === 'into')))
    return implied('bridge');
  const hasPlace = (...roles: readonly Argument['role'][]) =>
    args.some(({ mention, role }) => mention.protocol && roles.includes(role));
  if (leads('receive') && hasPlace('from')) return implied('withdraw');
  if (person?.role === 'none' && leads('receive') && hasAmount) return implied('send');
  const isTo = person?.role === 'to' && person.mention.party?.value.kind !== 'name';
  // `get 0.1 ETH to 0x…`
  if (isTo && leads('receive') && assets === 1 && hasAmount && !leads('for', 'with', 'using', 'spend'))
    return implied('send');
  if (leads('gets', 'receive') && assets > 0) return implied(leads('for') ? 'buy' : 'swap');
  // `I want 3000 USDC for my 1 ETH`, `I need exactly 500 DAI, pay with ETH`
  if (assets >= 2 && hasAmount && leads('spend', 'using') && wants(text, pieces)) return implied('buy');
  if (assets >= 2 && hasAmount && leads('for', 'with') && wants(text, pieces)) return implied('buy');
  const isWord = person?.role === 'none' && person.mention.party?.value.kind === 'name';
  if (isWord && assets >= 2 && hasAmount && leads('to', 'for', 'into')) return implied('swap');
  if (isUnknownVerb && person?.role !== 'to') return null;
  if (person && (hasAmount || assets > 0)) return implied('send');
  if (assets >= 2 && hasAmount && leads('to', 'for', 'into')) return implied('swap');
  if (hasAmount && hasPlace('to', 'into', 'in')) return implied('put');
  const [name, target] = args;
  if (name?.mention.party?.value.kind === 'ens' && target?.role === 'to' && target.mention.party)
    return implied('register');
  return null;
}

/** `a 2-of-3 Safe`, `Safe config: threshold = 5`. */
const setsThreshold = /\b\d{1,3}[\s-]of[\s-]\d{1,3}\b|\bthreshold\s{0,3}[=:]\s{0,3}\d/i;

/** Whether what is named first is what is wished for. */
const wants = (text: string, pieces: readonly Piece[]): boolean => {
  const end = pieces.find(({ is }) => is === 'mention')?.start ?? 0;
  return /\b(?:want|need|wish for|would like)\b/i.test(text.slice(pieces[0]?.start ?? 0, end));
};
