import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { contract, serviceApi } from './contract.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { page } from './fields.ts';
import { generalLimit } from './limits.ts';
import { errorMeanings, openApiDocument } from './openapi.ts';

type Json = Record<string, unknown>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: Json;
}

interface Operation {
  readonly operationId: string;
  readonly tags: string[];
  readonly summary: string;
  readonly security: Record<string, string[]>[];
  readonly parameters: Parameter[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: Json }> };
  readonly responses: Record<
    string,
    { description: string; headers?: Json; content?: Record<string, { schema: Json }> }
  >;
}

interface Document {
  readonly openapi: string;
  readonly info: Json;
  readonly servers: Json[];
  readonly tags: { name: string }[];
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { schemas: Record<string, Json>; securitySchemes: Record<string, Json> };
}

const rows: Record<string, Endpoint> = contract;
const build = (from: Record<string, Endpoint>) =>
  openApiDocument({ ...serviceApi, rows: from }, 'https://api.example.org') as unknown as Document;
const document = build(rows);
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ route: `${method.toUpperCase()} ${path}`, operation })),
);

function operationOf(name: string): Operation {
  const found = operations.find(({ operation }) => operation.operationId === name);
  if (!found) throw new Error(`no operation ${name}`);
  return found.operation;
}

/** Every object in the document, with its key. */
function* objectsIn(value: unknown, key = ''): Generator<{ key: string; value: Json }> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield { key, value: value as Json };
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, name);
}

