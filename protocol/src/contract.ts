import type { Api } from './api.ts';
import { apiKeyRows } from './api-keys.ts';
import { Problem, problemBody } from './problem.ts';
import { serviceInfoRows } from './service-info.ts';
import { sessionRows } from './sessions.ts';
import { settingsRows } from './settings.ts';
import { userRows } from './users.ts';

/** The whole interface of the main service, a row an endpoint. */
export const contract = { ...serviceInfoRows, ...sessionRows, ...apiKeyRows, ...userRows, ...settingsRows };

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

/** The interface of the main service as it is shown to readers. */
export const serviceApi: Api = {
  title: 'Countersign',
  version: '1.0',
  description: "Checks what an AI agent is about to do with somebody's money before it happens.",
  conventions:
    'Bodies are JSON in camelCase, at most 1 MiB. Ids are UUIDs, times ISO 8601 in UTC with milliseconds. Ethereum addresses are taken in any case, mixed case only with a valid checksum, and answered with their EIP-55 checksum.',
  rows: contract,
  limited: true,
  invalidStatus: 400,
  errorBody: problemBody,
  errorWords:
    'Every error has the same three fields. The message is written for a person, and names the field at fault.',
  errorExample: { status: 400, body: new Problem(400, 'request.invalid', 'walletAddress: is required').toBody() },
  errors: {
    404: 'There is no such endpoint, or nothing that the caller may see under this name.',
    413: 'The body is larger than 1 MiB.',
    415: 'The body is not `application/json`, or it is compressed.',
    500: 'Something went wrong on our side.',
    503: 'Something the service depends on cannot be reached; try again shortly.',
  },
};
