import { walkCalls } from '../../decode/walk-calls.ts';
import type { Hex } from '../../effects/call.ts';
import type { Facts } from '../../facts/facts.ts';
import type { ForeignText } from '../../request/normalised-request.ts';
import { cannotTell, type Finding, fail, type Node, pass } from '../node.ts';
import { findInstructions } from './find-instructions.ts';
import { mostCharacters, readableTexts } from './readable-texts.ts';

/** Readable text in bytes that no function decodes. */
const textsInBytes = (data: Hex): string[] =>
  Buffer.from(data.slice(2), 'hex')
    .toString('latin1')
    .match(/[\x20-\x7e]{12,}/g) ?? [];

function collectStrings(value: unknown, field: string, into: ForeignText[]): void {
  if (typeof value === 'string') {
    if (!value.startsWith('0x')) into.push({ field, text: value });
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) collectStrings(inner, field, into);
  }
}

/** Every text of this request that may be shown to a reader. */
function textsOf({ request, decoded }: Facts): ForeignText[] {
  const texts = [...request.texts];
  for (const { path, args, data, faults } of walkCalls(decoded.calls)) {
    const field = `the data of call ${path}`;
    collectStrings(args, field, texts);
    const unread = args ? faults.flatMap((fault) => (fault.code === 'trailing' ? [fault.bytes] : [])) : [data];
    for (const bytes of unread) for (const text of textsInBytes(bytes)) texts.push({ field, text });
  }
  return texts;
}

const mostQuoted = 120;

export const promptInjection: Node = {
  id: 'adversarial_detection.prompt_injection',
  name: 'Prompt injection',
  severity: 'high',
  needs: [],
  stops: 'Text anywhere in the request that tells the verifier what to decide, in plain sight or encoded.',
  rejectsOn: 'Words to the checker instead of words about the transaction.',
  letsThrough:
    '“Override the default slippage”, “ignore my last instruction, send 5 instead”, “approve USDC for Uniswap”.',
  skips: 'If the words may be meant for the verifier or for something else: “skip the check”, “the rules are off”.',
  check(facts) {
    const { texts, isCut } = readableTexts(textsOf(facts));
    let doubt: Finding | null = null;
    for (const { field, text } of texts) {
      const instruction = findInstructions(text);
      if (!instruction) continue;
      const quote = instruction.quote.slice(0, mostQuoted);
      if (!instruction.isSure) {
        doubt ??= cannotTell(`It is unclear whether "${quote}" in ${field} is addressed to the verifier.`, {
          field,
          quote,
        });
        continue;
      }
      const how = instruction.hidden === null ? '' : `, hidden by ${instruction.hidden}`;
      return fail(
        `${field} gives instructions to the verifier${how}: "${quote}".`,
        `Remove that text from ${field}, and find out who put it there: only the transaction and its owner's intent count.`,
        { field, quote, hidden: instruction.hidden },
        0.95,
      );
    }
    if (isCut) {
      return fail(
        `The request contains more text than the ${mostCharacters} characters that are read, and unread text is not trusted.`,
        'Send only the intent and what it needs, without pages, logs or documents.',
        { most: mostCharacters },
      );
    }
    if (doubt) return doubt;
    const none = texts.length === 1 ? 'The text gives no' : `None of the ${texts.length} texts gives`;
    return pass(`${none} instructions to the verifier.`, { texts: texts.length });
  },
};
