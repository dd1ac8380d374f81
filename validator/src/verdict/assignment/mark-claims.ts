import { familyOf, type Marked } from '../../checks/node.ts';
import type { Judgement } from '../../checks/run-nodes.ts';
import { assetKey } from '../../effects/effect.ts';
import type { ClaimName } from '../../facts/assignment.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Doubt } from '../../reader/modality/doubt.ts';
import type { Span } from '../../reader/text/span.ts';
import { SURE } from '../decide.ts';
import type { Claim } from './claim.ts';
import { labelOfTerm } from './claims-of.ts';
import { whyImplied } from './ground.ts';

/** A finding of a check to show at claims and at words. */
export interface Note extends Marked {
  readonly is: 'contradicted' | 'open';
}

/** Spans in order; those with only blanks between them are joined: `100` and `USDC`. */
function joinSpans(text: string, spans: readonly Span[] = []): Span[] {
  const joined: Span[] = [];
  for (const { start, end } of spans.toSorted((one, other) => one.start - other.start)) {
    const last = joined.at(-1);
    if (last && text.slice(last.end, start).trim() === '')
      joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, end) });
    else joined.push({ start, end });
  }
  return joined;
}

/** The claims for doubts about the whole text; doubts about words are shown at the words. */
const aboutClaims: Partial<Readonly<Record<Doubt['kind'], ClaimName>>> = {
  amount: 'gives',
  number: 'gives',
  pairing: 'recipient',
};

/** Doubts without words: something is missing in the text. Only the first about each claim is shown. */
function wholeDoubts({ doubts, decoded: { effects } }: Facts): Note[] {
  const notes = new Map<ClaimName, Note>();
  for (const { kind, says, at } of doubts) {
    const claim = aboutClaims[kind] ?? 'action';
    if (at.start === at.end && !notes.has(claim)) notes.set(claim, { is: 'open', effects, claim, text: `${says}.` });
  }
  return [...notes.values()];
}

/**
 * Findings of the checks of words against bytes; a failure that marks nothing applies to everything that was not asked
 * for.
 */
export function notesOf(facts: Facts, judgements: readonly Judgement[]): Note[] {
  const { alignment, decoded } = facts;
  const found = judgements.flatMap(({ node, finding }): Note[] => {
    if (finding.status === 'PASS' || familyOf(node.id) !== 'intent_alignment') return [];
    if (finding.status === 'SKIP' && finding.why !== 'missing') return [];
    const marks = (finding.marks ?? []).filter(({ effects, spans = [] }) => effects.length + spans.length > 0);
    // An uncertain failure is a question, and contradicts nothing.
    const is = finding.status === 'FAIL' && finding.confidence >= SURE ? 'contradicted' : 'open';
    if (marks.length > 0 || finding.status === 'SKIP') return marks.map((mark) => ({ ...mark, is }));
    const effects = alignment.extra.length > 0 ? alignment.extra : decoded.effects;
    return [{ effects, text: finding.reasoning, is }];
  });
  return [...found, ...wholeDoubts(facts)].map((note) => ({
    ...note,
    spans: joinSpans(facts.intent.text, note.spans),
  }));
}

/** The claims that a note applies to: the exact one, a similar one, or else the action of the effect. */
function claimsMeant(own: readonly Claim[], { claim = 'action', asset, term }: Note): readonly Claim[] {
  const key = asset && (asset.kind === 'native' ? 'native' : 'address' in asset ? asset.address : assetKey(asset));
  const alike = own.filter((each) => each.claim === claim);
  const exact = alike.filter(
    (each) =>
      (key === undefined || each.asset?.toLowerCase() === key) &&
      (term === undefined || each.label === labelOfTerm({ what: term })),
  );
  if (exact.length > 0) return exact;
  if (alike.length > 0) return alike.slice(0, 1);
  const otherSide = own.filter((each) => each.claim === (claim === 'gives' ? 'gets' : 'gives'));
  if ((claim === 'gives' || claim === 'gets') && otherSide.length > 0) return otherSide.slice(0, 1);
  return own.filter((each) => each.claim === 'action');
}

function marked(claim: Claim, { is, said, spans = [], text }: Note): Claim {
  // The first failure is shown; a contradiction outweighs an open point.
  if (claim.status === 'contradicted' || (claim.reason !== undefined && is === 'open')) return claim;
  const { why: _, ...rest } = claim;
  const words = spans.length > 0 ? spans : claim.spans;
  if (is === 'open') return { ...rest, status: 'ungrounded', spans: words, reason: text };
  return { ...rest, status: 'contradicted', spans: words, reason: text, ...(said !== undefined && { said }) };
}

/** Adds the findings of the checks to their claims. */
export function markClaims(claims: readonly Claim[], notes: readonly Note[]): Claim[] {
  const byEffect = Map.groupBy(claims, ({ of }) => of);
  const found = new Map<Claim, Claim>();
  for (const note of notes) {
    for (const effect of note.effects) {
      for (const claim of claimsMeant(byEffect.get(effect) ?? [], note)) {
        found.set(claim, marked(found.get(claim) ?? claim, note));
      }
    }
  }
  return claims.map((claim) => found.get(claim) ?? claim);
}

/** If a transaction passes with certainty, claims without words needed none. */
export const settleClaims = (facts: Facts, claims: readonly Claim[]): Claim[] =>
  claims.map((claim) =>
    claim.status === 'ungrounded'
      ? { ...claim, status: 'implied', why: whyImplied(facts, claim.of, claim.claim) }
      : claim,
  );
