export {
  escrowLinkText,
  hashAction,
  hashCall,
  hashPayload,
  hashRequest,
  hashSealedPayload,
  hashTypedData,
  readTypedData,
  verificationRequestType,
} from '@countersign/protocol';
export { ApiError } from './api-error.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export type { Credentials, Wallet } from './credentials.ts';
export { nextCursor } from './next-cursor.ts';
export { signIn } from './sign-in.ts';
export { toCall, type WalletTransaction } from './to-call.ts';
export { toTypedData, type WalletTypedData } from './to-typed-data.ts';
