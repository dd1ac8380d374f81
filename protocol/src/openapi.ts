import { z } from 'zod';
import type { Api } from './api.ts';
import { byteWords, type Credential, type Endpoint } from './endpoint.ts';
import { addressHeader, apiKeyHeader, signatureHeader, timestampHeader } from './header-names.ts';
import { oauthProblemBody } from './problem-bodies.ts';
import { problemCodes } from './problem-codes.ts';

type Json = Record<string, unknown>;
type SchemaWriter = (schema: z.ZodType, io: 'input' | 'output') => Json;

/** The security schemes that a credential needs, all at once. */
const schemes: Record<Credential, readonly (keyof typeof securitySchemes)[]> = {
  jwt: ['accessToken'],
  'user-key': ['apiKey'],
  'admin-key': ['apiKey'],
  'orion-key': ['apiKey'],
  signature: ['ethereumAddress', 'ethereumSignature', 'ethereumTimestamp'],
  'validator-token': ['validatorToken'],
};

const securitySchemes = {
  accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  apiKey: { type: 'apiKey', in: 'header', name: apiKeyHeader },
  ethereumAddress: { type: 'apiKey', in: 'header', name: addressHeader },
  ethereumSignature: { type: 'apiKey', in: 'header', name: signatureHeader },
  ethereumTimestamp: { type: 'apiKey', in: 'header', name: timestampHeader },
  validatorToken: {
    type: 'http',
    scheme: 'bearer',
    description: "The operator's token. Not needed if none is configured.",
  },
} as const;

const rateLimitHeaders = Object.fromEntries(
  [
    ['X-RateLimit-Limit', 'Requests allowed in the window.'],
    ['X-RateLimit-Remaining', 'Requests left in the window.'],
    ['X-RateLimit-Reset', 'Unix time in seconds when the window ends.'],
  ].map(([name, description]) => [name, { description, schema: { type: 'integer' } }]),
);

const problemCodeSchema = {
  type: 'string',
  description: 'New codes may be added.',
  examples: Object.keys(problemCodes),
};

const problemCode = {
  'Problem-Code': {
    description: 'Why the request failed, for programs.',
    schema: { $ref: '#/components/schemas/ProblemCode' },
  },
};

const retryAfter = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };

const link = {
  Link: { description: 'The next page as `<…>; rel="next"`, if there is one.', schema: { type: 'string' } },
};

const location = { Location: { description: 'The next location.', schema: { type: 'string' } } };

const etag = { ETag: { description: 'Pass it as `If-None-Match` in the next request.', schema: { type: 'string' } } };

/** Builds the OpenAPI 3.1 document from the endpoints, so that it cannot differ from what is served. */
export function openApiDocument(api: Api, baseUrl: string): Json & { openapi: string } {
  const components: Record<string, Json> = api.coded ? { ProblemCode: problemCodeSchema } : {};
  const schemaOf: SchemaWriter = (schema, io) => hoistDefinitions(schema, io, components);
  const problem = schemaOf(api.errorBody, 'output');
  const rows = Object.values(api.rows);
  const paths: Record<string, Json> = {};
  for (const [operationId, row] of Object.entries(api.rows)) {
    paths[row.path] ??= {};
    Object.assign(paths[row.path] ?? {}, {
      [row.method.toLowerCase()]: operation(api, operationId, row, schemaOf, problem),
    });
  }
  const used = new Set(
    rows.flatMap(({ access }) => (access === 'public' ? [] : access.by.flatMap((by) => schemes[by]))),
  );
  return {
    openapi: '3.1.0',
    info: {
      title: api.title,
      version: api.version,
      description: api.description,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: baseUrl }],
    tags: [...new Set(rows.map((row) => row.group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => used.has(name as never))),
    },
  };
}

function operation(api: Api, operationId: string, row: Endpoint, schemaOf: SchemaWriter, problem: Json): Json {
  const { success } = row;
  const headers = {
    ...(success.status === 303 && location),
    ...(api.limited && rateLimitHeaders),
    ...(row.query && 'cursor' in row.query.shape && link),
    ...(success.revalidates && etag),
  };
  const responses: Json = {
    [success.status]: {
      description: row.summary,
      ...withHeaders(headers),
      ...(success.body &&
        success.status !== 303 && {
          content: { [success.contentType ?? 'application/json']: { schema: schemaOf(success.body, 'output') } },
        }),
    },
  };
  if (success.revalidates) responses[304] = { description: 'Nothing has changed since the `ETag` in the request.' };
  const content = errorContent(row, schemaOf, problem);
  const coded = api.coded && problemCode;
  for (const [status, description] of Object.entries(errorMeanings(api, row))) {
    const limits = status === '429' && { ...rateLimitHeaders, ...retryAfter };
    responses[status] = { description, ...withHeaders({ ...coded, ...limits }), content };
  }
  responses.default = { description: otherErrors(api), ...withHeaders({ ...coded }), content };
  return {
    operationId,
    tags: [row.group],
    summary: row.summary,
    security: row.access === 'public' ? [] : securityOf(row.access.by),
    parameters: [
      ...parameters('path', row.params, schemaOf),
      ...parameters('query', row.query, schemaOf),
      ...parameters('header', row.headers, schemaOf),
    ],
    ...(row.body && {
      requestBody: { required: true, content: { [bodyTypeOf(row)]: { schema: schemaOf(row.body, 'input') } } },
    }),
    responses,
  };
}

const withHeaders = (headers: Json) => Object.keys(headers).length > 0 && { headers };

function errorContent(row: Endpoint, schemaOf: SchemaWriter, problem: Json): Json {
  if (row.errorFormat === 'page') return { 'text/html': { schema: { type: 'string' } } };
  return {
    'application/json': { schema: row.errorFormat === 'oauth' ? schemaOf(oauthProblemBody, 'output') : problem },
  };
}

const bodyTypeOf = ({ bodyType }: Endpoint) =>
  bodyType === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';

/** Every error status of an endpoint with its meaning: its own, and those implied by its input and access rule. */
export function errorMeanings(api: Api, row: Endpoint): Record<string, string> {
  const takesInput = row.params || row.query || row.body;
  return {
    ...(takesInput && { [api.invalidStatus]: 'The request is invalid; the message names the offending field.' }),
    ...(row.access !== 'public' && { 401: 'Credentials are missing or invalid.' }),
    ...(row.access !== 'public' &&
      !row.access.otherKeys &&
      row.access.by.some((kind) => kind.endsWith('-key')) && { 403: 'Not allowed with this key.' }),
    ...row.errors,
    ...(row.maxBodyBytes && { 413: `The body is larger than ${byteWords(row.maxBodyBytes)}.` }),
    ...(api.limited && { 429: 'Too many requests; `Retry-After` says when to try again.' }),
  };
}

/** A 404 is expected on a path of the document: its endpoint describes it. */
function otherErrors({ errors }: Api): string {
  const statuses = Object.keys(errors).filter((status) => status !== '404');
  return `Any other error: ${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}.`;
}

function securityOf(by: readonly Credential[]): Json[] {
  const sets = by.map((kind) => Object.fromEntries(schemes[kind].map((scheme) => [scheme, []])));
  return [...new Map(sets.map((set) => [JSON.stringify(set), set])).values()];
}

function parameters(
  where: 'path' | 'query' | 'header',
  schema: z.ZodObject | undefined,
  schemaOf: SchemaWriter,
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
 * zod repeats named schemas under `$defs` of each document; OpenAPI keeps them once, under components. A schema differs
 * between request and answer, so that of a request has its own name.
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
