import { takeAsides } from './asides.ts';
import { findAtoms } from './atoms.ts';
import { buildSteps } from './build-steps.ts';
import { splitClauses } from './clauses.ts';
import { compose } from './compose.ts';
import { composeItems } from './compose-items.ts';
import { detectLanguage } from './detect-language.ts';
import type { Intent, Slot } from './intent.ts';
import { lex } from './lex.ts';
import { correctVerbs } from './misspelt-verbs.ts';
import { readForbids } from './read-forbids.ts';
import { readLimits } from './read-limits.ts';
import { readPermissions } from './read-permissions.ts';
import { readSchedules } from './read-schedules.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Reads a request in words. Each stage takes out what it understands and hands on the rest; what none of them understands is
 * `unread`. Never throws, whatever the text; the clock only turns dates into seconds.
 */
export function parseIntent(text: string, vocabulary: Vocabulary, nowUnix: number): Intent {
  const language = detectLanguage(text);
  const tokens = lex(text, {
    isWhole: (key) => vocabulary.symbolOf(key) !== null || vocabulary.names.next.get(key)?.value != null,
    writesDecimalComma: language.writesDecimalComma,
    cut: language.cut,
  });
  const atoms = findAtoms(tokens, language, vocabulary);
  const mentioned = composeItems(text, compose(text, atoms, vocabulary));
  const asides = takeAsides(text, correctVerbs(text, mentioned));
  const limited = readLimits(text, asides.pieces, nowUnix);
  const scheduled = readSchedules(text, limited.pieces);
  const permitted = readPermissions(scheduled.pieces);
  const forbidden = readForbids(text, permitted.pieces);
  const built = buildSteps(text, splitClauses(forbidden.pieces));
  const unread = [asides, limited, scheduled, forbidden, built].flatMap((read) => read.unread);
  return {
    text,
    language: language.code,
    steps: built.steps,
    constraints: {
      ...limited.limits,
      forbid: forbidden.forbid,
      ...(permitted.unlimitedApproval && { unlimitedApproval: permitted.unlimitedApproval }),
    },
    unread: unread.sort(byPlace),
  };
}

const byPlace = (one: Slot<string>, other: Slot<string>): number => one.start - other.start || one.end - other.end;
