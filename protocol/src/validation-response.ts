import { z } from 'zod';
import type { DeepReadonly } from './deep-readonly.ts';
import { extractedElements } from './validation-reading.ts';

const decision = z.enum(['PASS', 'REJECT']);
const fields = z.record(z.string(), z.unknown());
const confidence = z.number().min(0).max(1);

const nodeResult = z
  .object({
    status: z
      .enum(['PASS', 'FAIL', 'SKIP'])
      .describe('`SKIP`: nothing to judge, or not enough information to judge it.'),
    confidence,
    reasoning: z.string(),
    details: fields,
  })
  .meta({ id: 'NodeResult' });

const nodeList = z.object({ count: z.int(), node_ids: z.array(z.string()) }).meta({ id: 'NodeList' });

const explanation = z.object({
  summary: z.string(),
  decision,
  key_issues: z.array(
    z.object({
      node_id: z.string(),
      node_name: z.string(),
      severity: z.enum(['critical', 'high', 'warning']).describe('Critical and high failures reject the transaction.'),
      reason: z.string().describe('Names the compared values.'),
      confidence,
      details: fields,
      remedy: z.string().describe('What to change, with the correct value if it is known.'),
    }),
  ),
  affected_nodes: z.object({ failed: nodeList, passed: nodeList, skipped: nodeList }),
  confidence_summary: z.object({ min: z.number(), max: z.number(), avg: z.number() }),
  to_pass: z
    .string()
    .nullish()
    .describe('What would make it pass, in one sentence; null if it passes with confidence. A Countersign extension.'),
  recommendations: z
    .array(z.string())
    .describe('The same sentence and up to two more: other fixes first, then what could not be checked.'),
  metadata: fields,
});

const reason = 'The intent says 100 USDC, but the call moves 100,000 USDC (100,000,000,000 base units).';
const details = { compared: 1, differences: [reason] };
const fix = 'Set the amount to 100000000 (100 USDC).';

const amountNode = 'intent_alignment.amount_matching';

const example = {
  decision: 'REJECT',
  confidence: 0.99,
  reason,
  protocol: 'erc20',
  primary_failure_node: amountNode,
  llm_calls: 0,
  results: {
    [amountNode]: {
      status: 'FAIL',
      confidence: 1,
      reasoning: reason,
      details: {
        ...details,
        severity: 'critical',
        fix,
        family_remedy: 'Make intent and transaction consistent in action, token, amount, deadline and slippage.',
      },
    },
  },
  extracted_elements: {},
  context: { chain: { id: 1, name: 'Ethereum' }, clock: 'server' },
  explanation: {
    summary: reason,
    decision: 'REJECT',
    key_issues: [
      {
        node_id: amountNode,
        node_name: 'Amount',
        severity: 'critical',
        reason,
        confidence: 1,
        details,
        remedy: fix,
      },
    ],
    affected_nodes: {
      failed: { count: 1, node_ids: [amountNode] },
      passed: { count: 0, node_ids: [] },
      skipped: { count: 0, node_ids: [] },
    },
    confidence_summary: { min: 1, max: 1, avg: 1 },
    to_pass: fix,
    recommendations: [fix],
    metadata: {},
  },
} as const;

/** The answer of POST /validate. */
export const validationResponse = z
  .object({
    decision,
    confidence: confidence.describe('Confidence in the decision.'),
    reason: z.string().describe('The main failure; if it passes, what the transaction does.'),
    protocol: z.string().nullable().describe('A slug listed by `GET /protocols`.'),
    primary_failure_node: z.string().nullable().describe('The failing check that best explains the decision.'),
    llm_calls: z.int().describe('Number of language model calls.'),
    results: z.record(z.string(), nodeResult).describe('Keyed by check id.'),
    extracted_elements: extractedElements.describe(
      'The intent as understood, the calls as decoded, and how the two were matched.',
    ),
    context: fields.describe(
      'Chain, clock source, data versions, coverage; `looked_up` as sent, and in `wanted` what else could be looked up on a chain.',
    ),
    explanation: explanation
      .nullable()
      .describe('Null if it could not be built, or if the request is `brief`: use `reason` and `results` instead.'),
    prompts: z
      .array(
        z.object({
          node_id: z.string(),
          messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
        }),
      )
      .optional()
      .describe('The prompts sent to the language model, if `return_prompts` is true.'),
  })
  .meta({ examples: [example] });

/** The answer of POST /validate, as the pipeline builds it. */
export type ValidationResponse = DeepReadonly<z.input<typeof validationResponse>>;
