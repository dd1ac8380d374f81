import { Problem, type ProblemCode } from '@countersign/protocol';
import { unauthorized } from '../../platform/http/authenticate.ts';

const invalid = (code: ProblemCode, message: string, cause?: unknown) => new Problem(400, code, message, { cause });

export const keyRefused = (code: ProblemCode) => unauthorized(code, 'x-api-key: is invalid, revoked or expired');

export const keyNotFound = () => new Problem(404, 'key.not_found', 'apiKeyId: you have no key with this id');

export const expiryRefused = () => invalid('key.expires_at', 'expiresAt: must be in the future');

export const pgpRefused = (message: string, cause?: unknown) =>
  invalid('pgp.refused', `pgpPublicKey: ${message}`, cause);

export const pgpIsPrivate = () =>
  pgpRefused('is a PRIVATE key. It was not stored; generate a new key and send its public part');

export const pgpSignatureRefused = () =>
  invalid('pgp.signature', 'signature: must be your signature (EIP-191) over pgpPublicKey exactly as sent');
