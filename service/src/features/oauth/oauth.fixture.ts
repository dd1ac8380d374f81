import {
  approve,
  beginConsent,
  createPkce,
  exchangeCode,
  type RegisteredClient,
  registerClient,
} from '@countersign/harness/people/oauth';
import type { SignedIn } from '@countersign/harness/people/wallet';
import type { Caller, CallResult } from '@countersign/harness/service/caller';
import { testBaseUrl } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { expect } from 'vitest';

export const mcpUrl = `${testBaseUrl}/mcp`;
export const allScopes = 'transactions:create:own transactions:approve:own transactions:read:own';

/** A code before its exchange. */
export interface Approved {
  readonly client: RegisteredClient;
  readonly code: string;
  readonly verifier: string;
}

/** A service, its stored rows, and a way to age one grant or session. */
export async function useOauth(env: Record<string, string> = {}) {
  const { database, service } = await useTestService(env);
  const { pool } = database;
  const { call } = service;

  return {
    database,
    pool,
    service,
    call,
    /** Up to the code, for a new public client by default. */
    async approveCode(
      user: SignedIn,
      changes: Record<string, string | undefined> = {},
      known?: RegisteredClient,
    ): Promise<Approved> {
      const client = known ?? (await registerClient(call));
      const { verifier, challenge } = createPkce();
      const session = await beginConsent(call, client.clientId, { code_challenge: challenge, ...changes });
      return { client, verifier, code: await approve(call, user, session) };
    },
    exchange: ({ client, code, verifier }: Approved, fields: Record<string, string> = {}) =>
      exchangeCode(call, client, { code, code_verifier: verifier, ...fields }),
    /** The status of a call to the MCP endpoint with this token. */
    async useToken(token: string): Promise<number> {
      const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
      const headers = { accept: 'application/json, text/event-stream' };
      const body = { jsonrpc: '2.0', id: 1, method: 'initialize', params };
      return (await call('POST /mcp', { token, headers, body })).status;
    },
    /** Ages everything of a client by this time. */
    async pass(clientId: string, interval: string) {
      for (const [table, columns] of Object.entries(times)) {
        const moved = columns.map((column) => `${column} = ${column} - $2::interval`).join(', ');
        await pool.query(`UPDATE ${table} SET ${moved} WHERE client_id = $1`, [clientId, interval]);
      }
    },
    /** The audit entries about the grants of an account, oldest first. */
    async audited({ userId }: SignedIn) {
      const { rows } = await pool.query(
        `SELECT action, actor, detail FROM audit_log WHERE user_id = $1 AND action LIKE 'grant.%' ORDER BY id`,
        [userId],
      );
      return rows;
    },
  };
}

const times = {
  oauth_clients: ['created_at', 'expires_at'],
  oauth_sessions: ['created_at', 'expires_at'],
  oauth_grants: ['created_at', 'expires_at', 'rotated_at', 'code_used_at'],
};

/** An error exactly in the format of RFC 6749. */
export function expectRefusal(answer: CallResult, status: number, error: string, words = ''): void {
  expect(answer.body).toEqual({ error, error_description: expect.stringContaining(words) });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

/** The parameters of the answer to a client. */
export function answerOf(url: string | null): Record<string, string> {
  return Object.fromEntries(new URL(url ?? 'none:').searchParams);
}

export const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});

/** With a form body and other headers. */
export const postForm = (
  call: Caller,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<CallResult> =>
  call(`POST ${path}`, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
