export {
  type Address,
  type Contract,
  escrowLinkText,
  escrowUnlinkText,
  type Hex,
  hashAction,
  hashCall,
  hashPayload,
  hashRequest,
  hashSealedPayload,
  hashTypedData,
  type ProblemCode,
  type Receipt,
  type Received,
  readTypedData,
  type SentRequest,
  verificationRequestType,
} from '@countersign/protocol';
export { ApiError } from './api-error.ts';
export { awaitOutcome, type FollowingClient, type WaitOptions } from './await-outcome.ts';
export { type CallOptions, type Client, type ClientOptions, createClient, type Fetch } from './client.ts';
export { type Connection, startConnection } from './connect.ts';
export type { Credentials, Session, Wallet } from './credentials.ts';
export type { FetchedResponse } from './fetched-response.ts';
export { listAll } from './list-all.ts';
export { nextCursor } from './next-cursor.ts';
export { type Outcome, outcomeOf, type TransactionRecord } from './outcome.ts';
export type { ServiceKey } from './read-seal.ts';
export { createSession, type Tokens } from './session.ts';
export { signIn } from './sign-in.ts';
export { toCall, type WalletTransaction } from './to-call.ts';
export type { NewTransactionBody, SentBody } from './to-new-transaction.ts';
export { toTypedData, type WalletTypedData } from './to-typed-data.ts';
export { type ShownVerdict, verdictSigner } from './verdict-signer.ts';
export { type Proposed, type Seal, type VerifyingClient, type VerifyRequest, verify } from './verify.ts';
export { type ReceiptCheck, type ReceiptFault, type ReceiptTrust, verifyReceipt } from './verify-receipt.ts';
