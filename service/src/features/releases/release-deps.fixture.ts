import { createLog } from '@countersign/edge';
import { someAddress } from '@countersign/harness/requests/transactions';
import { testMasterKey } from '@countersign/harness/service/test-service';
import { serviceActor } from '../../platform/audit/actor.ts';
import { createLocalKeys } from '../../platform/crypto/local-keys.ts';
import { createSealer } from '../../platform/crypto/seal.ts';
import type { Database } from '../../platform/db/database.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createCustodyClient, findActiveIntegration, isCustodyActive } from '../custody/index.ts';
import { claimTrackingId } from './claim-release.ts';
import type { ReleaseDeps } from './deps.ts';
import type { TakenRelease } from './store.ts';

const sealer = createSealer(createLocalKeys(Buffer.from(testMasterKey, 'hex')));
const SEPOLIA = 11155111;

/** The dependencies of a worker, for a test that takes the steps itself, by its own clock. */
export const createReleaseDeps = (db: Database, gateway: string, now: () => number): ReleaseDeps => ({
  db,
  changes: { publish: () => {}, subscribe: () => () => {} },
  custody: {
    client: createCustodyClient({ gateway, assets: new Map(), now }),
    isActive: isCustodyActive,
    open: (userId, type) => findActiveIntegration(db, sealer, userId, type),
  },
  orderSeconds: 3_600,
  log: createLog('silent'),
  metrics: createMetrics([]),
  now,
});

/** An order under a tracking id, claimed but not sent. */
export async function claimSomeOrder(
  { db, orderSeconds }: ReleaseDeps,
  userId: string,
  externalId: string,
): Promise<TakenRelease> {
  const claimed = await db.transaction((tx) =>
    claimTrackingId(tx, serviceActor, orderSeconds, {
      externalId,
      userId,
      integration: 'execution',
      chainId: SEPOLIA,
      call: { callTo: someAddress, callValue: '1', callData: '0x' },
    }),
  );
  if (!claimed) throw new Error('not claimed');
  return claimed.release;
}
