import type { ProblemCode } from '@countersign/protocol';
import { unauthorized } from '../../platform/http/authenticate.ts';

export const siweRefused = (code: ProblemCode, message: string) => unauthorized(code, message);

export const tokenRefused = () =>
  unauthorized('token.invalid', 'The access token is invalid or has expired; sign in or refresh');

export const sessionEnded = () =>
  unauthorized('token.session_ended', 'The session of this access token has ended; sign in again');

export const refreshRefused = (code: ProblemCode) =>
  unauthorized(code, 'refreshToken: is invalid, expired or already used; sign in again');

export const signatureRefused = (code: ProblemCode, message: string) => unauthorized(code, message);
