import { unauthorized } from '../../platform/http/authenticate.ts';

export const siweRefused = (code: string, message: string) => unauthorized(`siwe.${code}`, message);

export const tokenRefused = () =>
  unauthorized('token.invalid', 'The access token is not valid or has expired: sign in or refresh.');

export const sessionEnded = () =>
  unauthorized('token.session_ended', 'The session of this access token has ended: sign in again.');

export const refreshRefused = (code: string) =>
  unauthorized(`refresh.${code}`, 'refreshToken: is not valid, has expired or was used before: sign in again.');

export const signatureRefused = (code: string, message: string) => unauthorized(`signature.${code}`, message);
