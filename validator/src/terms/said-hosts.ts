import { compilePattern } from '../patterns/compile-pattern.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import type { Wording } from '../reader/modality/denials.ts';
import { isPlainHost } from './web-endings.ts';

/** A host in the text, alone or in an address. */
export interface SaidHost {
  /** In lower case and ASCII, with its port unless that is the default. */
  readonly host: string;
  /** Path and query if an address has them, else null. */
  readonly path: string | null;
  /** `https:` or `http:` if an address has it, else null. */
  readonly scheme: string | null;
  /** False: it may also be a person or a file (`bob.eth`, `report.pdf`), and names no place. */
  readonly isPlace: boolean;
  readonly start: number;
  readonly end: number;
}

/** Runs of characters that an address may contain, without those that enclose or end it. */
const words = /[^\s"'`<>()[\]{},;“”‘’«»。、！？「」『』（）：]+/gu;
const label = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
/** `api.example.com`, `localhost:8080`, `127.0.0.1`; not `0.05`, `USDC.e` or `a@b.com`. */
const bare = compilePattern(
  `^(?:(?:${label}\\.)+(?:\\p{L}{2,63}|xn--[a-z0-9-]{2,59})|localhost|\\d{1,3}(?:\\.\\d{1,3}){3})(?::\\d{1,5})?(?:[/?#].*)?$`,
  'iu',
);
const MAX_LENGTH = 2_048;

const hasScheme = (word: string) => /^https?:\/\//i.test(word);

function parse(word: string): URL | null {
  if (word.length > MAX_LENGTH) return null;
  if (hasScheme(word)) return URL.parse(word);
  return bare.test(word) ? URL.parse(`https://${word}`) : null;
}

/** Every host in the text and everything that looks like one, except in what the text forbids. */
export function saidHosts(wording: Wording): readonly SaidHost[] {
  return matchesIn(wording.text, words).flatMap(({ 0: word, index }) => {
    // `host=api.example.com`
    const label = /^[\w-]{1,20}=(?!=)/.exec(word)?.[0] ?? '';
    const trimmed = word
      .slice(label.length)
      .replace(/[.:!?…]+$/u, '')
      .replace(/['’]s$/u, '');
    const url = parse(trimmed);
    const start = index + label.length;
    const end = start + trimmed.length;
    if (!url || wording.isDenied({ start, end })) return [];
    const path = `${url.pathname}${url.search}`;
    const scheme = hasScheme(trimmed) ? url.protocol : null;
    return [
      {
        host: url.host,
        path: path === '/' ? null : path,
        scheme,
        isPlace: scheme !== null || isPlainHost(url.hostname),
        start,
        end,
      },
    ];
  });
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Whether a stated host is that of an address: the same path, if one is stated, and no less secure scheme. */
export function isSaidOf({ host, path, scheme, isPlace }: SaidHost, url: URL): boolean {
  if (!isPlace || host !== url.host || (scheme === 'https:' && url.protocol !== scheme)) return false;
  if (path === null) return true;
  const said = withoutSlash(path);
  return said === withoutSlash(url.pathname) || said === withoutSlash(`${url.pathname}${url.search}`);
}
