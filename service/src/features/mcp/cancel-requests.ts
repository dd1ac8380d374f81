import type { Changes } from '../../platform/changes/changes.ts';
import { maxIdCharacters } from './check-messages.ts';

type RequestId = string | number;

interface Message {
  readonly id?: unknown;
  readonly method?: unknown;
  readonly params?: { readonly requestId?: unknown } | null;
}

const messagesIn = (body: unknown) => [body].flat().map((message) => (message ?? {}) as Message);

const isId = (id: unknown): id is RequestId =>
  typeof id === 'number' || (typeof id === 'string' && id.length <= maxIdCharacters);

/** Where whoever answers a request of a session hears that nobody wants the answer any more. */
const requestTopic = (sessionId: string, id: RequestId) => `mcp request ${sessionId} ${JSON.stringify(id)}`;

/** Passes on `notifications/cancelled` to the instance that answers, whichever that is. */
export function tellCancelled(changes: Changes, sessionId: string, body: unknown): void {
  const topics = messagesIn(body).flatMap(({ method, params }) =>
    method === 'notifications/cancelled' && isId(params?.requestId) ? [requestTopic(sessionId, params.requestId)] : [],
  );
  if (topics.length > 0) changes.publish(topics, null);
}

interface Waiting {
  readonly sessionId: string;
  readonly request: Request;
  readonly body: unknown;
  /** Has the work done once the exchange is over. */
  readonly onEnd: (work: () => void) => void;
}

/** The request, aborted as soon as everything that it asks has been cancelled. */
export function untilCancelled(changes: Changes, { sessionId, request, body, onEnd }: Waiting): Request {
  const ids = messagesIn(body).flatMap(({ id, method }) => (typeof method === 'string' && isId(id) ? [id] : []));
  const wanted = new Set(ids.map((id) => requestTopic(sessionId, id)));
  if (wanted.size === 0) return request;
  const cancelled = new AbortController();
  const subscriptions = [...wanted].map((topic) =>
    changes.subscribe(topic, (_change, told) => {
      // To look again would be in vain: what was missed is kept nowhere, and the wait ends by itself.
      if (told === undefined) return;
      wanted.delete(topic);
      if (wanted.size === 0) cancelled.abort();
    }),
  );
  onEnd(() => {
    for (const unsubscribe of subscriptions) unsubscribe();
  });
  return new Request(request, { signal: AbortSignal.any([request.signal, cancelled.signal]) });
}
