import { testVocabulary } from '../intent.fixture.ts';
import type { AmountMention } from '../intent.ts';
import { detectLanguage } from '../languages/detect-language.ts';
import { lex } from '../text/lex.ts';
import type { Atom } from './atom.ts';
import { findAtoms } from './atoms.ts';
import { findPieces } from './find-pieces.ts';
import type { Piece } from './piece.ts';

const { symbolOf, names } = testVocabulary;

const bounds = { min: '>=', max: '<=', about: '~', exact: '=' };

/**
 * The meanings of the words of a text one by one, as far as a transaction depends on them: `tr: self 1/1 ETH USDC
 * convert >= 3 1000 USDC`.
 */
export function showWords(text: string): string {
  const language = detectLanguage(text);
  const { writesDecimalComma, cut, endings } = language;
  const isWhole = (key: string) => symbolOf(key) !== null || names.next?.get(key)?.value != null;
  const { tokens } = lex(text, { isWhole, writesDecimalComma, cut, endings });
  const words = findAtoms(tokens, language, testVocabulary).map(showWord);
  return `${language.code}: ${words.filter(Boolean).join(' ')}`;
}

function showWord({ what }: Atom): string | null {
  switch (what.is) {
    case 'verb':
      return what.sense;
    case 'noun':
      return `(${what.noun})`;
    case 'topic':
      return `[${what.topic}]`;
    case 'bound':
      return bounds[what.bound];
    case 'unit':
      return what.unit;
    case 'time':
      return `${what.seconds}s`;
    case 'digits':
      return String(Number(what.value.digits) / 10 ** what.value.scale);
    case 'count':
    case 'scale':
      return String(what.value);
    case 'part':
      return `${what.numerator}/${what.denominator}`;
    case 'symbol':
    case 'asset':
      return what.symbol;
    case 'address':
      return what.address.slice(0, 6);
    case 'ens':
      return what.name;
    case 'protocol':
      return what.slug;
    case 'chain':
      return `#${what.chainId}`;
    case 'cue':
      return `?${what.cue}`;
    case 'self':
    case 'unlimited':
      return what.is;
    default:
      return null;
  }
}

const NOW = 1_794_800_000;

function showAmount(amount: AmountMention): string {
  switch (amount.kind) {
    case 'number':
    case 'usd':
      return `${amount.kind === 'usd' ? '$' : ''}${Number(amount.value.digits) / 10 ** amount.value.scale}`;
    case 'fraction':
      return `${amount.numerator}/${amount.denominator}`;
    default:
      return amount.kind;
  }
}

function showPiece(piece: Piece): string | null {
  if (piece.is === 'verb') return piece.sense;
  if (piece.is === 'role') return piece.role === 'per' ? 'per' : null;
  if (piece.is !== 'mention' || piece.protocol || piece.chain) return null;
  const { amount, bound, asset } = piece;
  const sign = bound === 'exact' ? '' : bounds[bound];
  const coin = asset?.value.kind === 'symbol' ? asset.value.symbol : '';
  return [amount && sign + showAmount(amount.value), coin].filter(Boolean).join(' ');
}

/** The actions and their amounts, as composed from the words: `swap 2 WETH >=5600 USDC`. */
export function showAmounts(text: string): string {
  const { language, pieces } = findPieces(text, testVocabulary, NOW);
  return `${language.code}: ${pieces.map(showPiece).filter(Boolean).join(' ')}`;
}
