import { z } from 'zod';
import type { Credential, Endpoint } from './endpoint.ts';
import { addressHeader, apiKeyHeader, signatureHeader, timestampHeader } from './headers.ts';
import { problemBody } from './problem.ts';

type Json = Record<string, unknown>;

const schemes: Record<Credential, string> = {
  jwt: 'accessToken',
  'user-key': 'apiKey',
  'admin-key': 'apiKey',
  'orion-key': 'apiKey',
  signature: 'ethereumSignature',
};

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  apiKey: { type: 'apiKey', in: 'header', name: apiKeyHeader },
  ethereumAddress: { type: 'apiKey', in: 'header', name: addressHeader },
  ethereumSignature: { type: 'apiKey', in: 'header', name: signatureHeader },
  ethereumTimestamp: { type: 'apiKey', in: 'header', name: timestampHeader },
};

const rateLimitHeaders = Object.fromEntries(
  [
    ['X-RateLimit-Limit', 'Requests allowed in the window.'],
    ['X-RateLimit-Remaining', 'Requests left in the window.'],
    ['X-RateLimit-Reset', 'Unix time in seconds when the window ends.'],
  ].map(([name, description]) => [name, { description, schema: { type: 'integer' } }]),
);

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

const link = {
  Link: { description: 'The next page as `<…>; rel="next"`, where there is one.', schema: { type: 'string' } },
};

/** Builds the OpenAPI 3.1 document from the rows, so that it cannot say anything else than what is served. */
export function openApiDocument(rows: Record<string, Endpoint>, baseUrl: string): Json & { openapi: string } {
  const components: Record<string, Json> = {};
  const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => hoistDefinitions(schema, io, components);
  const problem = schemaOf(problemBody, 'output');
  const paths: Record<string, Json> = {};
  for (const [operationId, row] of Object.entries(rows)) {
    paths[row.path] ??= {};
    Object.assign(paths[row.path] ?? {}, {
      [row.method.toLowerCase()]: operation(operationId, row, schemaOf, problem),
    });
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Countersign',
      version: '1.0',
      description: "Checks what an AI agent is about to do with somebody's money before it happens.",
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(Object.values(rows).map((row) => row.group))].map((name) => ({ name })),
    paths,
    components: { schemas: components, securitySchemes },
  };
}

function operation(
  operationId: string,
  row: Endpoint,
  schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json,
  problem: Json,
): Json {
  const { success } = row;
  const responses: Json = {
    [success.status]: {
      description: row.summary,
      headers: { ...rateLimitHeaders, ...(row.query && 'cursor' in row.query.shape && link) },
      ...(success.body && {
        content: { [success.contentType ?? 'application/json']: { schema: schemaOf(success.body, 'output') } },
      }),
    },
  };
  const content = { 'application/json': { schema: problem } };
  for (const [status, description] of Object.entries(errorMeanings(row))) {
    const headers = status === '429' && { headers: { ...rateLimitHeaders, ...retryAfter } };
    responses[status] = { description, ...headers, content };
  }
  responses.default = { description: 'Any other error: 413, 415, 500 or 503.', content };
  return {
    operationId,
    tags: [row.group],
    summary: row.summary,
    security: row.access === 'public' ? [] : securityOf(row.access.by),
    parameters: [...parameters('path', row.params, schemaOf), ...parameters('query', row.query, schemaOf)],
    ...(row.body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(row.body, 'input') } } },
    }),
    responses,
  };
}

/** Every error status of a row with its meaning: its own, and those that follow from what it takes and who may call it. */
export function errorMeanings(row: Endpoint): Record<string, string> {
  const takesInput = row.params || row.query || row.body;
  return {
    ...(takesInput && { 400: 'The request is not valid; the message names the field at fault.' }),
    ...(row.access !== 'public' && { 401: 'Credentials are missing or not valid.' }),
    ...(row.access !== 'public' &&
      row.access.by.some((kind) => kind.endsWith('-key')) && { 403: 'Not allowed with this key.' }),
    ...row.errors,
    429: 'Too many requests; `Retry-After` says when to try again.',
  };
}

function securityOf(by: readonly Credential[]): Json[] {
  return [...new Set(by.map((kind) => schemes[kind]))].map((scheme) =>
    scheme === 'ethereumSignature'
      ? { ethereumAddress: [], ethereumSignature: [], ethereumTimestamp: [] }
      : { [scheme]: [] },
  );
}

function parameters(
  where: 'path' | 'query',
  schema: z.ZodObject | undefined,
  schemaOf: (schema: z.ZodType, io: 'input' | 'output') => Json,
): Json[] {
  if (!schema) return [];
  const shape = schemaOf(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(shape.properties ?? {}).map(([name, { description, ...field }]) => ({
    name,
    in: where,
    required: where === 'path' || (shape.required ?? []).includes(name),
    ...(description !== undefined && { description }),
    schema: field,
  }));
}

/**
 * zod puts named schemas under `$defs` of each document; OpenAPI keeps them once, under components. A schema reads
 * differently in a request and in an answer, so a request's gets a name of its own.
 */
function hoistDefinitions(schema: z.ZodType, io: 'input' | 'output', components: Record<string, Json>): Json {
  const suffix = io === 'input' ? 'Input' : '';
  const whole = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json & {
    $defs?: Record<string, Json>;
    id?: string;
  };
  const { $schema: _, $defs = {}, ...root } = repoint(whole, suffix) as typeof whole;
  for (const [name, definition] of Object.entries($defs)) keepOnce(components, name + suffix, definition);
  if (root.id === undefined) return root;
  keepOnce(components, root.id + suffix, root);
  return { $ref: `#/components/schemas/${root.id}${suffix}` };
}

function keepOnce(components: Record<string, Json>, name: string, { id: _, ...definition }: Json): void {
  const known = components[name];
  if (known && JSON.stringify(known) !== JSON.stringify(definition)) throw new Error(`two schemas are named ${name}`);
  components[name] = definition;
}

function repoint(value: unknown, suffix: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => repoint(inner, suffix));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === '$ref' && typeof inner === 'string'
        ? [key, `${inner.replace('#/$defs/', '#/components/schemas/')}${suffix}`]
        : [key, repoint(inner, suffix)],
    ),
  );
}
