import { randomUUID } from 'node:crypto';
import { stopClock } from '@countersign/harness/database/database-clock';
import { createTestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import { atProvider, enrolCustodian, ordersOf } from '@countersign/harness/requests/releases';
import { startTestService } from '@countersign/harness/service/test-service';
import { type FaultOrder, startCustodyProvider } from '@countersign/simulators';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../platform/db/database.ts';
import { driveRelease } from './drive-release.ts';
import { claimSomeOrder, createReleaseDeps } from './release-deps.fixture.ts';
import { findRelease, secondsUntilDue, takeDue } from './store.ts';

const database = await createTestDatabase();
const clock = await stopClock(database, new Date());
const now = () => clock.now().getTime();
const provider = await startCustodyProvider({ advances: true, now });
const service = await startTestService({ databaseUrl: database.url, env: { CUSTODY_BASE_URL: provider.url } });
const { userId } = await enrolCustodian(service.call, database, provider);
// From here on the test itself drives the releases, by its own clock.
await service.stop();
const { db, pool } = openDatabase(database.url, () => {});
const deps = createReleaseDeps(db, provider.url, now);
afterAll(async () => {
  await Promise.all([pool.end(), provider.stop()]);
  await database.drop();
});

/** Works off all due releases, and moves the clock to the next one. */
async function step(): Promise<void> {
  for (const release of await takeDue(db, 16, [])) await driveRelease(deps, release, { refusalIsFinal: false });
  await clock.forward(Math.max(0, Math.ceil(((await secondsUntilDue(db, [])) ?? 0) * 1000)));
}

interface Outage extends FaultOrder {
  readonly minutes?: number;
}

const answers: Outage[] = [
  { fault: 'busy', retryAfterSeconds: 0 },
  { fault: 'busy', retryAfterSeconds: 20 },
  { fault: 'busy', retryAfterSeconds: 3_000 },
  { fault: 'unavailable' },
  { fault: 'unavailable', retryAfterSeconds: 45 },
];
const outages = answers.flatMap((answer): Outage[] => [
  { ...answer, method: 'POST' },
  { ...answer, method: 'POST', minutes: 5 },
  { ...answer, minutes: 0.5 },
]);
const [MINUTE, REFUSALS, LONGEST_WAIT_SECONDS] = [60_000, 3, 30];

describe('an order that the provider answers with busy or unavailable', () => {
  it.each(outages)(
    'is executed once, within a minute of its return: $fault, Retry-After $retryAfterSeconds, $method, $minutes minutes',
    { ...proves('custody.provider.busy'), timeout: 60_000 },
    async ({ minutes = 0, ...fault }) => {
      provider.faults.set(fault);
      const externalId = randomUUID();
      const beganAt = now();
      await driveRelease(deps, await claimSomeOrder(deps, userId, externalId), { refusalIsFinal: false });
      const sentAt = [beganAt];
      const isAway = () => now() < beganAt + minutes * MINUTE || (fault.method === 'POST' && sentAt.length < REFUSALS);
      while (isAway()) {
        const at = now();
        await step();
        if (ordersOf(provider, externalId).length > sentAt.length) sentAt.push(at);
      }
      provider.faults.set({ fault: 'none' });
      const backAt = now();
      while ((await findRelease(db, externalId))?.nextAt !== null) await step();
      expect((await findRelease(db, externalId))?.status).toBe('completed');
      expect(now() - backAt).toBeLessThanOrEqual(MINUTE);
      expect(atProvider(provider, externalId)).toHaveLength(1);
      const atLeast = Math.min(fault.retryAfterSeconds ?? 0, LONGEST_WAIT_SECONDS) * 1000;
      const waits = sentAt.slice(1).map((at, index) => at - (sentAt[index] ?? 0));
      for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(atLeast);
    },
  );
});
