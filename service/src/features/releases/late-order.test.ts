import { randomUUID } from 'node:crypto';
import { atProvider, enrolCustodian, letMinutePass, ordersOf, useCustody } from '@countersign/harness/releases';
import { testMasterKey } from '@countersign/harness/test-service';
import { someAddress } from '@countersign/harness/transactions';
import { afterAll, expect, it, vi } from 'vitest';
import { serviceActor } from '../../platform/audit/actor.ts';
import { createLocalKeys } from '../../platform/crypto/local-keys.ts';
import { createSealer } from '../../platform/crypto/seal.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { createCustodyClient, findActiveIntegration, isCustodyActive } from '../custody/index.ts';
import { claimTrackingId } from './claim-release.ts';
import type { ReleaseDeps } from './deps.ts';
import { driveRelease } from './drive-release.ts';
import { findRelease } from './store.ts';

const { provider, database, call } = await useCustody();
const { db, pool } = openDatabase(database.url, () => {});
afterAll(() => pool.end());
const sealer = createSealer(createLocalKeys(Buffer.from(testMasterKey, 'hex')));
const silent = () => {};

it('an order that a sleeping process sends after its successor gave it up is not taken', async () => {
  const owner = await enrolCustodian(call, database, provider);
  let clockIsBehindMs = 40_000;
  const now = () => Date.now() - clockIsBehindMs;
  const externalId = randomUUID();

  /** The answer to the commit of "is about to be sent" comes late: the process slept, or its connection did. */
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
  const deps: ReleaseDeps = {
    db: sleepy,
    changes: { publish: silent, subscribe: () => silent },
    custody: {
      client: createCustodyClient({ gateway: provider.url, assets: new Map(), now }),
      isActive: isCustodyActive,
      open: (userId, type) => findActiveIntegration(db, sealer, userId, type),
    },
    orderSeconds: 60,
    log: { info: silent, warn: silent } as unknown as ReleaseDeps['log'],
    metrics: {
      releases: { inc: silent },
      providerSeconds: { startTimer: () => silent },
    } as unknown as ReleaseDeps['metrics'],
    now,
  };
  const transfer = { callTo: someAddress.toLowerCase() as `0x${string}`, callValue: '1', callData: '0x' as const };
  const order = {
    externalId,
    userId: owner.userId,
    integration: 'execution' as const,
    chainId: 11155111,
    call: transfer,
  };
  const claimed = await db.transaction((tx) => claimTrackingId(tx, serviceActor, 60, order));
  if (!claimed) throw new Error('not claimed');
  await driveRelease(deps, claimed.release, { refusalIsFinal: false });
  expect(isAsleep).toBe(true);
  expect(ordersOf(provider, externalId).map(({ tokenFault }) => tokenFault)).toEqual(['the token has expired']);
  expect(atProvider(provider, externalId)).toEqual([]);
  expect((await findRelease(db, externalId))?.status).toBe('failed');
});
