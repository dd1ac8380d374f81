import { z } from 'zod';
import type { DeepReadonly } from './deep-readonly.ts';

const offset = z.int().min(0);
const span = z
  .object({ start: offset, end: offset.describe('Exclusive.') })
  .describe('Offsets into `human_intent` as it was sent, in UTF-16 code units.');

const claim = z
  .object({
    effect: z.int().min(0).describe('Index into `effects` and `does`.'),
    call: z.string().describe('Place of its call in the tree.'),
    claim: z
      .string()
      .describe('`action`, `gives`, `gets`, `recipient`, `spender`, `chain`, `deadline`, `term` and others.'),
    label: z.string().describe('For people: `Amount`, `To`, `Spender`, `Receives at least`, `On`, `With`.'),
    shown: z.string().describe('In words and units: `100,000 USDC`.'),
    raw: z
      .string()
      .describe('The value in full: base units, an address, Unix seconds. Empty where the bytes do not say.'),
    asset: z.string().nullish().describe('Of a quantity: the address of its token, or `native`.'),
    status: z
      .enum(['grounded', 'implied', 'contradicted', 'ungrounded'])
      .describe(
        'Words agree; no words are needed; words say something else; no words speak of it, or nobody can tell.',
      ),
    spans: z.array(span).describe('The words that ground or contradict it.'),
    said: z.string().optional().describe('Of what is contradicted: what the words say instead.'),
    reason: z.string().optional().describe('Of what is contradicted or open: what the check found.'),
    why: z.string().optional().describe('Of what is implied: why it needs no words.'),
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
        'It stands for something in the bytes; it binds nothing; nothing explains it; the bytes say otherwise.',
      ),
  })
  .meta({ id: 'Mention' });

/** What was understood of words and bytes; the parts that pages rely on, among others. */
export const extractedElements = z.looseObject({
  does: z.array(z.string()).optional().describe('What the transaction does, one plain sentence an effect.'),
  assignment: z
    .object({
      claims: z.array(claim).describe('What the bytes say, with the words that ground or contradict it.'),
      mentions: z.array(mention).describe('What the words name, in their order; no two overlap.'),
    })
    .optional()
    .describe('Words and bytes, tied together.'),
});

export type ClaimShown = DeepReadonly<z.output<typeof claim>>;
export type MentionShown = DeepReadonly<z.output<typeof mention>>;
