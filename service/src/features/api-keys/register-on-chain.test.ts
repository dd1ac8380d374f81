import { createHash } from 'node:crypto';
import { createLog } from '@countersign/edge';
import { useRecordChain } from '@countersign/harness/chain/record-chain';
import { generatePgpKey, registerPgpKey } from '@countersign/harness/people/pgp';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import type { CallResult } from '@countersign/harness/service/caller';
import { retryJobs, untilFailed } from '@countersign/harness/service/jobs';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { hashSealedPayload, rawCid } from '@countersign/protocol';
import { reformatKey } from 'openpgp';
import { parseSignature, serializeCompactSignature, signatureToCompactSignature } from 'viem';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openRecordChain } from '../../platform/chain/record-chain.ts';
import { createContentStore } from '../../platform/content/content-store.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { keyRegistration } from './register-on-chain.ts';

const chain = await useRecordChain();
const { env } = await chain.envOf();
const { database, service, startInstance } = await useTestService(env);
const { call } = service;
const { db, pool } = openDatabase(database.url, () => {});
const place = { chainId: chain.deployment.chainId, contract: chain.deployment.contracts.accountRegistry };

afterAll(() => pool.end());
afterEach(() => chain.setDown(false));

const newKey = async () => (await generatePgpKey()).publicKey.armor();
const chainOf = ({ body }: CallResult) => (body as { chain: object }).chain;
const profileOf = (user: SignedIn) => call('GET /user-api-keys/profile', { token: user.accessToken });
const onChain = (user: SignedIn) => chain.reader.getKey(user.wallet.address);
const entryOf = (armored: string) => ({
  keyHash: hashSealedPayload(armored),
  cid: rawCid(createHash('sha256').update(armored).digest()),
});

/** Waits until the event of its block has been read. */
const untilRegistered = (user: SignedIn) =>
  vi.waitFor(
    async () => {
      const profile = await profileOf(user);
      expect(chainOf(profile)).toMatchObject({ status: 'registered' });
      return profile;
    },
    { timeout: 15_000, interval: 50 },
  );

/** Registers step by step, behind a door that is closed to the service. */
async function registrationBy(gate: Promise<void>, onArrival = () => {}, by = db) {
  const content = createContentStore({ db: by, ipfsApiUrl: null });
  const opened = await openRecordChain(by, {
    rpcUrl: chain.nodeUrl,
    contractsFile: chain.file,
    privateKey: Buffer.from(env.CHAIN_PRIVATE_KEY.slice(2), 'hex'),
    confirmations: 1,
  });
  const { sender } = opened;
  const slow: typeof sender = {
    ...sender,
    async submit(given) {
      onArrival();
      await gate;
      return sender.submit(given);
    },
  };
  return keyRegistration({ db: by, content, chain: { ...opened, sender: slow }, log: createLog('silent') });
}

