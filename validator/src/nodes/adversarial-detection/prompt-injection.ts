import type { Hex } from '../../call.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Facts } from '../../facts.ts';
import type { ForeignText } from '../../request/normalised-request.ts';
import { showCount } from '../../show.ts';
import { cannotTell, type Finding, fail, type Node, pass } from '../node.ts';
import { findOrders } from './find-orders.ts';
import { mostCharacters, readableTexts } from './readable-texts.ts';

/** Readable text in bytes that no function reads. */
const textsInBytes = (data: Hex): string[] =>
  Buffer.from(data.slice(2), 'hex')
    .toString('latin1')
    .match(/[\x20-\x7e]{12,}/g) ?? [];

function* stringsIn(value: unknown): Generator<string, void, undefined> {
  if (typeof value === 'string') {
    if (!value.startsWith('0x')) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) yield* stringsIn(inner);
  }
}

/** Every text that a reader of this request may come to see. */
function* textsOf({ request, decoded }: Facts): Generator<ForeignText, void, undefined> {
  yield* request.texts;
  for (const { path, args, data, faults } of walkCalls(decoded.calls)) {
    const field = `the data of call ${path}`;
    for (const text of stringsIn(args)) yield { field, text };
    const unread = args ? faults.flatMap((fault) => (fault.code === 'trailing' ? [fault.bytes] : [])) : [data];
    for (const bytes of unread) for (const text of textsInBytes(bytes)) yield { field, text };
  }
}

const mostQuoted = 120;

export const promptInjection: Node = {
  id: 'adversarial_detection.prompt_injection',
  name: 'Prompt injection',
  severity: 'high',
  needs: [],
  stops: 'Text anywhere in the request that tells the verifier what to say, in the open or encoded.',
  letsThrough:
    '“Override the default slippage”, “ignore my last instruction, send 5 instead”, “approve USDC for Uniswap”.',
  skips: 'Where the words can be meant for the verifier or for something else: “skip the check”, “the rules are off”.',
  check(facts) {
    const { texts, isCut } = readableTexts(textsOf(facts));
    let doubt: Finding | null = null;
    for (const { field, text } of texts) {
      const order = findOrders(text);
      if (!order) continue;
      const quote = order.quote.slice(0, mostQuoted);
      if (!order.isSure) {
        doubt ??= cannotTell(`Whether "${quote}" in ${field} is meant for the verifier cannot be told.`, {
          field,
          quote,
        });
        continue;
      }
      const how = order.hidden === null ? '' : `, hidden by ${order.hidden}`;
      return fail(
        `${field} gives orders to the verifier${how}: "${quote}".`,
        `Take that text out of ${field}, and find out who put it there: only the transaction and what its owner wants count.`,
        { field, quote, hidden: order.hidden },
        0.95,
      );
    }
    if (isCut) {
      return fail(
        `The request carries more text than the ${mostCharacters} characters that are read, and what is not read is not trusted.`,
        'Send the intent and what it needs, and leave pages, logs and documents out.',
        { most: mostCharacters },
      );
    }
    if (doubt) return doubt;
    return pass(`None of ${showCount(texts.length, 'text')} gives orders to the verifier.`, { texts: texts.length });
  },
};
