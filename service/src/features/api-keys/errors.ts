import { Problem, type ProblemCode } from '@countersign/protocol';
import { unauthorized } from '../../platform/http/authenticate.ts';

const invalid = (code: ProblemCode, message: string, cause?: unknown) => new Problem(400, code, message, { cause });

export const keyRefused = (code: ProblemCode) =>
  unauthorized(code, 'x-api-key: is not a valid key, was revoked or has expired.');

export const keyNotFound = () => new Problem(404, 'key.not_found', 'apiKeyId: no key of yours has this id.');

export const expiryRefused = () => invalid('key.expires_at', 'expiresAt: must be in the future');

export const pgpRefused = (message: string, cause?: unknown) =>
  invalid('pgp.refused', `pgpPublicKey: ${message}`, cause);

export const pgpIsPrivate = () =>
  pgpRefused('is a PRIVATE key: it was not stored; make a new key and send its public part');

export const pgpSignatureRefused = () =>
  invalid('pgp.signature', 'signature: must be your signature (EIP-191) over pgpPublicKey exactly as sent');
