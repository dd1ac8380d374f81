import { proves } from '@countersign/harness/proves';
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
  it('returns the parsed value without unknown members', () => {
    expect(parsePart('body', body, { name: 'x', count: 1, more: true })).toEqual({ name: 'x', count: 1 });
    expect(parsePart('query', z.object({ limit: z.coerce.number() }), { limit: '5' })).toEqual({ limit: 5 });
  });

  it('reports all faults in one message that names the fields', proves('errors.message'), () => {
    const value = { name: '', inner: { kind: 'c' } };
    const message = 'name: must not be empty; count: is required; inner.kind: expected one of "a"|"b"';
    expect(refusal('body', body, value)).toBe(message);
  });

  it('distinguishes a field of the wrong type from a missing one', proves('errors.message'), () => {
    const schema = z.object({ name: z.string(), id: z.uuid(), limit: z.number().max(5) });
    expect(refusal('body', schema, { name: null, id: 'x', limit: 6 })).toBe(
      'name: expected string, received null; id: must be a valid UUID; limit: expected number to be <=5',
    );
    expect(refusal('body', schema, { name: 7, id: 'x' })).toContain('name: expected string, received number; ');
    expect(refusal('body', schema, { id: 'x' })).toContain('name: is required; ');
    const either = z.object({ asset: z.union([z.literal('native'), z.uuid()], { error: 'must be known' }) });
    expect(refusal('body', either, {})).toBe('asset: is required');
    expect(refusal('body', either, { asset: null })).toBe('asset: must be known');
  });

  it('names the body itself if it is missing or not an object', () => {
    expect(refusal('body', body, undefined)).toBe('body: is required');
    expect(refusal('body', body, null)).toBe('body: expected object, received null');
    expect(refusal('body', body, [])).toBe('body: expected object, received array');
    expect(refusal('body', body, 'x')).toBe('body: expected object, received string');
  });

  it('stops after five faults', () => {
    const fields = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`f${index}`, z.string()]));
    expect(refusal('body', z.object(fields), {}).split('; ')).toHaveLength(5);
  });

  it('names at most five unknown fields, and shortens long names', () => {
    const strict = z.strictObject({
      inner: z.strictObject({}).optional(),
      many: z.record(z.string(), z.int()).optional(),
    });
    const unknown = Object.fromEntries(Array.from({ length: 90_000 }, (_, index) => [`f${index}`, 1]));
    const named = [0, 1, 2, 3, 4].map((index) => `f${index}: is not a field of this request`);
    expect(refusal('body', strict, unknown)).toBe(named.join('; '));
    const long = '\u{1F511}é\n'.repeat(225_000);
    const name = '????'.repeat(15);
    expect(refusal('body', strict, { [long]: 1 })).toBe(`${name}: is not a field of this request`);
    expect(refusal('body', strict, { inner: { [long]: 1 } })).toBe(`inner.${name}: is not a field of this request`);
    expect(refusal('body', strict, { many: { [long]: 'x' } })).toMatch(/^many\.\?{60}: [\x20-\x7e]{1,60}$/);
    expect(refusal('query', z.object({}), { [long]: '\0' })).toMatch(/^\?{60}: [\x20-\x7e]{1,60}$/);
    const all = { ...unknown, inner: unknown, [long]: 1 };
    expect(refusal('body', strict, all).split('; ')).toHaveLength(5);
  });

  it('shortens a path that is long as a whole', () => {
    const deep = Array.from({ length: 60 }).reduce<z.ZodType>((inner) => z.record(z.string(), inner), z.string());
    const value = Array.from({ length: 60 }).reduce<unknown>((inner) => ({ ['k'.repeat(90)]: inner }), 1);
    expect(refusal('body', deep, value)).toMatch(/^[k.]{200}\.\.\.: [\x20-\x7e]{1,60}$/);
  });

  it('does not repeat the value, which may be a secret', () => {
    const schema = z.object({ token: z.string().max(5), kind: z.literal('x'), id: z.uuid(), count: z.number() });
    const message = refusal('body', schema, { token: 'hunter2', kind: 'hunter2', id: 'hunter2', count: 'hunter2' });
    expect(message).not.toContain('hunter2');
    for (const field of ['token', 'kind', 'id', 'count']) expect(message).toContain(`${field}: `);
  });

  it.each(['a\0b', '\ud83d', '\ude00x'])('refuses %j in path and query, also if repeated', (text) => {
    for (const part of ['params', 'query'] as const) {
      const message = 'name: must not contain NUL or unpaired surrogates';
      expect(refusal(part, z.object({ name: z.string() }), { name: text })).toBe(message);
      expect(refusal(part, z.object({ name: z.string() }), { name: ['fine', text] })).toBe(message);
    }
  });
});
