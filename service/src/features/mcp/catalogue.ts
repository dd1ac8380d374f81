import { connectAWalletAgent } from './prompts/connect-a-wallet-agent.ts';
import type { McpPrompt } from './prompts/prompt.ts';
import { verifyBeforeSending } from './prompts/verify-before-sending.ts';
import { whatIsWaiting } from './prompts/what-is-waiting.ts';
import { whyWasItRejected } from './prompts/why-was-it-rejected.ts';
import { checkVerificationStatus } from './tools/check-verification-status.ts';
import { explainTransaction } from './tools/explain-transaction.ts';
import { getUserAddress } from './tools/get-user-address.ts';
import { listVerifications } from './tools/list-verifications.ts';
import { requestAndAwaitVerification } from './tools/request-and-await-verification.ts';
import { requestVerification } from './tools/request-verification.ts';
import type { McpTool } from './tools/tool.ts';

const byName = <T extends { readonly listed: { readonly name: string } }>(all: readonly T[]): ReadonlyMap<string, T> =>
  new Map(all.map((each) => [each.listed.name, each]));

/** In the order of the list: the most useful first. */
export const tools = byName<McpTool>([
  requestAndAwaitVerification,
  requestVerification,
  checkVerificationStatus,
  listVerifications,
  explainTransaction,
  getUserAddress,
]);

export const prompts = byName<McpPrompt>([verifyBeforeSending, whatIsWaiting, whyWasItRejected, connectAWalletAgent]);
