import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { proves } from '@countersign/harness/proves';
import {
  account,
  coins,
  limitOf,
  policyOf,
  sends,
  stranger,
  token,
  tokens,
} from '@countersign/harness/requests/effects';
import type { Effect, Policy } from '@countersign/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { findPolicy, judgePolicy, keepSpends, lockAccount, recordSpends } from './index.ts';
import { replacePolicy } from './store.ts';

let database: TestDatabase;
let instances: readonly OpenDatabase[];
let db: Database;
let userId: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const open = () => openDatabase(database.url, () => {});
  const first = open();
  instances = [first, open()];
  db = first.db;
});

afterAll(async () => {
  await Promise.all(instances.map(({ pool }) => pool.end()));
  await database.drop();
});

beforeEach(async () => {
  userId = await insertUser();
});

async function insertUser(): Promise<string> {
  const id = randomUUID();
  const address = `0x${id.replaceAll('-', '')}00000000`;
  await database.pool.query('INSERT INTO users (id, address) VALUES ($1, $2)', [id, address]);
  return id;
}

const set = (policy: Partial<Policy>) => replacePolicy(db, userId, policyOf(policy));
const tenOfDay = { limits: [limitOf({ per24Hours: '10' })] };

const transaction = (effects: readonly Effect[] | null, other: { chainId?: number; userId?: string } = {}) => ({
  userId,
  transactionId: randomUUID(),
  account,
  chainId: 1,
  calls: [],
  effects,
  ...other,
});

const spend = (amount: string, other: { chainId?: number; userId?: string } = {}) =>
  recordSpends(db, transaction([sends(coins(amount))], other), null);
/** Judges by the stored policy. */
const judgeStored = async (tx: Database, judged: ReturnType<typeof transaction>) =>
  judgePolicy(tx, (await findPolicy(tx, judged.userId))?.policy ?? null, judged);
const judge = (amount: string) => judgeStored(db, transaction([sends(coins(amount))]));

const readSpends = async (transactionId: string) => {
  const { rows } = await database.pool.query<{ asset: string; amount: string }>(
    'SELECT asset, amount FROM spends WHERE transaction_id = $1 ORDER BY asset',
    [transactionId],
  );
  return rows;
};

describe('judgePolicy', () => {
  it('leaves the decision to the arbiter if no policy was ever set, whatever the effects', async () => {
    expect(await judgeStored(db, transaction(null))).toBeNull();
    expect(await judgeStored(db, transaction([]))).toBeNull();
  });

  it('needs the owner for unknown effects, once there is a policy', proves('policy.unknown-effects'), async () => {
    await set({});
    expect(await judgeStored(db, transaction(null))).toContain('are unknown');
    expect(await judgeStored(db, transaction([sends(coins('1'))]))).toBeNull();
  });

  it('counts spends of the last 24 hours, by the clock of the database', async () => {
    await set(tenOfDay);
    await spend('6');
    expect(await judge('4')).toBeNull();
    expect(await judge('5')).toContain('after 0.000000000000000006 ETH in the last 24 hours');
    const age = (by: string) =>
      database.pool.query('UPDATE spends SET created_at = now() - $2::interval WHERE user_id = $1', [userId, by]);
    await age('23 hours 59 minutes');
    expect(await judge('5')).not.toBeNull();
    await age('24 hours');
    expect(await judge('10')).toBeNull();
  });

  it(
    'counts what an approval holds until it ends, and afterwards only kept spends',
    proves('validity.spend-released'),
    async () => {
      await set(tenOfDay);
      const held = transaction([sends(coins('6'))]);
      const inAnHour = new Date(Date.now() + 3_600_000);
      await recordSpends(db, held, inAnHour);
      expect(await judge('5')).toContain('after 0.000000000000000006 ETH in the last 24 hours');
      const release = 'UPDATE spends SET released_at = now() WHERE transaction_id = $1';
      await database.pool.query(release, [held.transactionId]);
      expect(await judge('10')).toBeNull();
      await keepSpends(db, held.userId, [held.transactionId]);
      expect(await judge('5')).toContain('after 0.000000000000000006 ETH in the last 24 hours');
    },
  );

  it('does not count other users, chains, assets, nor the transaction itself', async () => {
    await set(tenOfDay);
    await spend('10', { userId: await insertUser() });
    await spend('10', { chainId: 10 });
    await recordSpends(db, transaction([sends(tokens('10'))]), null);
    const again = transaction([sends(coins('10'))]);
    await recordSpends(db, again, null);
    expect(await judgeStored(db, again)).toBeNull();
    expect(await judge('1')).not.toBeNull();
  });

  it(
    '50 at once on two instances, all under the lock, never exceed the limit together',
    proves('policy.lock'),
    async () => {
      for (let round = 0; round < 5; round++) {
        userId = await insertUser();
        await set(tenOfDay);
        const attempts = Array.from({ length: 50 }, async (_, n) => {
          const instance = instances[n % 2] as OpenDatabase;
          const judged = transaction([sends(coins('1'))]);
          return instance.db.transaction(async (tx) => {
            await lockAccount(tx, judged.userId);
            const reason = await judgeStored(tx, judged);
            if (reason === null) await recordSpends(tx, judged, null);
            return reason;
          });
        });
        const reasons = await Promise.all(attempts);
        expect(reasons.filter((reason) => reason === null)).toHaveLength(10);
        expect(await judge('1')).toContain('after 0.00000000000000001 ETH in the last 24 hours');
      }
    },
  );
});

describe('recordSpends', () => {
  it('sums what the account gives, in one row per asset, exactly to the last unit', async () => {
    const most = 2n ** 256n - 2n;
    const paid = transaction([sends(coins('1')), sends(coins('2')), sends(tokens(String(most)))]);
    await recordSpends(db, paid, null);
    expect(await readSpends(paid.transactionId)).toEqual([
      { asset: token, amount: String(most) },
      { asset: 'native', amount: '3' },
    ]);
  });

  it('counts a transaction once', async () => {
    const paid = transaction([sends(coins('4'))]);
    await recordSpends(db, paid, null);
    await recordSpends(db, paid, null);
    expect(await readSpends(paid.transactionId)).toEqual([{ asset: 'native', amount: '4' }]);
  });

  it('counts an unknown amount, or one too large for any chain, as everything', async () => {
    const everything = [{ asset: 'native', amount: String(2n ** 256n - 1n) }];
    for (const effects of [
      [sends(coins('all'))],
      [sends(coins(null)), sends(coins('all'))],
      Array.from({ length: 200 }, () => sends(coins('9'.repeat(78)))),
    ]) {
      const paid = transaction(effects);
      await recordSpends(db, paid, null);
      expect(await readSpends(paid.transactionId)).toEqual(everything);
    }
    await set(tenOfDay);
    expect(await judge('1')).not.toBeNull();
  });

  it('writes nothing for effects that are unknown, of other accounts, or not limited by amount', async () => {
    const item = { asset: { kind: 'nft' as const, address: token }, amount: '1' };
    for (const effects of [null, [], [{ ...sends(coins('1')), from: stranger }], [sends(item)]]) {
      const paid = transaction(effects);
      await recordSpends(db, paid, null);
      expect(await readSpends(paid.transactionId)).toEqual([]);
    }
  });

  it("is part of the caller's transaction", async () => {
    const paid = transaction([sends(coins('1'))]);
    const failing = db.transaction(async (tx) => {
      await recordSpends(tx, paid, null);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await readSpends(paid.transactionId)).toEqual([]);
  });
});
