import { z } from 'zod';
import type { Api } from './api.ts';
import { endpoint } from './endpoint.ts';
import { validationRequest } from './validation-request.ts';
import { validationResponse } from './validation-response.ts';

const base = { group: 'Validation', access: 'public', limits: [] } as const;
const withToken = { by: ['validator-token'] } as const;
const notReady = { 503: 'The validator is starting; `Retry-After` says when to try again.' };

const health = z
  .object({
    status: z.enum(['ok', 'starting', 'degraded']).describe('`degraded`: the language model cannot be reached.'),
    version: z.literal('1.0').describe('The version of the interface.'),
    ready: z.boolean().describe('Whether `POST /validate` answers.'),
    llm: z.object({
      enabled: z.boolean(),
      provider: z.string().nullable().describe('The host that is asked.'),
      model: z.string().nullable(),
      reachable: z.boolean().nullable().describe('As last seen; null without a model.'),
    }),
    nodes: z.int().describe('How many checks there are.'),
    protocols: z.int().describe('How many protocols are known.'),
    data: z
      .looseObject({
        tokens: z.int(),
        sanctions_as_of: z.string().nullable().describe('The date of the sanctions list, where it names one.'),
        sanctions_age_days: z.int().nullable().describe('Its age.'),
        sanctioned_addresses: z.int(),
        threats_as_of: z.string().nullable().describe('The date of the newest source of the threat list.'),
        threats_age_days: z.int().nullable().describe('Its age.'),
        threat_addresses: z.int().describe('How many addresses are reported.'),
        descriptors: z
          .object({
            contracts: z
              .int()
              .describe('Contracts, by chain and address, that are known by their ERC-7730 descriptors.'),
            functions: z.int(),
            typed_data: z.int(),
            files_added: z.int().describe('Files of DESCRIPTORS_DIR that are used.'),
            files_skipped: z.int().describe('Files of it that are not.'),
            skipped: z
              .array(z.object({ file: z.string(), reason: z.string() }))
              .describe('The first 20 of them, each with what is wrong with it.'),
          })
          .describe('What is read by descriptors.'),
        versions: z.record(z.string(), z.string()).describe('What the tables were made from.'),
      })
      .describe('Zero and null until they are loaded.'),
  })
  .meta({
    examples: [
      {
        status: 'ok',
        version: '1.0',
        ready: true,
        llm: { enabled: false, provider: null, model: null, reachable: null },
        nodes: 49,
        protocols: 38,
        data: {
          tokens: 2400,
          sanctions_as_of: '2026-01-31',
          sanctions_age_days: 14,
          sanctioned_addresses: 120,
          threats_as_of: '2026-01-31',
          threats_age_days: 14,
          threat_addresses: 7608,
          descriptors: {
            contracts: 831,
            functions: 1036,
            typed_data: 88,
            files_added: 2,
            files_skipped: 1,
            skipped: [{ file: 'acme/vault.json', reason: 'must be valid JSON' }],
          },
          versions: { '@uniswap/sdk-core': '7.9.0' },
        },
      },
    ],
  });

const listedProtocol = z
  .object({
    slug: z.string().describe('Stable and lower-case: what `protocol` holds.'),
    name: z.string(),
    family: z.string().describe('An intent that names the family accepts each member.'),
    chains: z.array(z.int()).describe('The chains on which addresses of its contracts are known.'),
    functions: z.int().describe('How many functions of it are understood.'),
    typed_data: z.int().describe('How many kinds of typed data.'),
    described: z.boolean().describe('Whether it is known by ERC-7730 descriptors alone.'),
  })
  .meta({ id: 'Protocol' });

/** The whole interface of the validator, a row an endpoint. */
export const validationContract = {
  getHealth: endpoint({
    ...base,
    method: 'GET',
    path: '/health',
    summary: 'Health of the validator and of its language model',
    success: { status: 200, body: health },
  }),
  validate: endpoint({
    ...base,
    method: 'POST',
    path: '/validate',
    summary: 'Tell whether a transaction does what was asked for',
    access: withToken,
    body: validationRequest,
    success: { status: 200, body: validationResponse },
    errors: {
      422: 'The request is not JSON, is too large or does not have these types; do not send it again as it is. A transaction that is rejected is a 200 with `decision` REJECT.',
      ...notReady,
      500: 'Something went wrong on our side; try again, and later each time.',
    },
  }),
  listProtocols: endpoint({
    ...base,
    method: 'GET',
    path: '/protocols',
    summary: 'The protocols that calldata is understood of',
    access: withToken,
    success: {
      status: 200,
      body: z.array(listedProtocol).meta({
        examples: [
          [
            {
              slug: 'uniswap-v3',
              name: 'Uniswap V3',
              family: 'uniswap',
              chains: [1, 10, 137, 8453, 42161],
              functions: 12,
              typed_data: 0,
              described: false,
            },
          ],
        ],
      }),
    },
    errors: notReady,
  }),
  getOpenApi: endpoint({
    ...base,
    method: 'GET',
    path: '/openapi.json',
    summary: 'This interface as an OpenAPI 3.1 document',
    success: {
      status: 200,
      body: z.looseObject({ openapi: z.string().meta({ examples: ['3.1.0'] }) }),
      cacheSeconds: 300,
    },
  }),
  getReference: endpoint({
    ...base,
    method: 'GET',
    path: '/docs',
    summary: 'This interface as a page to read',
    success: { status: 200, body: z.string(), contentType: 'text/html; charset=utf-8', cacheSeconds: 300 },
  }),
};

export type ValidationContract = typeof validationContract;

/** The body of every error of the validator. */
const detailBody = z
  .object({ detail: z.string().describe('What is wrong, naming the field at fault.') })
  .meta({ id: 'Detail' });

/** The interface of the validator as it is shown to readers. */
export const validatorApi: Api = {
  title: 'Countersign validator',
  version: '1.0',
  description: 'Tells whether a transaction in bytes does what an intent in words asks for, and why.',
  conventions:
    'Bodies are JSON in snake_case, at most 2.5 MiB; fields that are not named here are accepted. A transaction that must not be signed is no error: it is a 200 whose `decision` is `REJECT`. Without a language model, the same request gives the same answer, byte for byte.',
  rows: validationContract,
  limited: false,
  coded: false,
  invalidStatus: 422,
  errorBody: detailBody,
  errorWords: 'Every error of the transport has one field. It is written for a person, and names the field at fault.',
  errorExample: { status: 422, body: { detail: 'human_intent: is required' } },
  errors: {
    403: 'A web page of another origin calls, or without a token the `Host` is not a loopback name.',
    404: 'There is no such endpoint.',
    405: 'The endpoint has another method, which `Allow` names.',
    415: 'The body is not `application/json`, or it is compressed.',
    500: 'Something went wrong on our side.',
    503: 'The validator is starting; try again shortly.',
  },
};