function resolvePointer(pointer: string): unknown {
  let found: unknown = document;
  for (const name of pointer.replace(/^#\//, '').split('/')) found = (found as Json | undefined)?.[name];
  return found;
}

describe('openApiDocument', () => {
  it('is an OpenAPI 3.1 document of this service, version 1.0, at its URL', proves('http.version'), () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({
      title: 'Countersign',
      version: '1.0',
      license: { identifier: 'Apache-2.0' },
    });
    expect(document.servers).toEqual([{ url: 'https://api.example.org' }]);
    expect(Object.keys(document).sort()).toEqual(['components', 'info', 'openapi', 'paths', 'servers', 'tags']);
  });

  it('has an operation for every row, under its name, and no other', proves('docs.openapi'), () => {
    const expected = Object.entries(rows).map(([name, { method, path }]) => `${name} ${method} ${path}`);
    expect(operations.map(({ route, operation }) => `${operation.operationId} ${route}`).sort()).toEqual(
      expected.sort(),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('groups the operations by tags, all declared', () => {
    const declared = document.tags.map(({ name }) => name);
    expect(new Set(declared).size).toBe(declared.length);
    for (const [name, { group, summary }] of Object.entries(rows)) {
      expect(operationOf(name)).toMatchObject({ tags: [group], summary });
      expect(declared).toContain(group);
    }
  });

  it('lists each answer of an endpoint: success, its errors, and those implied by its input', () => {
    for (const [name, row] of Object.entries(rows)) {
      const { responses } = operationOf(name);
      expect(Object.keys(responses).sort()).toEqual(
        [
          String(row.success.status),
          ...('revalidates' in row.success ? ['304'] : []),
          ...Object.keys(errorMeanings(serviceApi, row)),
          'default',
        ].sort(),
      );
      for (const { description } of Object.values(responses)) expect(description).not.toBe('');
      const { content } = responses[row.success.status] ?? {};
      expect(Object.keys(content ?? {})).toEqual(
        row.success.body && row.success.status !== 303 ? [row.success.contentType ?? 'application/json'] : [],
      );
    }
  });

  it("gives every error the body of its endpoint's interface", proves('errors.body', 'errors.everywhere'), () => {
    const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
    const page = { 'text/html': { schema: { type: 'string' } } };
    const worn = { oauth: json('OauthProblem'), page, usual: json('Problem') };
    for (const [name, row] of Object.entries(rows)) {
      const { [row.success.status]: _success, 304: _unchanged, ...errors } = operationOf(name).responses;
      for (const { content } of Object.values(errors)) expect(content).toEqual(worn[row.errorFormat ?? 'usual']);
    }
    expect(document.components.schemas.Problem).toMatchObject({
      type: 'object',
      required: ['statusCode', 'message', 'error'],
    });
  });

  it('requires the credentials that the endpoint accepts', () => {
    const signature = { ethereumAddress: [], ethereumSignature: [], ethereumTimestamp: [] };
    expect(operationOf('getHealth').security).toEqual([]);
    expect(operationOf('createApiKey').security).toEqual([{ accessToken: [] }]);
    expect(operationOf('getMetrics').security).toEqual([{ apiKey: [] }]);
    expect(operationOf('createUser').security).toEqual([{ apiKey: [] }, signature]);
    expect(operationOf('getSettingsByAddress').security).toEqual([{ accessToken: [] }, signature, { apiKey: [] }]);
    for (const [name, row] of Object.entries(rows)) {
      const { security, responses } = operationOf(name);
      expect(security.length === 0).toBe(row.access === 'public');
      expect('401' in responses).toBe(row.access !== 'public' || row.errors?.[401] !== undefined);
      for (const scheme of security.flatMap(Object.keys)) {
        expect(Object.keys(document.components.securitySchemes)).toContain(scheme);
      }
    }
    expect(document.components.securitySchemes).toMatchObject({
      accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      apiKey: { type: 'apiKey', in: 'header', name: 'x-api-key' },
      ethereumAddress: { type: 'apiKey', in: 'header', name: 'x-ethereum-address' },
      ethereumSignature: { type: 'apiKey', in: 'header', name: 'x-ethereum-signature' },
      ethereumTimestamp: { type: 'apiKey', in: 'header', name: 'x-ethereum-timestamp' },
    });
  });

  it('declares every path parameter, and the query of a list', () => {
    for (const { route, operation } of operations) {
      const inPath = [...route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      for (const { required } of declared) expect(required).toBe(true);
    }
    expect(operationOf('listApiKeys').parameters).toEqual([
      {
        name: 'limit',
        in: 'query',
        required: false,
        description: expect.any(String),
        schema: { type: 'integer', minimum: 1, maximum: 500, default: 100 },
      },
      {
        name: 'cursor',
        in: 'query',
        required: false,
        description: expect.any(String),
        schema: { type: 'string', maxLength: 200 },
      },
    ]);
    expect(operationOf('listApiKeys').responses['200']?.headers).toHaveProperty('Link');
    expect(operationOf('getProfile').responses['200']?.headers).not.toHaveProperty('Link');
  });

  it('describes bodies as sent, not as parsed', proves('docs.openapi'), () => {
    for (const [name, row] of Object.entries(rows)) {
      expect(operationOf(name).requestBody !== undefined).toBe(row.body !== undefined);
    }
    const { requestBody } = operationOf('createApiKey');
    expect(requestBody?.required).toBe(true);
    expect(requestBody?.content['application/json']?.schema).toMatchObject({
      type: 'object',
      properties: {
        name: { type: 'string', minLength: 1, maxLength: 100 },
        expiresAt: { type: 'string', format: 'date-time' },
      },
      required: ['name'],
    });
  });

  it('names the headers that report the limits', () => {
    const limits = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'];
    for (const [name, row] of Object.entries(rows)) {
      const { responses } = operationOf(name);
      expect(Object.keys(responses[row.success.status]?.headers ?? {})).toEqual(expect.arrayContaining(limits));
      expect(Object.keys(responses['429']?.headers ?? {})).toEqual(['Problem-Code', ...limits, 'Retry-After']);
    }
  });

  it('resolves every reference, and contains nothing internal to the generator', () => {
    const references = [...objectsIn(document)].flatMap(({ value }) => (value.$ref === undefined ? [] : [value.$ref]));
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references as string[])) {
      expect(reference).toMatch(/^#\/components\/schemas\/\w+$/);
      expect(resolvePointer(reference)).toBeTypeOf('object');
    }
    const used = new Set(references.map((reference) => String(reference).split('/').at(-1)));
    expect(Object.keys(document.components.schemas).filter((name) => !used.has(name))).toEqual([]);
    for (const { value } of objectsIn(document)) {
      expect(Object.keys(value).filter((key) => ['$schema', '$defs', '$id', '~standard'].includes(key))).toEqual([]);
    }
  });

  it('contains only JSON', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('gives the maximum body size of endpoints that accept more than others', () => {
    const statuses = (path: string) => document.paths[path]?.post?.responses;
    expect(statuses('/transactions')?.['413']).toMatchObject({ description: 'The body is larger than 1 MiB.' });
    expect(statuses('/users')).not.toHaveProperty('413');
  });

  it('gives the media type of bytes, and says that they can be revalidated', () => {
    const { responses } = operationOf('getContent');
    const content = { 'application/vnd.ipld.raw': { schema: { contentMediaType: 'application/vnd.ipld.raw' } } };
    expect(responses['200']).toMatchObject({ content, headers: { ETag: expect.any(Object) } });
    expect(responses).toHaveProperty('304');
  });

  it('keeps two methods of a path separate', () => {
    const row = {
      path: '/things',
      group: 'Things',
      summary: 'A thing',
      access: 'public',
      limits: [generalLimit],
    } as const;
    const thing = z.object({ id: z.string() }).meta({ id: 'Thing' });
    const { paths, components } = build({
      listThings: endpoint({ ...row, method: 'GET', query: page, success: { status: 200, body: z.array(thing) } }),
      createThing: endpoint({ ...row, method: 'POST', body: thing, success: { status: 201, body: thing } }),
    });
    expect(Object.keys(paths['/things'] ?? {})).toEqual(['get', 'post']);
    expect(paths['/things']?.post?.responses['201']?.content?.['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/Thing',
    });
    expect(paths['/things']?.post?.requestBody).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ThingInput' } } },
    });
    expect(Object.keys(components.schemas).sort()).toEqual(['Problem', 'ProblemCode', 'Thing', 'ThingInput']);
  });
});
