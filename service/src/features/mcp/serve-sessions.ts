import type { Readable } from 'node:stream';
import { allows, isUuid } from '@countersign/protocol';
import {
  isInitializeRequest,
  LATEST_PROTOCOL_VERSION,
  type LegacyHttpHandler,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server';
import { findPosition } from '../../platform/changes/change-log.ts';
import type { Changes } from '../../platform/changes/changes.ts';
import type { Database } from '../../platform/db/database.ts';
import { tellCancelled, untilCancelled } from './cancel-requests.ts';
import {
  batchRefused,
  eventIdRefused,
  eventStreamOnly,
  sessionIdMissing,
  sessionNotFound,
  versionRefused,
} from './errors.ts';
import { type McpExchange, type McpPrincipal, principalName, userIdOf } from './exchange.ts';
import { openSessionStream, sessionTopic } from './session-stream.ts';
import { endSession, insertSession, type McpSession, useSession } from './store.ts';

type StreamDeps = Parameters<typeof openSessionStream>[0];

interface Deps extends StreamDeps {
  readonly db: Database;
  readonly changes: Changes;
  /** Answers one message, without any session. */
  readonly answer: LegacyHttpHandler;
  /** Runs the work within an exchange. */
  readonly within: <T>(exchange: Omit<McpExchange, 'publish'>, work: () => T) => T;
  readonly mayWait?: (body: unknown) => boolean;
}

interface Posted {
  readonly request: Request;
  readonly body: unknown;
  readonly onEnd: (work: () => void) => void;
}

/** The only version with several messages in one body. */
const BATCHING_VERSION = '2025-03-26';
const PLACE = /^\d{1,15}$/;

/** The protocol with sessions, up to 2025-11-25: a database row in front of stateless answers. */
export function createSessions(deps: Deps) {
  const { db, changes } = deps;

  async function begin(principal: McpPrincipal, requested: string): Promise<string> {
    const protocolVersion = SUPPORTED_PROTOCOL_VERSIONS.includes(requested) ? requested : LATEST_PROTOCOL_VERSION;
    const userId = userIdOf(principal);
    const startsAfter = userId === null ? 0 : await findPosition(db, userId);
    const { id, ended } = await insertSession(db, {
      principal: principalName(principal),
      protocolVersion,
      startsAfter,
    });
    if (ended.length > 0) changes.publish(ended.map(sessionTopic), null);
    return id;
  }

  async function find(principal: McpPrincipal, request: Request): Promise<McpSession> {
    const id = request.headers.get('mcp-session-id');
    if (!id) throw sessionIdMissing();
    const session = isUuid(id) ? await useSession(db, id, principalName(principal)) : null;
    if (!session) throw sessionNotFound();
    const version = request.headers.get('mcp-protocol-version');
    if (version !== null && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) throw versionRefused();
    return session;
  }

  return {
    async post(caller: Pick<McpExchange, 'principal' | 'ip'>, { request, body, onEnd }: Posted): Promise<Response> {
      const { principal } = caller;
      const answer = (session: McpSession | null, asked: Request) =>
        deps.within({ era: 'session', ...caller, session, position: 0 }, () =>
          deps.answer(asked, { parsedBody: body }),
        );
      if (isInitializeRequest(body)) {
        const response = await answer(null, request);
        if (response.ok) response.headers.set('mcp-session-id', await begin(principal, body.params.protocolVersion));
        return response;
      }
      const session = await find(principal, request);
      if (Array.isArray(body) && session.protocolVersion !== BATCHING_VERSION) throw batchRefused();
      tellCancelled(changes, session.id, body);
      const isBrief = deps.mayWait?.(body) === false;
      return answer(
        session,
        isBrief ? request : untilCancelled(changes, { sessionId: session.id, request, body, onEnd }),
      );
    },

    /** The notifications of the session, from now on or from the last event that its client has seen. */
    async stream(principal: McpPrincipal, request: Request): Promise<Readable> {
      if (!request.headers.get('accept')?.includes('text/event-stream')) throw eventStreamOnly();
      const session = await find(principal, request);
      const userId = allows(principal.scopes, 'transactions:read', 'own') ? userIdOf(principal) : null;
      const newest = userId === null ? 0 : await findPosition(db, userId);
      const seen = request.headers.get('last-event-id');
      if (seen !== null && !PLACE.test(seen)) throw eventIdRefused();
      // Events before the session were never its own; later ones than the newest do not exist yet.
      const after = seen === null ? newest : Math.min(newest, Math.max(session.startsAfter, Number(seen)));
      return openSessionStream(deps, { session, userId, after });
    },

    /** Listening counts as use of the session, although nothing is sent. */
    prolong: find,

    async end(principal: McpPrincipal, request: Request): Promise<void> {
      const { id } = await find(principal, request);
      await endSession(db, id);
      changes.publish([sessionTopic(id)], null);
    },
  };
}
