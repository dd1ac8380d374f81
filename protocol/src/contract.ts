import { accessRows } from './access.ts';
import { agentRows } from './agents.ts';
import type { Api } from './api.ts';
import { apiKeyRows } from './api-keys.ts';
import { connectRows } from './connect.ts';
import { contentRows } from './content.ts';
import { custodyRows } from './custody.ts';
import { custodyTransactionRows } from './custody-transactions.ts';
import { byteWords } from './endpoint.ts';
import { escrowAccountRows } from './escrow-accounts.ts';
import { eventRows } from './events.ts';
import { notificationRows } from './notifications.ts';
import { oauthRows } from './oauth.ts';
import { orionMetadataRows } from './orion-metadata.ts';
import { playgroundRows } from './playground.ts';
import { policyRows, policyTrialRows } from './policy.ts';
import { Problem } from './problem.ts';
import { problemBody } from './problem-bodies.ts';
import { receiptRows } from './receipts.ts';
import { serviceInfoRows } from './service-info.ts';
import { sessionRows } from './sessions.ts';
import { settingsRows } from './settings.ts';
import { transactionRows } from './transactions.ts';
import { userRows } from './users.ts';
import { verificationRows } from './verification.ts';
import { verificationServiceRows } from './verification-services.ts';
import { walletQuorumRows } from './wallet-quorums.ts';
import { webhookRows } from './webhooks.ts';

/** The whole interface of the main service, one row for each endpoint. */
export const contract = {
  ...serviceInfoRows,
  ...sessionRows,
  ...connectRows,
  ...oauthRows,
  ...apiKeyRows,
  ...accessRows,
  ...userRows,
  ...settingsRows,
  ...escrowAccountRows,
  ...walletQuorumRows,
  ...policyRows,
  ...policyTrialRows,
  ...custodyRows,
  ...transactionRows,
  ...receiptRows,
  ...custodyTransactionRows,
  ...eventRows,
  ...webhookRows,
  ...notificationRows,
  ...verificationServiceRows,
  ...verificationRows,
  ...orionMetadataRows,
  ...contentRows,
  ...agentRows,
  ...playgroundRows,
};

export type Contract = typeof contract;
export type EndpointName = keyof Contract;

/** The default body limit: larger than any OpenPGP key or policy. */
export const maxBodyBytes = 128 * 1024;

/** The interface of the main service, for the reference. */
export const serviceApi: Api = {
  title: 'Countersign',
  version: '1.0',
  description: "Checks what an AI agent is about to do with somebody's money before it happens.",
  conventions: `Bodies are JSON in camelCase, at most ${byteWords(maxBodyBytes)} unless the endpoint accepts more (413). Ids are UUIDs; times are ISO 8601 in UTC with milliseconds. Ethereum addresses are accepted in any case (mixed case must be a valid EIP-55 checksum) and returned with their EIP-55 checksum.`,
  rows: contract,
  limited: true,
  coded: true,
  invalidStatus: 400,
  errorBody: problemBody,
  errorWords:
    'Every error has the same three fields. The message is for people and names the offending field; the header `Problem-Code` is for programs.',
  errorExample: { status: 400, body: new Problem(400, 'request.invalid', 'walletAddress: is required').toBody() },
  errors: {
    404: 'There is no such endpoint, or no such resource that the caller may see.',
    413: `The body is larger than ${byteWords(maxBodyBytes)}, or than the limit of the endpoint.`,
    415: 'The body is not `application/json`, or it is compressed.',
    500: 'Internal error.',
    503: 'A dependency of the service is unavailable; try again shortly.',
  },
};
