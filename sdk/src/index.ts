export {
  escrowLinkText,
  hashCall,
  hashPayload,
  hashRequest,
  hashSealedPayload,
  verificationRequestType,
} from '@countersign/protocol';
export { ApiError } from './api-error.ts';
export { type Client, type ClientOptions, createClient } from './client.ts';
export type { Credentials, Wallet } from './credentials.ts';
export { signIn } from './sign-in.ts';
