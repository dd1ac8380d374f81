import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Log } from '@countersign/edge';
import type { LoggedChange } from '../../platform/changes/change-log.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import { followChanges } from '../../platform/changes/follow-changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { sessionNotFound } from './errors.ts';
import { createEventStream } from './event-stream.ts';
import { notificationsOf } from './notifications.ts';
import { claimStream, findSession, type McpSession } from './store.ts';

const HEARTBEAT_MS = 15_000;
const RETRY_MS = 2_000;
/** Clients of earlier versions take an event without data for a malformed message. */
const FIRST_WITH_EMPTY_EVENTS = '2025-11-25';

/** The topic on which the streams of a session learn that it has ended, or that another stream has replaced them. */
export const sessionTopic = (sessionId: string) => `mcp session ${sessionId}`;

interface Deps {
  readonly db: Database;
  readonly changes: Changes;
  readonly log: Log;
  readonly isStopping: () => boolean;
}

interface Listener {
  readonly session: McpSession;
  /** The user whose changes are sent; null if there is none, or without the scope to read. */
  readonly userId: string | null;
  /** The position in the user's changes after which it starts. */
  readonly after: number;
}

/** The notifications of a session, as server-sent events whose ids are positions in the user's changes. */
export async function openSessionStream(deps: Deps, listener: Listener): Promise<Readable> {
  const { db, changes, isStopping } = deps;
  const { session, userId, after } = listener;
  const streamId = randomUUID();
  const stream = createEventStream();
  const endIfOver = async () => {
    const found = isStopping() ? null : await findSession(db, session.id);
    if (found?.streamId === streamId) return found;
    // A client with unread data would delay the stop.
    if (isStopping() && stream.readable.readableLength > 0) stream.readable.destroy();
    else stream.end();
    return null;
  };
  const onError = (err: unknown) => deps.log.warn({ err }, 'reading changes for a stream failed, will retry');
  const tell = async (found: readonly LoggedChange[]) => {
    const current = await endIfOver();
    if (!current) return;
    for (const change of found) {
      const messages = notificationsOf(change, current);
      // Only the last one carries the position: a client disconnected between two of them gets both again.
      for (const [index, message] of messages.entries()) {
        const id = index === messages.length - 1 ? `id: ${change.position}\n` : '';
        stream.write(`event: message\n${id}data: ${JSON.stringify(message)}\n\n`);
      }
    }
  };

  if (!(await claimStream(db, session.id, streamId))) throw sessionNotFound();
  changes.publish([sessionTopic(session.id)], null);
  const data = session.protocolVersion >= FIRST_WITH_EMPTY_EVENTS ? 'data: \n' : '';
  stream.write(`id: ${after}\nretry: ${RETRY_MS}\n${data}\n`);
  const heartbeat = setInterval(() => stream.write(': keepalive\n\n'), HEARTBEAT_MS).unref();
  const unsubscribe = changes.subscribe(sessionTopic(session.id), () => void endIfOver().catch(onError));
  const unfollow = userId === null ? null : followChanges({ db, changes, userId, after, onChanges: tell, onError });
  stream.readable.once('close', () => {
    clearInterval(heartbeat);
    unsubscribe();
    unfollow?.();
  });
  // A stream that starts after all others were told to end would never end.
  if (isStopping()) stream.end();
  return stream.readable;
}
