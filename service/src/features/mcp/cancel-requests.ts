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

/** The topic on which the answering instance learns that a request of a session was cancelled. */
const requestTopic = (sessionId: string, id: RequestId) => `mcp request ${sessionId} ${JSON.stringify(id)}`;

/** Forwards `notifications/cancelled` to the instance that answers. */
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
  /** Runs the function at the end of the exchange. */
  readonly onEnd: (work: () => void) => void;
}

/** The signal of a request, aborted as soon as every message in it has been cancelled. */
export function untilCancelled(changes: Changes, { sessionId, request, body, onEnd }: Waiting): Request {
  const ids = messagesIn(body).flatMap(({ id, method }) => (typeof method === 'string' && isId(id) ? [id] : []));
  const wanted = new Set(ids.map((id) => requestTopic(sessionId, id)));
  if (wanted.size === 0) return request;
  const cancelled = new AbortController();
  const subscriptions = [...wanted].map((topic) =>
    changes.subscribe(topic, (_change, told) => {
      // Reading again is useless: missed cancellations are stored nowhere, and the wait ends by itself.
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
