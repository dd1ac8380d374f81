import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import { openApiDocument } from './openapi.ts';
import { validationContract, validatorApi } from './validation.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Record<string, Schema>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
}

interface Operation {
  readonly security: object[];
  readonly requestBody?: { content: Record<string, { schema: Schema }> };
  readonly responses: Record<string, { headers?: object; content?: Record<string, { schema: Schema }> }>;
}

const document = openApiDocument(validatorApi, 'http://localhost:8000') as unknown as {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; securitySchemes: object };
};
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const),
);
const validate = document.paths['/validate']?.post;
const json = (media: { content?: Record<string, { schema: Schema }> } | undefined) =>
  media?.content?.['application/json']?.schema ?? {};

/** The types of the top-level fields as text: `string`, `string or number`. */
function typesOf({ properties = {} }: Schema): Record<string, string> {
  const words = (schema: Schema): string => {
    if (schema.$ref) return schema.$ref.replace(/.*\//, '');
    if (schema.anyOf) return [...new Set(schema.anyOf.map(words))].join(' or ');
    if (schema.items) return `array of ${words(schema.items)}`;
    const values = schema.additionalProperties;
    if (typeof values === 'object' && values.$ref) return `map of ${words(values)}`;
    return [schema.type ?? 'any'].flat().join(' or ');
  };
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, words(schema)]));
}

function* fieldNames(node: unknown): Generator<string> {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === 'properties') yield* Object.keys(value);
    if (key !== 'examples') yield* fieldNames(value);
  }
}

describe('the interface of the validator', () => {
  it('has exactly these endpoints and statuses', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(document.info).toMatchObject({ title: 'Countersign validator', version: '1.0' });
    expect(operations.map(([route, { responses }]) => [route, Object.keys(responses).join(' ')])).toEqual([
      ['GET /health', '200 default'],
      ['POST /validate', '200 401 422 500 503 default'],
      ['GET /protocols', '200 401 503 default'],
      ['GET /openapi.json', '200 default'],
      ['GET /docs', '200 default'],
    ]);
  });

  it('gives every error the body {detail}, without rate limits', proves('validator.errors.body'), () => {
    for (const [, { responses }] of operations) {
      for (const [status, response] of Object.entries(responses)) {
        expect(response).not.toHaveProperty('headers');
        if (status !== '200') expect(json(response)).toEqual({ $ref: '#/components/schemas/Detail' });
      }
    }
    expect(document.components.schemas.Detail).toMatchObject({
      type: 'object',
      properties: { detail: { type: 'string' } },
      required: ['detail'],
    });
  });

  it('requires a bearer token for judging and listing only', () => {
    const guarded = operations.filter(([, { security }]) => security.length > 0);
    expect(guarded.map(([route, { security }]) => [route, security])).toEqual([
      ['POST /validate', [{ validatorToken: [] }]],
      ['GET /protocols', [{ validatorToken: [] }]],
    ]);
    expect(document.components.securitySchemes).toEqual({
      validatorToken: { type: 'http', scheme: 'bearer', description: expect.any(String) },
    });
  });

  it('uses snake_case, except for two names that wallets and orders use', proves('validator.snake-case'), () => {
    const names = new Set(fieldNames(document));
    expect(names).toContain('human_intent');
    expect([...names].filter((name) => !/^[a-z]+(_[a-z]+)*$/.test(name))).toEqual(['chainId', 'validTo']);
  });

  it('accepts this request', proves('validator.request.human-intent', 'validator.request.preferences.types'), () => {
    const schema = json(validate?.requestBody);
    expect(schema.required).toEqual(['human_intent']);
    expect(typesOf(schema)).toEqual({
      human_intent: 'string',
      proposed_tx: 'object or null',
      without_model: 'boolean or null',
      brief: 'boolean or null',
      metadata: 'object or null',
      looked_up: 'object or null',
      preferences: 'object or null',
      return_prompts: 'boolean or null',
    });
    const [transaction = {}] = schema.properties?.proposed_tx?.anyOf ?? [];
    expect(transaction.required).toBeUndefined();
    expect(typesOf(transaction)).toMatchObject({
      protocol: 'string or null',
      to: 'string or null',
      data: 'string or null',
      value: 'string or number or null',
      gas: 'string or number or null',
      metadata: 'object or null',
      context: 'object or null',
      order: 'object or null',
      transactions: 'array of object or null',
    });
    const [preferences = {}] = schema.properties?.preferences?.anyOf ?? [];
    expect(typesOf(preferences)).toEqual({
      slippage_bps: 'number or null',
      aggressiveness: 'number or null',
      protocol_allowlist: 'array of string or null',
    });
  });

  it(
    'answers in this form',
    proves(
      'validator.answer.context',
      'validator.answer.decision',
      'validator.answer.explanation',
      'validator.answer.explanation.objects',
      'validator.answer.extracted-elements',
      'validator.answer.primary-failure',
      'validator.answer.protocol',
      'validator.answer.results',
    ),
    () => {
      const schema = json(validate?.responses['200']);
      const types = typesOf(schema);
      expect(types).toEqual({
        decision: 'string',
        confidence: 'number',
        reason: 'string',
        protocol: 'string or null',
        primary_failure_node: 'string or null',
        llm_calls: 'integer',
        results: 'map of NodeResult',
        extracted_elements: 'object',
        context: 'object',
        explanation: 'object or null',
        prompts: 'array of object',
      });
      expect(schema.required).toEqual(Object.keys(types).filter((name) => name !== 'prompts'));
      expect(document.components.schemas.NodeResult).toMatchObject({
        properties: { status: { enum: ['PASS', 'FAIL', 'SKIP'] } },
        required: ['status', 'confidence', 'reasoning', 'details'],
      });
      const [explanation = {}] = schema.properties?.explanation?.anyOf ?? [];
      expect(typesOf(explanation)).toEqual({
        summary: 'string',
        decision: 'string',
        key_issues: 'array of object',
        affected_nodes: 'object',
        confidence_summary: 'object',
        to_pass: 'string or null',
        recommendations: 'array of string',
        metadata: 'object',
      });
    },
  );
});

describe('a validation request', () => {
  const { body } = validationContract.validate;

  it('has an empty transaction if it names none', proves('validator.request.proposed-tx'), () => {
    expect(body.parse({ human_intent: 'x' })).toEqual({ human_intent: 'x', proposed_tx: {} });
    expect(body.parse({ human_intent: 'x', proposed_tx: null })).toEqual({ human_intent: 'x', proposed_tx: null });
  });

  it('keeps every member as sent, known or not', () => {
    const sent = {
      human_intent: ' Send 1 ETH ',
      proposed_tx: {
        to: 'not hex',
        value: 1,
        chainId: '0x1',
        call: { function: 'f', params: [1], more: 1 },
        transactions: [{ to: '0x', operation: 1, more: { a: 1 } }],
        unknown: { nested: [null] },
      },
      metadata: { prices_usd: { ETH: 3000 } },
      preferences: { more: true },
      return_prompts: true,
      unknown: 1,
    };
    expect(body.parse(sent)).toEqual(sent);
  });
});
