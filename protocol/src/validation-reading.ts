import { z } from 'zod';
import type { DeepReadonly } from './deep-readonly.ts';

const offset = z.int().min(0);
const span = z
  .object({ start: offset, end: offset.describe('Exclusive.') })
  .describe('Offsets into `human_intent` as it was sent, in UTF-16 code units.');

const claim = z
  .object({
    effect: z.int().min(0).describe('Index into `effects` and `does`.'),
    call: z.string().describe('Position of its call in the call tree.'),
    claim: z
      .string()
      .describe('`action`, `gives`, `gets`, `recipient`, `spender`, `chain`, `deadline`, `term` and others.'),
    label: z.string().describe('Label for people: `Amount`, `To`, `Spender`, `Receives at least`, `On`, `With`.'),
    shown: z.string().describe('For people, with units: `100,000 USDC`.'),
    raw: z
      .string()
      .describe('The full value: base units, an address, Unix seconds. Empty if the bytes do not state it.'),
    asset: z.string().nullish().describe('For a quantity: its token address, or `native`.'),
    status: z
      .enum(['grounded', 'implied', 'contradicted', 'ungrounded'])
      .describe(
        'In this sequence: the words agree; no words are needed; the words say something else; no words mention it, or it cannot be determined.',
      ),
    spans: z.array(span).describe('The words that support or contradict it.'),
    said: z.string().optional().describe('If contradicted: what the words say instead.'),
    reason: z.string().optional().describe('If contradicted or open: what the check found.'),
    why: z.string().optional().describe('If implied: why it needs no words.'),
  })
  .meta({ id: 'Claim' });

const mention = z
  .object({
    ...span.shape,
    kind: z.enum([
      'amount',
      'asset',
      'party',
      'protocol',
      'chain',
      'action',
      'limit',
      'percent',
      'time',
      'term',
      'cue',
      'other',
    ]),
    status: z
      .enum(['used', 'background', 'unexplained', 'contradicted'])
      .describe(
        'In this sequence: it matches something in the bytes; it has no effect on the transaction; nothing explains it; the bytes contradict it.',
      ),
  })
  .meta({ id: 'Mention' });

/** The reading of words and bytes; pages rely on these parts. */
export const extractedElements = z.looseObject({
  does: z.array(z.string()).optional().describe('What the transaction does, one plain sentence per effect.'),
  assignment: z
    .object({
      claims: z.array(claim).describe('What the bytes say, with the words that support or contradict it.'),
      mentions: z.array(mention).describe('What the words mention, in text sequence; spans do not overlap.'),
    })
    .optional()
    .describe('The words and the bytes, linked to each other.'),
});

export type ClaimShown = DeepReadonly<z.output<typeof claim>>;
export type MentionShown = DeepReadonly<z.output<typeof mention>>;
