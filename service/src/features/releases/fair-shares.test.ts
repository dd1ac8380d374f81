import { approve, enrolCustodian, ordersOf, useCustody } from '@countersign/harness/requests/releases';
import { expect, it, vi } from 'vitest';

const { provider, database, call } = await useCustody();
const { pool } = database;

it('a user with many open orders does not delay the orders of other users', async () => {
  const [crowd, single] = [
    await enrolCustodian(call, database, provider),
    await enrolCustodian(call, database, provider),
  ];
  const looksOfCrowd = () => provider.calls.filter(({ apiKey }) => apiKey === crowd.credentials.apiKey);
  provider.faults.set({ fault: 'slow', method: 'GET' });
  await pool.query(
    `INSERT INTO releases (external_id, user_id, channel, integration, status, chain_id, claimed_at, reference, next_at)
     SELECT 'crowd-' || number, $1, 'custody', 'execution', 'submitted', 1, now() - interval '1 day', 'at-the-provider', now()
     FROM generate_series(1, 160) AS number`,
    [crowd.userId],
  );
  await pool.query("SELECT pg_notify('countersign_changes', 'look')");
  await vi.waitFor(() => expect(looksOfCrowd().length).toBeGreaterThan(0), { timeout: 10_000 });
  const hash = await approve(call, single);
  await vi.waitFor(() => expect(ordersOf(provider, hash)).toHaveLength(1), { timeout: 30_000, interval: 10 });
  expect(looksOfCrowd().length).toBeLessThan(40);
}, 40_000);
