import { batchLengthRefused, subscriptionsRefused, wordTooLong } from './errors.ts';
import { maxSubscriptions } from './store.ts';

/** More in one body would exceed its sender's share. */
const MAX_MESSAGES = 10;
/** For an id and a progress token: both are repeated in every message about the request. */
export const maxIdCharacters = 256;
/** A subscription is stored as long as its stream lives. */
const MAX_LISTEN_BYTES = 64 * 1024;
const MAX_URI_CHARACTERS = 256;

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: {
    readonly _meta?: { readonly progressToken?: unknown } | null;
    readonly notifications?: { readonly resourceSubscriptions?: unknown } | null;
  } | null;
}

/** Refuses messages that would need unbounded work, memory or output. Returns their number. */
export function checkMessages(body: unknown, bytes: number): number {
  const messages = (Array.isArray(body) ? body : [body]) as (Message | null)[];
  if (messages.length === 0 || messages.length > MAX_MESSAGES) throw batchLengthRefused(MAX_MESSAGES);
  for (const message of messages) {
    if (isLong(message?.id)) throw wordTooLong('id', maxIdCharacters);
    if (isLong(message?.params?._meta?.progressToken)) throw wordTooLong('progressToken', maxIdCharacters);
    if (message?.method === 'subscriptions/listen') checkSubscriptions(message, bytes);
  }
  return messages.length;
}

const isLong = (word: unknown) => typeof word === 'string' && word.length > maxIdCharacters;

function checkSubscriptions({ params }: Message, bytes: number): void {
  const uris = params?.notifications?.resourceSubscriptions ?? [];
  const fits =
    Array.isArray(uris) &&
    uris.length <= maxSubscriptions &&
    uris.every((uri) => typeof uri === 'string' && uri.length <= MAX_URI_CHARACTERS);
  if (!fits || bytes > MAX_LISTEN_BYTES) throw subscriptionsRefused(maxSubscriptions);
}
