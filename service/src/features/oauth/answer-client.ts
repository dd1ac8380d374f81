import { addParameters } from './redirect-uri.ts';

/** The redirect URI with the answer, the client's state, and the issuer (RFC 9207). */
export function answerClient(
  { baseUrl }: { readonly baseUrl: string },
  { redirectUri, state }: { readonly redirectUri: string; readonly state: string | null },
  answer: { readonly code: string } | { readonly error: string; readonly error_description: string },
): string {
  return addParameters(redirectUri, { ...answer, state, iss: baseUrl });
}
