import { expect } from 'vitest';
import { createKey } from '../../../service/src/features/api-keys/index.ts';
import { serviceActor } from '../../../service/src/platform/audit/actor.ts';
import { openDatabase } from '../../../service/src/platform/db/database.ts';
import type { TestDatabase } from '../database/test-database.ts';
import { untilSealed } from '../service/jobs.ts';
import { storedContent } from '../service/stored-content.ts';

export const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
export const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
export const hash32 = expect.stringMatching(/^0x[0-9a-f]{64}$/);
/** Version 1, raw, sha2-256, in base32. */
export const cid = expect.stringMatching(/^bafkrei[a-z2-7]{52}$/);
/** The state of a transaction right after its creation. */
export const unsealed = {
  statusReason: null,
  waitingFor: 'sealing',
  since: isoTime,
  validUntil: null,
  executedLate: false,
  release: null,
};
export const nobodysHash = `0x${'9'.repeat(64)}`;

const names = { 400: 'Bad Request', 401: 'Unauthorized', 403: 'Forbidden', 404: 'Not Found', 409: 'Conflict' };

/** The whole body of an error whose message contains this text. */
export const problem = (statusCode: keyof typeof names, said: string) => ({
  statusCode,
  message: expect.stringContaining(said),
  error: names[statusCode],
});

/** Sends a request that must not store anything, and returns its answer. */
export async function storingNothing<Answer>({ pool }: TestDatabase, request: () => Promise<Answer>): Promise<Answer> {
  await untilSealed(pool);
  const before = await storedContent(pool);
  const answer = await request();
  expect(await storedContent(pool)).toEqual(before);
  return answer;
}

/** Issues a server key as the command line does. */
export async function issueServerKey(
  { url }: TestDatabase,
  kind: { type: 'admin'; label: 'agent' | 'arbiter' } | { type: 'orion'; label: 'orion'; serviceId: number },
): Promise<{ key: string; keyId: string }> {
  const { db, pool } = openDatabase(url, () => {});
  try {
    const { key, secret } = await createKey(db, serviceActor, {
      userId: null,
      name: kind.label,
      expiresAt: null,
      serviceId: null,
      ...kind,
    });
    return { key: secret, keyId: key.id };
  } finally {
    await pool.end();
  }
}
