import { canonicalJson, validationRequest } from '@countersign/protocol';
import { z } from 'zod';
import { normalise } from '../../validator/src/request/normalise.ts';
import type { Request } from '../accuracy/row.ts';

/** Kinds of requests that a careful owner signs, and of those that the owner refuses or wants to decide (AUTHORS.md). */
const kinds = {
  right: ['plain', 'descriptor'],
  wrong: [
    'mutant',
    'role-exchange',
    'no-order',
    'hidden-effect',
    'verifier-order',
    'targeted',
    // From round 34 on.
    'remark',
    'emoji',
    'embedded',
    'polarity',
    'share',
    'same-role',
    'half-batch',
  ],
} as const;

/** The fields of `proposed_tx` for each shape. */
const parts = {
  call: ['to', 'data'],
  batch: ['transactions'],
  'typed-data': ['order'],
  payment: ['payment'],
} as const;

const text = z.string().trim().min(1);

const request = z.custom<Request>().superRefine((sent, context) => {
  // An unreadable request is not checked further.
  const refuse = (path: string, message: string) =>
    context.addIssue({ code: 'custom', message, path: [path], continue: false });
  const { success, error, data } = validationRequest.safeParse(sent);
  if (!success) {
    for (const issue of error.issues) refuse(issue.path.join('.'), issue.message);
    return;
  }
  if (data.human_intent.trim() === '') refuse('human_intent', 'is empty');
  // The meaning of a deadline must not depend on the clock of the machine.
  if (!Number.isSafeInteger(data.metadata?.generated_at_unix)) refuse('metadata.generated_at_unix', 'is missing');
  for (const { field, message } of normalise(data, () => 0).faults) refuse(field, message);
});

const caseSchema = z
  .strictObject({
    id: z.string().regex(/^r\d+[a-z]*-\d+$/, 'is not like r1a-001'),
    language: text,
    register: text,
    venue: text,
    shape: z.enum(['call', 'batch', 'typed-data', 'payment']),
    label: z.enum(['right', 'wrong']),
    kind: z.enum([...kinds.right, ...kinds.wrong]),
    critical: z.boolean(),
    why: text,
    request,
  })
  .superRefine(({ shape, label, kind, critical, request: { proposed_tx } }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', message, path: [path] });
    const own: readonly string[] = kinds[label];
    if (!own.includes(kind)) refuse('kind', `is no kind of ${label} cases: ${own.join(', ')}`);
    if (critical && label === 'right') refuse('critical', 'is true of a right case, whose approval loses nothing');
    if (!parts[shape].some((part) => part in proposed_tx)) {
      refuse('shape', `is ${shape}, and proposed_tx has no ${parts[shape].join(' or ')}`);
    }
  });

/** A request that no developer of the reader has seen, with the answer of a careful owner. */
export type Case = z.output<typeof caseSchema>;

/** The case, or its faults, which name fields and never quote the words. */
export function readCase(value: unknown): { readonly read: Case } | { readonly faults: string[] } {
  const { success, data, error } = caseSchema.safeParse(value);
  if (success) return { read: data };
  return { faults: error.issues.map(({ path, message }) => `${path.join('.') || 'the case'}: ${message}`) };
}

/** The canonical text of a case: fields in the order of the schema, the request as canonical JSON. */
export function showCase(own: Case): string {
  const inOrder = Object.keys(caseSchema.shape).map((name) => [name, own[name as keyof Case]]);
  return JSON.stringify({ ...Object.fromEntries(inOrder), request: JSON.parse(canonicalJson(own.request)) });
}
