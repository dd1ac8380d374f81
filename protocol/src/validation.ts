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
    status: z.enum(['ok', 'starting', 'degraded']).describe('`degraded`: the language model is unreachable.'),
    version: z.literal('1.0').describe('The interface version.'),
    ready: z.boolean().describe('Whether `POST /validate` is available.'),
    llm: z.object({
      enabled: z.boolean(),
      provider: z.string().nullable().describe("The host of the model's API."),
      model: z.string().nullable(),
      reachable: z.boolean().nullable().describe('As of the last check; null without a model.'),
    }),
    nodes: z.int().describe('Number of checks.'),
    protocols: z.int().describe('Number of known protocols.'),
    data: z
      .looseObject({
        tokens: z.int(),
        sanctions_as_of: z.string().nullable().describe('The date of the sanctions list, if it has one.'),
        sanctions_age_days: z.int().nullable().describe('Its age.'),
        sanctioned_addresses: z.int(),
        threats_as_of: z.string().nullable().describe('The date of the newest source of the threat list.'),
        threats_age_days: z.int().nullable().describe('Its age.'),
        threat_addresses: z.int().describe('Number of reported addresses.'),
        descriptors: z
          .object({
            contracts: z.int().describe('Contracts, by chain and address, known through their ERC-7730 descriptors.'),
            functions: z.int(),
            typed_data: z.int(),
            files_added: z.int().describe('Files in DESCRIPTORS_DIR that are in use.'),
            files_skipped: z.int().describe('Files in DESCRIPTORS_DIR that were rejected.'),
            skipped: z
              .array(z.object({ file: z.string(), reason: z.string() }))
              .describe('The first 20 of them, each with its problem.'),
          })
          .describe('Contracts that are decoded through descriptors.'),
        versions: z.record(z.string(), z.string()).describe('The sources of the data tables.'),
      })
      .describe('Zero or null until they are loaded.'),
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
    slug: z.string().describe('Stable and lower-case; the value of `protocol`.'),
    name: z.string(),
    family: z.string().describe('An intent that names the family matches every member.'),
    chains: z.array(z.int()).describe('The chains on which its contract addresses are known.'),
    functions: z.int().describe('Number of functions that are decoded.'),
    typed_data: z.int().describe('Number of typed data kinds that are decoded.'),
    described: z.boolean().describe('Whether it is known through ERC-7730 descriptors alone.'),
  })
  .meta({ id: 'Protocol' });

/** The whole interface of the validator, one row for each endpoint. */
export const validationContract = {
  getHealth: endpoint({
    ...base,
    method: 'GET',
    path: '/health',
    summary: 'Read the health of the validator and its language model',
    success: { status: 200, body: health },
  }),
  validate: endpoint({
    ...base,
    method: 'POST',
    path: '/validate',
    summary: 'Check whether a transaction does what was asked for',
    access: withToken,
    body: validationRequest,
    success: { status: 200, body: validationResponse },
    errors: {
      422: 'The request is not JSON, is too large, or has the wrong types; do not retry it unchanged. A rejected transaction is a 200 with `decision` REJECT.',
      ...notReady,
      500: 'Internal error; retry with backoff.',
    },
  }),
  listProtocols: endpoint({
    ...base,
    method: 'GET',
    path: '/protocols',
    summary: 'List the protocols whose calldata is decoded',
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
    summary: 'Get this interface as an OpenAPI 3.1 document',
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
    summary: 'Read this interface as a web page',
    success: { status: 200, body: z.string(), contentType: 'text/html; charset=utf-8', cacheSeconds: 300 },
  }),
};

export type ValidationContract = typeof validationContract;

/** The body of every error of the validator. */
const detailBody = z
  .object({ detail: z.string().describe('What is wrong; names the offending field.') })
  .meta({ id: 'Detail' });

/** The interface of the validator, for the reference. */
export const validatorApi: Api = {
  title: 'Countersign validator',
  version: '1.0',
  description: 'Checks whether a transaction (bytes) does what an intent (words) asks for, and explains why.',
  conventions:
    'Bodies are JSON in snake_case, at most 2.5 MiB; unknown fields are accepted. A transaction that must not be signed is not an error: it is a 200 whose `decision` is `REJECT`. Without a language model, the same request always gives the same response, byte for byte.',
  rows: validationContract,
  limited: false,
  coded: false,
  invalidStatus: 422,
  errorBody: detailBody,
  errorWords: 'Transport errors have one field. It is written for people and names the offending field.',
  errorExample: { status: 422, body: { detail: 'human_intent: is required' } },
  errors: {
    403: 'The caller is a web page of another origin, or no token is configured and the `Host` is not a loopback name.',
    404: 'The endpoint does not exist.',
    405: 'The endpoint does not support this method; `Allow` lists those it does.',
    415: 'The body is not `application/json`, or it is compressed.',
    500: 'Internal error.',
    503: 'The validator is starting; try again shortly.',
  },
};
