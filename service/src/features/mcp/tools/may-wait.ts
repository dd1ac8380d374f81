import { requestAndAwaitVerification } from './request-and-await-verification.ts';

interface Message {
  readonly method?: unknown;
  readonly params?: { readonly name?: unknown; readonly arguments?: { readonly wait?: unknown } | null } | null;
}

/** Whether an answer to these messages may be delayed, with progress meanwhile. */
export const mayWait = (body: unknown): boolean => [body].flat().some(isWaiting);

function isWaiting(message: unknown): boolean {
  const { method, params } = (message ?? {}) as Message;
  if (method !== 'tools/call') return false;
  return params?.name === requestAndAwaitVerification.listed.name || Boolean(params?.arguments?.wait);
}
