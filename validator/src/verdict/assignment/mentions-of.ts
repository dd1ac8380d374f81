import type { Mentioned, MentionKind } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import { meets, type Span } from '../../reader/text/span.ts';
import { termSpans } from '../../terms/hide-terms.ts';
import type { Note } from './mark-claims.ts';

/** Important statuses come before those that a reader may overlook. */
const order: readonly Mentioned['status'][] = ['contradicted', 'unexplained', 'used', 'background'];

const kinds: Partial<Readonly<Record<NonNullable<Note['claim']>, MentionKind>>> = {
  gives: 'amount',
  gets: 'amount',
  recipient: 'party',
  spender: 'party',
  from: 'party',
  loses: 'party',
  protocol: 'protocol',
  chain: 'chain',
  destination: 'chain',
  deadline: 'time',
  expiration: 'time',
  fee: 'limit',
  term: 'term',
  action: 'action',
};

/** The parts of a span that no other span covers, without the blanks around them. */
function freeParts(text: string, { start, end }: Span, taken: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = start;
  const within = taken.filter((span) => meets(span, { start, end })).sort((one, other) => one.start - other.start);
  for (const span of [...within, { start: end, end }]) {
    const part = text.slice(from, Math.max(from, span.start));
    const lead = part.length - part.trimStart().length;
    const trimmed = part.trim().length;
    if (trimmed > 0) parts.push({ start: from + lead, end: from + lead + trimmed });
    from = Math.max(from, span.end);
  }
  return parts;
}

/** More are judged but not shown, because that many are unreadable. */
const MAX_SHOWN = 100;

/** Everything that the words name, in the order of the text, without overlaps. */
export function mentionsOf(
  { intent, wording, assignment, decoded, request }: Facts,
  notes: readonly Note[],
): Mentioned[] {
  const terms = new Set(decoded.effects.flatMap(({ terms: own = [] }) => own));
  const read: Mentioned[] = [
    ...assignment.mentions,
    ...[...terms].flatMap((term) =>
      termSpans(wording, term, request).map((span): Mentioned => ({ ...span, kind: 'term', status: 'used' })),
    ),
  ];
  const kindAt = (span: Span, claim: Note['claim']): MentionKind =>
    read.find((each) => meets(each, span) && each.kind !== 'limit')?.kind ?? kinds[claim ?? 'term'] ?? 'other';
  const noted = notes.flatMap(({ is, spans = [], claim }) =>
    spans.map(
      ({ start, end }): Mentioned => ({
        start,
        end,
        kind: kindAt({ start, end }, claim),
        status: is === 'contradicted' ? 'contradicted' : 'unexplained',
      }),
    ),
  );
  const shown: Mentioned[] = [];
  for (const mention of [...noted, ...read].sort(
    (one, other) => order.indexOf(one.status) - order.indexOf(other.status),
  )) {
    if (shown.length >= MAX_SHOWN) break;
    const { kind, status } = mention;
    shown.push(...freeParts(intent.text, mention, shown).map((part) => ({ ...part, kind, status })));
  }
  return shown.sort((one, other) => one.start - other.start);
}
