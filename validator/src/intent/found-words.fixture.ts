import { type Atom, findAtoms } from './atoms.ts';
import { detectLanguage } from './detect-language.ts';
import { testVocabulary } from './intent.fixture.ts';
import { lex } from './lex.ts';

const { symbolOf, names } = testVocabulary;

const bounds = { min: '>=', max: '<=', about: '~', exact: '=' };

/** What the words of a text mean one by one, as far as it bears on a transaction: `tr: self 1/1 ETH USDC convert >= 3 1000 USDC`. */
export function showWords(text: string): string {
  const language = detectLanguage(text);
  const { writesDecimalComma, cut, endings } = language;
  const isWhole = (key: string) => symbolOf(key) !== null || names.next.get(key)?.value != null;
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
