import type { SignedIn } from '@countersign/harness/people/wallet';
import type { Caller, CallResult } from '@countersign/harness/service/caller';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { expect } from 'vitest';

/** The five endpoints, their effects, and a way to age one code. */
export async function useConnect() {
  const { database, service, startInstance } = await useTestService({ TRUST_PROXY: '1' });
  const { pool } = database;

  return {
    pool,
    database,
    service,
    startInstance,
    initiate: async (headers: Record<string, string> = {}) =>
      (await service.call('POST /auth/connect/initiate', { headers })).get('code'),
    poll: (code: string, call: Caller = service.call) => call(`GET /auth/connect/status?code=${code}`),
    info: (code: string, { accessToken: token }: SignedIn) =>
      service.call(`GET /auth/connect/info?code=${code}`, { token }),
    approve: (code: unknown, { accessToken: token }: SignedIn, call: Caller = service.call) =>
      call('POST /auth/connect/approve', { token, body: { code } }),
    decline: (code: unknown, { accessToken: token }: SignedIn, call: Caller = service.call) =>
      call('POST /auth/connect/decline', { token, body: { code } }),
    use: (key: string, { wallet }: SignedIn) => service.call(`GET /users/${wallet.address}`, { key }),
    /** The whole stored row. */
    async stored(code: string) {
      const { rows } = await pool.query('SELECT * FROM connection_codes WHERE code_hash = sha256($1)', [
        Buffer.from(code),
      ]);
      return rows[0];
    },
    /** Ages the code and its key by this time. */
    async pass(code: string, interval: string) {
      await pool.query(
        `WITH code AS (
           UPDATE connection_codes SET created_at = created_at - $2::interval, expires_at = expires_at - $2::interval
           WHERE code_hash = sha256($1) RETURNING key_id)
         UPDATE api_keys SET expires_at = expires_at - $2::interval FROM code WHERE id = code.key_id`,
        [Buffer.from(code), interval],
      );
    },
    async keysOf({ userId }: SignedIn) {
      const { rows } = await pool.query(
        'SELECT id, name, type, label, scopes, active, expires_at FROM api_keys WHERE user_id = $1',
        [userId],
      );
      return rows;
    },
    /** The audit entries about the connections of an account, oldest first. */
    async audited({ userId }: SignedIn) {
      const { rows } = await pool.query(
        `SELECT action, actor, detail FROM audit_log
         WHERE user_id = $1 AND action LIKE 'connection.%' ORDER BY id`,
        [userId],
      );
      return rows;
    },
  };
}

const titles = { 400: 'Bad Request', 401: 'Unauthorized', 404: 'Not Found', 410: 'Gone' } as const;

export function expectProblem(answer: CallResult, statusCode: keyof typeof titles, message = ''): void {
  expect(answer.body).toEqual({ statusCode, message: expect.stringContaining(message), error: titles[statusCode] });
  expect(answer.status).toBe(statusCode);
}

/** Unknown codes; the last differs from a real one in its form only. */
export const unknownCodes = (real: string): readonly string[] => [
  '0'.repeat(32),
  'x',
  'nonsense',
  real.slice(1),
  `${real}0`,
  `0x${real}`,
  `%20${real}`,
  `${real}%0A`,
  "'%20OR%20true--",
  real.replaceAll(/./g, (digit) => (digit === 'f' ? '0' : 'f')),
];
