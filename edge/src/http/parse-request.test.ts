import { Problem } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parsePart } from './parse-request.ts';

const body = z.object({
  name: z.string().min(1, 'must not be empty'),
  count: z.int(),
  inner: z.object({ kind: z.enum(['a', 'b']) }).optional(),
});

function refusal(part: 'params' | 'query' | 'body', schema: z.ZodType, value: unknown): string {
  try {
    parsePart(part, schema, value);
  } catch (error) {
    if (error instanceof Problem && error.status === 400) return error.message;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('parsePart', () => {
  it('gives what the schema makes of it, without fields that it does not know', () => {
    expect(parsePart('body', body, { name: 'x', count: 1, more: true })).toEqual({ name: 'x', count: 1 });
    expect(parsePart('query', z.object({ limit: z.coerce.number() }), { limit: '5' })).toEqual({ limit: 5 });
  });

  it('says all that is wrong in one message that names the fields', () => {
    const value = { name: '', inner: { kind: 'c' } };
    const message = 'name: must not be empty; count: is required; inner.kind: expected one of "a"|"b"';
    expect(refusal('body', body, value)).toBe(message);
  });

  it('tells a field of another type from one that is missing', () => {
    const schema = z.object({ name: z.string(), id: z.uuid(), limit: z.number().max(5) });
    expect(refusal('body', schema, { name: null, id: 'x', limit: 6 })).toBe(
      'name: expected string, received null; id: must be a valid UUID; limit: expected number to be <=5',
    );
    expect(refusal('body', schema, { name: 7, id: 'x' })).toContain('name: expected string, received number; ');
    expect(refusal('body', schema, { id: 'x' })).toContain('name: is required; ');
  });

  it('names the body itself where there is none or it is something else', () => {
    expect(refusal('body', body, undefined)).toBe('body: a JSON body is required');
    expect(refusal('body', body, null)).toBe('body: expected object, received null');
    expect(refusal('body', body, [])).toBe('body: expected object, received array');
    expect(refusal('body', body, 'x')).toBe('body: expected object, received string');
  });

  it('stops after five faults', () => {
    const fields = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`f${index}`, z.string()]));
    expect(refusal('body', z.object(fields), {}).split('; ')).toHaveLength(5);
  });

  it('does not repeat the value, which may be a secret', () => {
    const schema = z.object({ token: z.string().max(5), kind: z.literal('x'), id: z.uuid(), count: z.number() });
    const message = refusal('body', schema, { token: 'hunter2', kind: 'hunter2', id: 'hunter2', count: 'hunter2' });
    expect(message).not.toContain('hunter2');
    for (const field of ['token', 'kind', 'id', 'count']) expect(message).toContain(`${field}: `);
  });

  it.each(['a\0b', '\ud83d', '\ude00x'])('refuses %j in path and query, also where it is given twice', (text) => {
    for (const part of ['params', 'query'] as const) {
      const message = 'name: must not contain NUL or half a surrogate pair';
      expect(refusal(part, z.object({ name: z.string() }), { name: text })).toBe(message);
      expect(refusal(part, z.object({ name: z.string() }), { name: ['fine', text] })).toBe(message);
    }
  });
});
