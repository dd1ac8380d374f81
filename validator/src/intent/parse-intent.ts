import { takeAsides } from './asides.ts';
import { findAtoms } from './atoms.ts';
import { buildSteps } from './build-steps.ts';
import { splitClauses } from './clauses.ts';
import { compose } from './compose.ts';
import { composeItems } from './compose-items.ts';
import { detectLanguage } from './detect-language.ts';
import { frontRoles } from './front-roles.ts';
import type { Intent, Slot } from './intent.ts';
import { keepOrders } from './keep-orders.ts';
import { lex } from './lex.ts';
import { readLimits } from './limits/read-limits.ts';
import { correctVerbs } from './misspelt-verbs.ts';
import { slot } from './piece.ts';
import { readForbids } from './read-forbids.ts';
import { readPermissions } from './read-permissions.ts';
import { readRights } from './read-right.ts';
import { readSchedules } from './read-schedules.ts';
import { takeReferences } from './references.ts';
import { reword } from './reword.ts';
import { takeQuotes } from './take-quotes.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reads a request in words. Each stage takes out what it understands and hands on the rest; what none of them understands is
 * `unread`. Never throws, whatever the text; the clock only turns dates into seconds.
 */
export function parseIntent(text: string, vocabulary: Vocabulary, nowUnix: number): Intent {
  const language = detectLanguage(text);
  const symbolOf = remember(vocabulary.symbolOf);
  const words = { ...vocabulary, symbolOf };
  const { tokens, end } = lex(text, {
    isWhole: (key) => symbolOf(key) !== null || vocabulary.names.next.get(key)?.value != null,
    writesDecimalComma: language.writesDecimalComma,
    cut: language.cut,
  });
  const atoms = takeReferences(findAtoms(tokens, language, words));
  const composed = compose(text, atoms, words);
  const quoted = takeQuotes(text, language.hasPostpositions ? frontRoles(composed) : composed);
  const mentioned = correctVerbs(text, composeItems(text, quoted.pieces));
  const ordered = keepOrders(text, mentioned, language.code === 'en');
  const reworded = reword(text, ordered.pieces);
  const asides = takeAsides(text, reworded.pieces);
  const limited = readLimits(text, asides.pieces, nowUnix);
  const scheduled = readSchedules(text, limited.pieces);
  const permitted = readPermissions(scheduled.pieces);
  const forbidden = readForbids(text, permitted.pieces);
  const built = buildSteps(text, splitClauses(forbidden.pieces));
  const steps = readRights(text, built.steps);
  const rest = end < text.length ? [slot({ start: end, end: text.length }, text.slice(end))] : [];
  const unread = [quoted, ordered, reworded, asides, limited, scheduled, forbidden, built]
    .flatMap((read) => read.unread)
    .concat(rest);
  const isCounted = ({ start, end }: Slot<string>) =>
    steps.some(({ threshold }) => threshold && threshold.start <= start && end <= threshold.end);
  return {
    text,
    language: language.code,
    steps,
    constraints: {
      ...limited.limits,
      forbid: forbidden.forbid,
      ...(permitted.unlimitedApproval && { unlimitedApproval: permitted.unlimitedApproval }),
    },
    unread: unread.filter((each) => !isCounted(each)).sort(byPlace),
  };
}

/** The same words come up several times in a request, and asking the lists is what costs most. */
function remember<T>(look: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? look(key);
    known.set(key, found);
    return found;
  };
}

const byPlace = (one: Slot<string>, other: Slot<string>): number => one.start - other.start || one.end - other.end;
