import { ownScopes, Problem, type Scope } from '@countersign/protocol';

/** Where a client learns how to authenticate (RFC 9728), and which scopes to request. */
export function createChallenge(baseUrl: string) {
  const metadata = `resource_metadata="${baseUrl}/.well-known/oauth-protected-resource/mcp"`;
  const write = (scopes: readonly Scope[], error?: readonly [code: string, words: string]) =>
    `Bearer ${metadata}, scope="${scopes.join(' ')}"${error ? `, error="${error[0]}", error_description="${error[1]}"` : ''}`;

  return {
    /** For every failed authentication. */
    unauthorized({ code, message, cause }: Problem, isTokenGiven: boolean): Problem {
      const error = isTokenGiven
        ? (['invalid_token', 'The access token is not valid for this endpoint'] as const)
        : undefined;
      return new Problem(401, code, message, { cause, headers: { 'www-authenticate': write(ownScopes, error) } });
    },
    /** Includes the granted scopes: a client that requested only the missing ones would lose the others. */
    insufficientScope(missing: readonly Scope[], held: readonly Scope[]): Problem {
      const message = `Requires the scope ${missing.join(' and ')}`;
      const all = ownScopes.filter((scope) => missing.includes(scope) || held.includes(scope));
      const header = write(all.length > 0 ? all : missing, ['insufficient_scope', message]);
      return new Problem(403, 'mcp.scope', message, { headers: { 'www-authenticate': header } });
    },
  };
}

export const originRefused = () =>
  new Problem(403, 'mcp.origin', 'origin: pages of this origin may not call this service');

export const hostRefused = (baseUrl: string) =>
  new Problem(403, 'mcp.host', `host: this service is ${baseUrl}; a proxy in front of it must forward that host name`);

export const keyTypeRefused = () => new Problem(403, 'mcp.key_type', 'Not allowed with a key of type ORION');

export const bodyMissing = () => new Problem(400, 'json.invalid', 'body: a JSON-RPC message is required');

export const batchRefused = () =>
  new Problem(
    400,
    'mcp.batch',
    'body: send one message at a time; protocol versions after 2025-03-26 do not support batches',
  );

export const batchLengthRefused = (most: number) =>
  new Problem(400, 'mcp.batch_length', `body: must be one message, or a batch of at most ${most} messages`);

export const wordTooLong = (field: string, most: number) =>
  new Problem(400, 'mcp.word_long', `${field}: must be a number or at most ${most} characters`);

export const subscriptionsRefused = (most: number) =>
  new Problem(
    400,
    'mcp.params',
    `notifications.resourceSubscriptions: must be at most ${most} URIs of at most 256 characters, in a body of at most 64 KiB`,
  );

export const sessionIdMissing = () =>
  new Problem(400, 'mcp.session_missing', 'Mcp-Session-Id: is required; start a session with initialize');

/** The same for an unknown session, an ended one, and another client's. */
export const sessionNotFound = () =>
  new Problem(404, 'mcp.session_unknown', 'Mcp-Session-Id: you have no such session; initialize a new one');

export const versionRefused = () =>
  new Problem(400, 'mcp.version', 'MCP-Protocol-Version: is not a supported version with sessions');

export const eventIdRefused = () =>
  new Problem(400, 'mcp.event_id', 'Last-Event-ID: must be the id of an event of this endpoint');

export const eventStreamOnly = () =>
  new Problem(406, 'mcp.accept', 'accept: must include text/event-stream; notifications are streamed');

export const methodRefused = () =>
  new Problem(405, 'mcp.method', 'Send messages with POST, open a stream with GET, end a session with DELETE', {
    headers: { allow: 'POST, GET, DELETE' },
  });

export const tooMuchAtOnce = () =>
  new Problem(
    429,
    'mcp.at_once',
    'Too many requests and streams are open with these credentials; let some of them finish first',
    {
      headers: { 'retry-after': '30' },
    },
  );

export const isStoppingNow = () =>
  new Problem(503, 'mcp.stopping', 'The service is shutting down; try again shortly', {
    headers: { 'retry-after': '2' },
  });

/** For tools about a user, called with a key that acts for all users. */
export const noUser = (instead: string) =>
  new Problem(400, 'mcp.no_user', `These credentials do not belong to a user: ${instead}`);

export const cursorRefused = () =>
  new Problem(400, 'page.cursor', 'cursor: must be the nextCursor of the previous page');

export const trialTooLong = (most: number) =>
  new Problem(400, 'request.invalid', `arguments: a dry run accepts at most ${most} bytes of JSON in total`);
