import { randomUUID } from 'node:crypto';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { createFakeKms, kmsKey } from '@countersign/harness/servers/fake-kms';
import { createKeyChange, type KeyChange } from '@countersign/harness/service/master-key';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sealedApiKeys, sealedPrivateKeys } from './features/custody/index.ts';
import { ensureSigningKey, rotateSigningKey, sealedSigningKeys } from './features/sessions/index.ts';
import { ensureSealingKey } from './features/transactions/verification/index.ts';
import { createSealer } from './platform/crypto/seal.ts';
import { rewrapColumn } from './platform/crypto/sealed-column.ts';
import { sealedColumns } from './sealed-columns.ts';

let change: KeyChange;

/** One signing key and one sealing key, under the old key. */
beforeEach(async () => {
  change = await createKeyChange();
  await ensureSigningKey(change.db, change.sealer);
  await ensureSealingKey(change.db, change.sealer);
});

afterEach(() => change.end());

const addSigningKeys = async (count: number) => {
  for (let made = 0; made < count; made += 1) await rotateSigningKey(change.db, change.sealer);
};

const counts = (signingKeys: string, sealingKeys: string) => [
  `signing_keys.sealed_private_key\t${signingKeys}`,
  `sealing_keys.sealed_private_key\t${sealingKeys}`,
];

