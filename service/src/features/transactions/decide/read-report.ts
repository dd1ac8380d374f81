const MAX_SUMMARY_CHARACTERS = 300;
/** The first sentences of the report; more would not fit into a summary. */
const MAX_SENTENCES = 20;

type Report = Record<string, unknown> | string | null;

/** Control characters, and those that change the direction of the surrounding text. */
const unprintable = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

/**
 * What the call does, from the arbiter's report: `extracted_elements.does`, one sentence for each effect. The arbiter
 * is not trusted with it, so it becomes plain text of bounded length. Null if the report does not say, or is encrypted.
 */
export function readSummary(report: Report): string | null {
  const does = fieldOf(fieldOf(report, 'extracted_elements'), 'does');
  if (!Array.isArray(does)) return null;
  const sentences = does.slice(0, MAX_SENTENCES).filter((each): each is string => typeof each === 'string');
  const bounded = sentences.map((each) => each.slice(0, 2 * MAX_SUMMARY_CHARACTERS)).reduce(continueWith, '');
  const characters = [...bounded.toWellFormed().replaceAll(unprintable, ' ').replaceAll(/\s+/g, ' ').trim()];
  if (characters.length === 0) return null;
  if (characters.length <= MAX_SUMMARY_CHARACTERS) return characters.join('');
  return `${characters.slice(0, MAX_SUMMARY_CHARACTERS - 1).join('')}…`;
}

/** Arbiters may end their sentences with a full stop or leave it out; between two sentences one is required. */
const continueWith = (text: string, next: string): string =>
  text === '' || text.endsWith('.') ? `${text} ${next}` : `${text}. ${next}`;

/** Whether the words name the chain, according to the report; null if the report does not say. */
export function readChainIsNamed(report: Report): boolean | null {
  const claims = fieldOf(fieldOf(fieldOf(report, 'extracted_elements'), 'assignment'), 'claims');
  const ofChain = Array.isArray(claims) ? claims.filter((each) => fieldOf(each, 'claim') === 'chain') : [];
  return ofChain.length === 0 ? null : ofChain.some((each) => fieldOf(each, 'status') === 'grounded');
}

/** Whether the report contains a failed check. */
export function readFailure(report: Report): boolean {
  const results = fieldOf(report, 'results');
  if (typeof results !== 'object' || results === null) return false;
  return Object.values(results).some((result) => fieldOf(result, 'status') === 'FAIL');
}
