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
/** Clients of earlier versions take an event without data for a broken message. */
const FIRST_WITH_EMPTY_EVENTS = '2025-11-25';

/** Where the streams of a session hear that it has ended, or that another stream has taken its place. */
export const sessionTopic = (sessionId: string) => `mcp session ${sessionId}`;

interface Deps {
  readonly db: Database;
  readonly changes: Changes;
  readonly log: Log;
  readonly isStopping: () => boolean;
}

interface Listener {
  readonly session: McpSession;
  /** Whose changes are told; null where there is nobody, or nothing may be read. */
  readonly userId: string | null;
  /** The place in the user's changes after which it begins. */
  readonly after: number;
}

/** What a session is told without having asked, as server-sent events whose ids are places in the user's changes. */
export async function openSessionStream(deps: Deps, listener: Listener): Promise<Readable> {
  const { db, changes, isStopping } = deps;
  const { session, userId, after } = listener;
  const streamId = randomUUID();
  const stream = createEventStream();
  const endIfOver = async () => {
    const found = isStopping() ? null : await findSession(db, session.id);
    if (found?.streamId === streamId) return found;
    // Whoever has not read what came before would hold up the stop.
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
      // Only the last names the place: whoever is cut off between two of them hears both again.
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
  // Nobody would end a stream that begins after all were told to.
  if (isStopping()) stream.end();
  return stream.readable;
}
