import type { ValidationResponse } from '@countersign/protocol';
import type { Doubt } from '../../reader/modality/doubt.ts';
import { meets, type Span } from '../../reader/text/span.ts';

const SURE = 0.75;

/** Faults in an answer that would break a page that shows it. There must be none, for any request. */
export function faultsOf(text: string, answer: ValidationResponse): string[] {
  const { extracted_elements: elements, explanation, decision, confidence, results } = answer;
  const { claims = [], mentions = [] } = elements.assignment ?? {};
  const { doubts } = elements.intent as { readonly doubts: readonly Doubt[] };
  const isSurePass = decision === 'PASS' && confidence >= SURE;
  const isOpen = ({ status }: { readonly status: string }) => status !== 'grounded' && status !== 'implied';
  const isIn = ({ start, end }: Span) => start >= 0 && start < end && end <= text.length;
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };

  expect(elements.does?.length === (elements.effects as readonly unknown[]).length, 'not one sentence an effect');
  for (const [id, { status, confidence: sure }] of Object.entries(results)) {
    if (status !== 'FAIL' || !id.startsWith('intent_alignment.')) continue;
    const marked = [...claims, ...mentions];
    const isMarked =
      sure >= SURE
        ? marked.some((each) => each.status === 'contradicted')
        : claims.some(isOpen) || mentions.some((each) => each.status === 'unexplained');
    expect(isMarked, `${id} marks nothing`);
  }
  for (const { at, kind, says } of doubts) {
    const isMarked =
      at.end > at.start
        ? mentions.some((each) => meets(each, at) && (each.status === 'unexplained' || each.status === 'contradicted'))
        : claims.some(isOpen);
    expect(isMarked, `doubt ${kind} marks nothing: ${says}`);
  }
  for (const { claim, status, spans, reason, why } of claims) {
    expect(spans.every(isIn), `${claim} has a span outside of the text`);
    expect(
      spans.every((span) => mentions.some((each) => meets(each, span))),
      `${claim} has words that are no mention`,
    );
    expect(status !== 'contradicted' || reason !== undefined, `${claim} is contradicted for no reason`);
    expect((status === 'implied') === (why !== undefined), `${claim} is implied without saying why`);
    expect(!isSurePass || status === 'grounded' || status === 'implied', `${claim} is ${status} in a sure pass`);
  }
  for (const [index, mention] of mentions.entries()) {
    expect(isIn(mention) && mention.start >= (mentions[index - 1]?.end ?? 0), 'mentions overlap or leave the text');
  }
  expect(isSurePass === (explanation?.to_pass === null), `to_pass is ${explanation?.to_pass}`);
  expect(!/\n|\.\s+[A-Z]/.test(explanation?.to_pass ?? ''), `to_pass is no single sentence: ${explanation?.to_pass}`);
  expect((explanation?.recommendations.length ?? 0) <= 3, 'more than three recommendations');
  return faults;
}