describe('a registered key', () => {
  it(
    'is pending at first, then on chain under its account, with the text at its CID',
    proves('keys.profile.chain', 'pgp.register.chain', 'pgp.register.chain-record'),
    async () => {
      const user = await signIn(call);
      const armored = await newKey();
      chain.setDown(true);
      const answer = await registerPgpKey(call, user, armored);
      expect([answer.status, chainOf(answer)]).toEqual([201, { status: 'pending', txHash: null, ...place }]);
      await untilFailed(pool, 'register-key');
      chain.setDown(false);
      await retryJobs(pool);
      const profile = await untilRegistered(user);
      expect(await onChain(user)).toEqual(entryOf(armored));
      expect((await call(`GET /ipfs/${entryOf(armored).cid}`)).text).toBe(armored);
      const receipt = await chain.control.getTransactionReceipt({ hash: profile.get('chain.txHash') as `0x${string}` });
      expect(chainOf(profile)).toEqual({ status: 'registered', txHash: receipt.transactionHash, ...place });
      expect(receipt.status).toBe('success');
    },
  );

  it(
    'that arrives during a chain outage is registered later, and only the last of several',
    proves('pgp.register.durable'),
    async () => {
      const user = await signIn(call);
      const [first, second] = [await newKey(), await newKey()];
      chain.setDown(true);
      for (const armored of [first, second]) await registerPgpKey(call, user, armored);
      await untilFailed(pool, 'register-key');
      expect(chainOf(await profileOf(user))).toMatchObject({ status: 'pending', txHash: null });
      chain.setDown(false);
      await retryJobs(pool);
      await untilRegistered(user);
      expect(await onChain(user)).toEqual(entryOf(second));
      expect(await chain.reader.isKeyReplaced(user.wallet.address, hashSealedPayload(first))).toBe(false);
    },
  );

  it('is the second of two in quick succession, on any instances', async () => {
    const elsewhere = await startInstance();
    const users = await Promise.all(Array.from({ length: 6 }, () => signIn(call)));
    const seconds = await Promise.all(
      users.map(async (user) => {
        const [first, second] = [await newKey(), await newKey()];
        await registerPgpKey(call, user, first);
        await registerPgpKey(elsewhere.call, user, second);
        return second;
      }),
    );
    for (const [index, user] of users.entries()) {
      await untilRegistered(user);
      expect(await onChain(user)).toEqual(entryOf(seconds[index] ?? ''));
    }
    await elsewhere.stop();
  });

  it('does not overtake its successor, however slow the connection to the chain', { timeout: 60_000 }, async () => {
    const user = await signIn(call);
    const [first, second] = [await newKey(), await newKey()];
    chain.setDown(true);
    await registerPgpKey(call, user, first);
    await untilFailed(pool, 'register-key');
    const { rows } = await pool.query('SELECT id FROM pgp_keys WHERE user_id = $1', [user.userId]);
    const gate = Promise.withResolvers<void>();
    const arrival = Promise.withResolvers<void>();
    const impatient = openDatabase(database.url, () => {});
    onTestFinished(() => impatient.pool.end());
    // Shortened from the ten seconds after which the server ends an idle transaction.
    impatient.pool.on('connect', (client) => void client.query("SET idle_in_transaction_session_timeout = '3s'"));
    const { job } = await registrationBy(gate.promise, arrival.resolve, impatient.db);
    const slow = job.work({ pgpKeyId: rows[0].id }, async () => {});
    // A key that is replaced before its turn would not be sent at all.
    await arrival.promise;
    const [{ limit }] = (await pool.query("SELECT now() + interval '4 seconds' AS limit")).rows;
    // The account itself does not wait for the chain.
    expect((await registerPgpKey(call, user, second)).status).toBe(201);
    chain.setDown(false);
    await retryJobs(pool);
    await vi.waitFor(
      async () => {
        const waiting = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
        expect((await pool.query(waiting)).rowCount).toBeGreaterThan(0);
      },
      { timeout: 40_000 },
    );
    await expect
      .poll(async () => (await pool.query('SELECT now() > $1 AS "isOver"', [limit])).rows[0].isOver)
      .toBe(true);
    gate.resolve();
    await slow;
    await untilRegistered(user);
    expect(await onChain(user)).toEqual(entryOf(second));
  });

  it.each([
    ['compact', (signature: `0x${string}`) => serializeCompactSignature(compactOf(signature))],
    ['with v as 0 or 1', (signature: `0x${string}`) => `${signature.slice(0, -2)}0${signature.endsWith('1c') ? 1 : 0}`],
    ['in capitals', (signature: `0x${string}`) => `0x${signature.slice(2).toUpperCase()}`],
  ])('is registered with a signature %s', async (_how, write) => {
    // Both values of v occur.
    const seen = new Set<string>();
    while (seen.size < 2) {
      const user = await signIn(call);
      const armored = await newKey();
      const signature = await user.wallet.signMessage({ message: armored });
      const v = signature.slice(-2);
      if (seen.has(v)) continue;
      seen.add(v);
      expect((await registerPgpKey(call, user, armored, write(signature))).status).toBe(201);
      await untilRegistered(user);
      expect(await onChain(user)).toEqual(entryOf(armored));
    }
  });

  it('that arrives again with a later expiry is registered again', async () => {
    const user = await signIn(call);
    const { privateKey, publicKey } = await generatePgpKey();
    await registerPgpKey(call, user, publicKey.armor());
    const before = await untilRegistered(user);
    const extended = await reformatKey({
      privateKey,
      userIDs: [{ name: 'Ada', email: 'ada@example.org' }],
      keyExpirationTime: 86_400,
      format: 'object',
    });
    const armored = extended.publicKey.armor();
    expect(extended.publicKey.getFingerprint()).toBe(publicKey.getFingerprint());
    expect(chainOf(await registerPgpKey(call, user, armored))).toMatchObject({ status: 'pending', txHash: null });
    const after = await untilRegistered(user);
    expect(after.get('chain.txHash')).not.toBe(before.get('chain.txHash'));
    expect(await onChain(user)).toEqual(entryOf(armored));
  });

  it('that is sent again unchanged stays as it is', async () => {
    const user = await signIn(call);
    const armored = await newKey();
    await registerPgpKey(call, user, armored);
    const { body } = await untilRegistered(user);
    expect(chainOf(await registerPgpKey(call, user, armored))).toEqual((body as { chain: object }).chain);
  });

  it('is registered again after a reorg', proves('pgp.register.durable'), async () => {
    const user = await signIn(call);
    const armored = await newKey();
    await chain.takeBack(async () => {
      await registerPgpKey(call, user, armored);
      await untilRegistered(user);
    });
    expect(await onChain(user)).toBeNull();
    await vi.waitFor(async () => expect(chainOf(await profileOf(user))).toMatchObject({ status: 'pending' }), {
      timeout: 10_000,
    });
    await pool.query("UPDATE pgp_keys SET chain_submitted_at = now() - interval '1 minute' WHERE user_id = $1", [
      user.userId,
    ]);
    await (await registrationBy(Promise.resolve())).follower.followUp?.();
    await untilRegistered(user);
    expect(await onChain(user)).toEqual(entryOf(armored));
  });
});

const compactOf = (signature: `0x${string}`) => signatureToCompactSignature(parseSignature(signature));
