import { isProtocol } from '../compare/protocol-names.ts';
import { takesTokens } from '../compare/spender-roles.ts';
import type { Effect } from '../effects/effect.ts';
import type { Facts } from '../facts/facts.ts';
import { protocols } from '../protocols/index.ts';
import { languages } from '../reader/languages/index.ts';
import type { DoubtKind } from '../reader/modality/doubt.ts';
import { meets, type Span } from '../reader/text/span.ts';
import { UNSURE } from './node.ts';

// A check rejects only if words and bytes contradict each other. Anything that was not understood, is in no list or may
// be computed from the words is no contradiction: the owner is asked.

/** The confidence of a failure: certain if it is a contradiction, otherwise the owner is asked. */
export const sureIf = (isContradiction: boolean): number => (isContradiction ? 1 : UNSURE);

/** Whether the meaning of a place in the words is open: a doubt is about it, or about the words right beside it. */
export const isBesideDoubt = ({ doubts, intent: { text } }: Facts, spans: readonly Span[]): boolean =>
  doubts.some(({ at }) => at.end > at.start && spans.some((span) => meets(widened(text, span), at)));

/** A span with the spaces and marks around it, and one character more on each side. */
function widened(text: string, { start, end }: Span): Span {
  let [from, to] = [start - 1, end];
  while (from > 0 && isGap.test(text[from] ?? '')) from -= 1;
  while (to < text.length && isGap.test(text[to] ?? '')) to += 1;
  return { start: from, end: to + 1 };
}
const isGap = /[\s\p{P}]/u;

export const hasDoubt = ({ doubts }: Facts, ...kinds: readonly DoubtKind[]): boolean =>
  doubts.some(({ kind }) => kinds.includes(kind));

/** Whether all words were understood, in a language that the reader knows as a whole. */
export const isFullyRead = ({ doubts, intent }: Facts): boolean =>
  doubts.length === 0 && intent.unread.length === 0 && isKnownLanguage(intent.language);

/** The other languages are only known by their everyday words. */
export const isKnownLanguage = (code: string): boolean => languages.some(({ words }) => words.code === code);

/** Known only from a descriptor: its fields have the names that the vendor chose, so their roles are guesses. */
export const isDescribed = ({ protocol, terms = [] }: Effect): boolean =>
  terms.some(({ is }) => is === 'venue') && !protocols.some(({ slug }) => slug === protocol);

/** Whether the address book has a contract of the named protocol; other names are only known as words. */
export const isListedProtocol = (named: string): boolean =>
  protocols.some(({ slug, contracts }) => isProtocol(named, slug) && Object.keys(contracts).length > 0);

/** Whether the address book has a contract of the named protocol that takes tokens on the chain of the request. */
export const hasListedTaker = ({ request: { chainId } }: Facts, named: string): boolean =>
  protocols.some(
    ({ slug, contracts }) =>
      isProtocol(named, slug) &&
      Object.entries(contracts).some(
        ([role, byChain]) =>
          takesTokens({ protocol: slug, role, name: slug }) && (chainId === null || byChain[chainId] !== undefined),
      ),
  );
