import { fieldName, Problem } from '@countersign/protocol';
import type { z } from 'zod';

const MAX_FAULTS = 5;

/** Parses one part of a request; all faults are reported in one message that names the fields. */
export function parsePart<T extends z.ZodType>(
  part: 'params' | 'query' | 'headers' | 'body',
  schema: T,
  value: unknown,
): z.output<T> {
  if (part === 'body' && value === undefined) throw new Problem(400, 'request.invalid', 'body: is required');
  if (part !== 'body') refuseUnstorable(value as Record<string, unknown>);
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, MAX_FAULTS).flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      const keys = issue.keys.slice(0, MAX_FAULTS);
      return keys.map((key) => `${fieldName([...issue.path, key])}: is not a field of this request`);
    }
    return `${fieldName(issue.path) || part}: ${describe(issue)}`;
  });
  throw new Problem(400, 'request.invalid', faults.slice(0, MAX_FAULTS).join('; '));
}

function describe(issue: z.core.$ZodIssue): string {
  const isAbsent = issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_union');
  if (isAbsent) return 'is required';
  const text = issue.message.replace(/^(Invalid (input|option|string)|Too small|Too big)(: )?/, '');
  // Callers know objects, not the variants that schemas distinguish.
  return text.replace(/^Invalid /, 'must be a valid ').replace('expected record', 'expected object') || 'is invalid';
}

/** Bodies are checked while they are read; path and query have another source. */
function refuseUnstorable(values: Record<string, unknown>): void {
  for (const [field, value] of Object.entries(values)) {
    for (const text of [value].flat()) {
      if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed())) {
        throw new Problem(400, 'request.invalid', `${fieldName([field])}: must not contain NUL or unpaired surrogates`);
      }
    }
  }
}
