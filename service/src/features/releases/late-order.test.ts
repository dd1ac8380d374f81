import { randomUUID } from 'node:crypto';
import {
  atProvider,
  enrolCustodian,
  letMinutePass,
  ordersOf,
  useCustody,
} from '@countersign/harness/requests/releases';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { driveRelease } from './drive-release.ts';
import { claimSomeOrder, createReleaseDeps } from './release-deps.fixture.ts';
import { findRelease } from './store.ts';

const { provider, database, call } = await useCustody();
const { db, pool } = openDatabase(database.url, () => {});
afterAll(() => pool.end());

it('an order that a sleeping process sends after its successor gave it up is refused by the provider', async () => {
  const owner = await enrolCustodian(call, database, provider);
  let clockIsBehindMs = 40_000;
  const now = () => Date.now() - clockIsBehindMs;
  const externalId = randomUUID();

  /** The commit that stores the sending is answered late, because the process or its connection slept. */
  async function sleep(): Promise<void> {
    await pool.query('UPDATE releases SET send_until = now() WHERE external_id = $1', [externalId]);
    await letMinutePass(pool);
    await vi.waitFor(async () => expect((await findRelease(db, externalId))?.status).toBe('failed'), {
      timeout: 15_000,
    });
    clockIsBehindMs = 0;
  }
  let isAsleep = false;
  const sleepy = new Proxy(db, {
    get: (target, name) => {
      const value = Reflect.get(target, name);
      if (name !== 'transaction') return value;
      return async (...args: Parameters<typeof db.transaction>) => {
        const result = await target.transaction(...args);
        if (!isAsleep) {
          isAsleep = true;
          await sleep();
        }
        return result;
      };
    },
  });
  const deps = createReleaseDeps(sleepy, provider.url, now);
  const claimed = await claimSomeOrder({ ...deps, db, orderSeconds: 60 }, owner.userId, externalId);
  await driveRelease(deps, claimed, { refusalIsFinal: false });
  expect(isAsleep).toBe(true);
  expect(ordersOf(provider, externalId).map(({ tokenFault }) => tokenFault)).toEqual(['the token has expired']);
  expect(atProvider(provider, externalId)).toEqual([]);
  expect((await findRelease(db, externalId))?.status).toBe('failed');
});