describe('npm run keys -- rewrap', () => {
  it(
    'moves every secret to the new key; the old one opens none of them and is no longer needed',
    proves('env.master-key.at-rest'),
    async () => {
      const { env, nextId, formerId, sealer } = change;
      await addSigningKeys(2);
      const { answers, remarks } = await change.keys(env.switched, 'rewrap');
      expect(answers).toEqual(counts(`${nextId}\tcurrent\t3`, `${nextId}\tcurrent\t1`));
      expect(remarks.at(-1)).toBe(`All secrets are encrypted with the key ${nextId}; no other key is needed.`);
      for (const text of await change.storedSecrets()) {
        await expect(sealer.open(text, 'any')).rejects.toThrow(`needed: ${nextId}`);
      }
      await expect(change.start(env.before)).rejects.toThrow(`needed: ${nextId}; configured: ${formerId}`);
      const service = await change.start(env.after);
      const { accessToken: token } = await signIn(service.call);
      expect((await service.call('GET /auth/me', { token })).status).toBe(200);
    },
  );

  it('moves the secrets of custody integrations, each for its own row and field', async () => {
    const { env, database, sealer, bothKeys } = change;
    const [id, userId] = [randomUUID(), randomUUID()];
    await database.pool.query('INSERT INTO users (id, address) VALUES ($1, $2)', [userId, `0x${'1'.repeat(40)}`]);
    await database.pool.query(
      `INSERT INTO custody_integrations (id, user_id, type, sealed_private_key, sealed_api_key) VALUES ($1, $2, 'execution', $3, $4)`,
      [
        id,
        userId,
        await sealer.seal('private key', sealedPrivateKeys.purpose(id)),
        await sealer.seal('API key', sealedApiKeys.purpose(id)),
      ],
    );
    await change.keys(env.switched, 'rewrap');
    const { rows } = await database.pool.query('SELECT sealed_private_key, sealed_api_key FROM custody_integrations');
    const after = createSealer(bothKeys);
    for (const [text, { purpose }, secret] of [
      [rows[0].sealed_private_key, sealedPrivateKeys, 'private key'],
      [rows[0].sealed_api_key, sealedApiKeys, 'API key'],
    ] as const) {
      expect(text).toMatch(new RegExp(`^v2\\.${after.keyId}\\.`));
      expect((await after.open(text, purpose(id))).toString()).toBe(secret);
    }
  });

  it('is in the audit log, without secrets', async () => {
    const { env, database, nextId: keyId, former } = change;
    await change.keys(env.switched, 'rewrap');
    const { rows } = await database.pool.query(
      "SELECT actor, action, detail FROM audit_log WHERE action = 'secrets.rewrap' ORDER BY id",
    );
    const entry = { actor: { kind: 'service' }, action: 'secrets.rewrap' };
    expect(rows).toEqual([
      { ...entry, detail: { column: 'signing_keys.sealed_private_key', keyId, count: 1 } },
      { ...entry, detail: { column: 'sealing_keys.sealed_private_key', keyId, count: 1 } },
    ]);
    expect(JSON.stringify(rows)).not.toContain(former);
  });

  it('does nothing the second time', async () => {
    await change.keys(change.env.switched, 'rewrap');
    const before = await change.storedSecrets();
    const { remarks } = await change.keys(change.env.switched, 'rewrap');
    expect(remarks.slice(0, 2)).toEqual([
      'signing_keys.sealed_private_key: 0 re-wrapped',
      'sealing_keys.sealed_private_key: 0 re-wrapped',
    ]);
    expect(await change.storedSecrets()).toEqual(before);
  });

  it('--check counts the secrets by key, and changes nothing', async () => {
    const { env, formerId } = change;
    const before = await change.storedSecrets();
    const { answers, remarks } = await change.keys(env.switched, 'rewrap', '--check');
    expect(answers).toEqual(counts(`${formerId}\tother\t1`, `${formerId}\tother\t1`));
    expect(remarks).toEqual(['2 secrets are not encrypted with the current key.']);
    expect(await change.storedSecrets()).toEqual(before);
    await change.keys(env.switched, 'rewrap');
    expect((await change.keys(env.switched, 'rewrap', '--check')).remarks).toEqual(['No other key is needed.']);
  });

  it('leaves unopenable secrets unchanged, names them, and moves the rest', async () => {
    const { env, formerId, nextId, database } = change;
    await addSigningKeys(60);
    const damaged = `v2.${formerId}.AAAA.AAAA`;
    const { rows } = await database.pool.query(
      'UPDATE signing_keys SET sealed_private_key = $1 WHERE kid = (SELECT min(kid) FROM signing_keys) RETURNING kid',
      [damaged],
    );
    await expect(change.keys(env.switched, 'rewrap')).rejects.toThrow(
      `These could not be re-wrapped:\nsigning_keys.sealed_private_key, row ${rows[0].kid}: a sealed value cannot be decrypted`,
    );
    const left = (await change.storedSecrets()).filter((text) => !text.startsWith(`v2.${nextId}.`));
    expect(left).toEqual([damaged]);
  });

  it('changes nothing without the old key', async () => {
    const { env, formerId, nextId } = change;
    const before = await change.storedSecrets();
    await expect(change.keys(env.after, 'rewrap')).rejects.toThrow(`needed: ${formerId}; configured: ${nextId}`);
    expect(await change.storedSecrets()).toEqual(before);
  });

  it('is refused while a running instance seals under another key', async () => {
    const { env, formerId } = change;
    const service = await change.start(env.prepared);
    await expect(change.keys(env.switched, 'rewrap')).rejects.toThrow('set the new MASTER_KEY on every instance first');
    expect((await change.storedSecrets()).every((text) => text.startsWith(`v2.${formerId}.`))).toBe(true);
    await change.stop(service);
    await change.keys(env.switched, 'rewrap');
  });

  it('continues after an interruption between two batches', async () => {
    const { env, nextId, bothKeys, db } = change;
    await addSigningKeys(120);
    let wraps = 0;
    const dying = createSealer({
      ...bothKeys,
      wrap(...given) {
        wraps += 1;
        // The process is gone: this batch is never written.
        return wraps > 60 ? new Promise<never>(() => {}) : bothKeys.wrap(...given);
      },
    });
    void rewrapColumn(db, dying, sealedSigningKeys);
    await expect
      .poll(async () => (await change.storedSecrets()).filter((text) => text.includes(nextId)).length)
      .toBe(50);
    await change.stop(await change.start(env.switched));
    const { remarks } = await change.keys(env.switched, 'rewrap');
    expect(remarks[0]).toBe('signing_keys.sealed_private_key: 71 re-wrapped');
  });

  it('does not overwrite what was replaced between its read and its write', async () => {
    const { bothKeys, db, database } = change;
    const slow = createSealer({
      ...bothKeys,
      async wrap(...given) {
        await database.pool.query("UPDATE signing_keys SET sealed_private_key = 'replaced'");
        return bothKeys.wrap(...given);
      },
    });
    expect(await rewrapColumn(db, slow, sealedSigningKeys)).toEqual({ count: 0, failures: [] });
    expect(await change.storedSecrets()).toContain('replaced');
  });

  it('loses no signing key that is rotated meanwhile', async () => {
    const { bothKeys, db, sealer } = change;
    await addSigningKeys(100);
    const both = createSealer(bothKeys);
    const rotations = Array.from({ length: 5 }, () => rotateSigningKey(db, both));
    const [{ count, failures }] = await Promise.all([rewrapColumn(db, both, sealedSigningKeys), ...rotations]);
    expect({ count, failures }).toEqual({ count: 101, failures: [] });
    expect((await change.storedSecrets()).filter((text) => !text.includes(both.keyId))).toHaveLength(1);
    await ensureSigningKey(db, both);
    await expect(ensureSigningKey(db, sealer)).rejects.toThrow(`needed: ${both.keyId}`);
  });

  it('moves the secrets to another key management', async () => {
    const { db, sealer, bothKeys, database } = change;
    await addSigningKeys(3);
    const kms = createFakeKms(kmsKey('1'));
    const moving = createSealer({
      ...kms,
      otherKeyIds: [sealer.keyId],
      unwrap: (keyId, ...rest) => (keyId === sealer.keyId ? bothKeys : kms).unwrap(keyId, ...rest),
    });
    for (const column of sealedColumns) await rewrapColumn(db, moving, column);
    expect((await change.storedSecrets()).every((text) => text.startsWith(`v2.${kmsKey('1')}.`))).toBe(true);
    await ensureSigningKey(db, createSealer(kms));
    const { fingerprint } = await ensureSealingKey(db, createSealer(kms));
    const { rows } = await database.pool.query('SELECT fingerprint FROM sealing_keys');
    expect(rows).toEqual([{ fingerprint }]);
  });
});
