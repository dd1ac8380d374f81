import {
  createFields,
  inRequestTerms,
  newFields,
  Problem,
  playgroundRows,
  type ValidationResponse,
  validationQuestion,
} from '@countersign/protocol';
import { z } from 'zod';
import { spendLimits } from '../../../platform/limits/enforce-limits.ts';
import { playgroundOff } from '../../playground/index.ts';
import { trialTooLong } from '../errors.ts';
import { howToAsk } from './request-verification.ts';
import { defineTool, readsOnly } from './tool.ts';

const { method, path, limits, maxBodyBytes } = playgroundRows.tryValidator;
const MAX_TOLD = 20;
const callsAllowed = `By default, ${limits[0].max} calls per minute are allowed from one IP address.`;

const notice =
  'This was a dry run: nothing is stored, nobody is asked to decide, and it is not a verdict. It does not allow you to send or sign anything. The arbiter also looks up facts on chain, so its verdict may differ.';

const finding = z.object({
  check: z.string().describe('The check that found it.'),
  severity: z.enum(['critical', 'high', 'warning']).describe('`critical` and `high` reject the transaction.'),
  reason: z.string().describe('What was compared, with both values.'),
  remedy: z.string().describe('What would settle it.'),
});

export const explainTransaction = defineTool({
  name: 'explainTransaction',
  title: 'Explain a transaction without submitting it',
  description: `Reads a blockchain transaction, or data to be signed, and explains in plain language what it does and where it differs from the user's words. Use it to understand bytes you were given, or to find a mistake before you request verification. If the user only asked what something does, send that question as userPrompt and read the field does.

It is a dry run: nothing is stored, the owner is not notified, and it is not a verdict. It never allows you to send or sign anything; for that, pass the same arguments to requestAndAwaitVerification or requestVerification.

${howToAsk}

Result: PASS means that no check found a difference, REJECT that at least one did; findings name both values and the remedy. If the confidence is low, the owner would have to decide. Correct the transaction, never the user's words. ${callsAllowed}`,
  annotations: readsOnly,
  // Anyone may try the validator, and no account data is read.
  takes: [],
  input: createFields,
  output: z.object({
    isVerdict: z.literal(false).describe('Always false: nothing may be sent or signed because of this answer.'),
    result: z
      .enum(['PASS', 'REJECT'])
      .describe('Whether the checks found that the words and the bytes agree, as far as they can tell offline.'),
    confidence: z.number().describe('Confidence from 0 to 1. If it is low, the owner would have to decide.'),
    summary: z.string(),
    does: z.array(z.string()).describe('What the transaction does, one plain sentence per effect.'),
    findings: z.array(finding).describe('What the checks object to, most important first.'),
    toPass: z.string().nullable().describe('What would make it pass; null if nothing is missing.'),
    notice: z.string(),
  }),
  run: async ({ limits: context, tryValidator }, args, { exchange: { principal, ip } }) => {
    if (!tryValidator) throw playgroundOff();
    const question = validationQuestion(newFields(args));
    await spendLimits(context, `${method} ${path}`, limits, { ip, principal, standing: null });
    if (Buffer.byteLength(JSON.stringify(question)) > maxBodyBytes) throw trialTooLong(maxBodyBytes);
    const structured = explain(await tryValidator(question).catch(refuse));
    return { structured, text: say(structured) };
  },
});

/** The validator's error names its own fields. */
function refuse(error: unknown): never {
  throw error instanceof Problem && error.status === 400
    ? new Problem(error.status, error.code, inRequestTerms(error.message))
    : error;
}

function explain({ decision, confidence, reason, explanation, extracted_elements: { does = [] } }: ValidationResponse) {
  const issues = explanation?.key_issues ?? [];
  return {
    isVerdict: false,
    result: decision,
    confidence,
    summary: inRequestTerms(explanation?.summary ?? reason),
    does: does.slice(0, MAX_TOLD),
    findings: issues.slice(0, MAX_TOLD).map((issue) => ({
      check: issue.node_name,
      severity: issue.severity,
      reason: inRequestTerms(issue.reason),
      remedy: inRequestTerms(issue.remedy),
    })),
    toPass: explanation?.to_pass ? inRequestTerms(explanation.to_pass) : null,
    notice,
  } as const;
}

const say = ({ result, confidence, summary, does, findings, toPass }: ReturnType<typeof explain>) =>
  [
    `Result of the dry run: ${result} (confidence ${Math.round(confidence * 100)} %)`,
    summary,
    ...does.map((effect) => `Effect: ${effect}`),
    ...findings.map(({ check, severity, reason, remedy }) => `Finding (${severity}, ${check}): ${reason} ${remedy}`),
    ...(toPass ? [`To make it pass: ${toPass}`] : []),
    notice,
  ].join('\n');
