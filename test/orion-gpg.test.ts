import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { registerPgpKey } from '@countersign/harness/people/pgp';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import {
  enrolSealer,
  hashOf,
  submitSealed,
  untilJudged,
  untilSettled,
} from '@countersign/harness/requests/follow-request';
import { useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { enrolOwner, type Owner } from '@countersign/harness/requests/transactions';
import { armor, enums, unarmor } from 'openpgp';
import { privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNREADABLE } from '../orion/src/judge.ts';

const folder = new URL('fixtures/gpg/', import.meta.url);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** Made by GnuPG 2.2 (`fixtures/gpg/make.sh`). */
const gpg = (name: string) => readFileSync(new URL(`${name}.asc`, folder), 'utf8');

const { call, database, arbiter } = await useSealedFlow({
  // What GnuPG has sealed can only be opened with these keys.
  identity: {
    masterKey: sha256('countersign test gpg arbiter'),
    install: (directory) =>
      cp(fileURLToPath(new URL('identity', folder)), join(directory, 'identity'), { recursive: true }),
  },
});

/** The account that everything here was sealed for. */
const wallet = privateKeyToAccount(`0x${sha256('countersign test gpg owner')}`);
let owner: Owner;

beforeAll(async () => {
  await arbiter.start();
  const user = await signIn(call, wallet);
  const made = await call('POST /user-api-keys', { token: user.accessToken, body: { name: 'agent' } });
  owner = { ...user, key: made.get('secret'), keyId: made.get('apiKey.id') };
  await registerPgpKey(call, owner, gpg('rsa3072-key'));
}, 60_000);

const send = (armored: string, by: Owner = owner) => submitSealed(call, by, armored);
const judge = async (armored: string, by: Owner = owner) => untilJudged(call, by, hashOf(await send(armored, by)));
const undecided = { decision: 'UNDECIDED', analysis: UNREADABLE, report: null, callHash: null, responseCid: null };
const refusal = (said: string) => ({ statusCode: 400, message: expect.stringContaining(said) });

describe('a message that GnuPG has signed and encrypted', { timeout: 120_000 }, () => {
  it.each(['rsa3072', 'ed25519'])(
    'with a key of %s is judged and settled',
    proves('sealed.keys'),
    async (algorithm) => {
      expect((await registerPgpKey(call, owner, gpg(`${algorithm}-key`))).status).toBe(201);
      const created = await send(gpg(`signed-by-${algorithm}`));
      expect(created.status).toBe(201);
      const record = await untilSettled(call, owner, hashOf(created));
      expect(record).toMatchObject({ status: 'APPROVED', verdict: { decision: 'APPROVED' } });
      expect(record.verdict.report).toContain('BEGIN PGP MESSAGE');
    },
  );
});

describe('another message by GnuPG', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    expect((await registerPgpKey(call, owner, gpg('ed25519-key'))).status).toBe(201);
  });

  it('for another key is refused', proves('sealed.keys'), async () => {
    expect((await send(gpg('for-another'))).body).toMatchObject(
      refusal('is not encrypted to an active verification service'),
    );
  });

  it('without a signature is undecided', proves('sealed.inner-signature'), async () => {
    expect((await judge(gpg('unsigned'))).verdict).toMatchObject(undecided);
  });

  it('with another key of the same account is undecided', proves('verdict.payload-signer'), async () => {
    expect((await judge(gpg('signed-by-rsa3072'))).verdict).toMatchObject(undecided);
  });

  it.each(['expired', 'revoked'])('with a key that is %s is refused at the registration', async (state) => {
    expect((await registerPgpKey(call, owner, gpg(`${state}-key`))).body).toMatchObject(refusal('pgpPublicKey'));
  });

  it.each(['expired', 'revoked'])('with a registered key that is %s by now is undecided', async (state) => {
    const put = (armored: string) =>
      database.pool.query('UPDATE pgp_keys SET armored = $2 WHERE user_id = $1 AND replaced_at IS NULL', [
        owner.userId,
        armored,
      ]);
    await put(gpg(`${state}-key`));
    try {
      expect((await judge(gpg(`signed-by-${state}`))).verdict).toMatchObject(undecided);
    } finally {
      await put(gpg('ed25519-key'));
    }
  });

  describe('a modified message', () => {
    const change = async (where: (length: number) => number) => {
      const bytes = Buffer.from((await unarmor(gpg('signed-by-ed25519'))).data as Uint8Array);
      const at = where(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return armor(enums.armor.message, bytes) as string;
    };

    it('with a change in the encrypted data is undecided', async () => {
      for (const where of [(n: number) => n - 1, (n: number) => n - 40, (n: number) => n - 200]) {
        expect((await judge(await change(where))).verdict).toMatchObject(undecided);
      }
    });

    it('with a change in the encrypted session key is undecided', async () => {
      expect((await judge(await change(() => 60))).verdict).toMatchObject(undecided);
    });

    it("with a change in the recipient's key id is refused", async () => {
      expect((await send(await change(() => 5))).body).toMatchObject(
        refusal('is not encrypted to an active verification service'),
      );
    });

    it('with its end removed is refused', async () => {
      const bytes = (await unarmor(gpg('signed-by-ed25519'))).data as Uint8Array;
      const half = armor(enums.armor.message, bytes.subarray(0, -100)) as string;
      expect((await send(half)).body).toMatchObject(refusal('is not a readable OpenPGP message'));
    });
  });

  describe('a compression bomb', () => {
    const MEBIBYTE = 1024 * 1024;
    let mostBytes = 0;
    const watching = setInterval(() => {
      mostBytes = Math.max(mostBytes, process.memoryUsage().rss);
    }, 10);
    afterAll(() => clearInterval(watching));

    it.each([
      ['zip', 50],
      ['bzip2', 1000],
    ])('by %s, of %i megabytes, is undecided and never unpacked', async (algorithm) => {
      const before = process.memoryUsage().rss;
      mostBytes = before;
      expect((await judge(gpg(`bomb-${algorithm}`))).verdict).toMatchObject(undecided);
      expect(mostBytes - before).toBeLessThan(300 * MEBIBYTE);
      expect((await judge(gpg('signed-by-ed25519'))).verdict).toMatchObject({ decision: 'APPROVED' });
    });
  });
});

describe("another user's message, which anyone can fetch from the content store", { timeout: 120_000 }, () => {
  let theirs: string;

  beforeAll(async () => {
    expect((await registerPgpKey(call, owner, gpg('ed25519-key'))).status).toBe(201);
    const { cid } = await judge(gpg('signed-by-ed25519'));
    theirs = (await call(`GET /ipfs/${cid}`)).text;
    expect(theirs).toBe(gpg('signed-by-ed25519'));
  });

  it(
    "resubmitted for the submitter's own account is undecided, and reveals nothing",
    proves('verdict.replay'),
    async () => {
      const thief = await enrolSealer(call);
      const record = await judge(theirs, thief);
      expect(record).toMatchObject({ status: 'PENDING', description: null, tx: null, verdict: undecided });
      expect(record.verdict).toMatchObject({ confidence: 0, effects: null });
    },
  );

  it(
    "resubmitted with its signer's key registered as the submitter's is undecided",
    proves('verdict.replay'),
    async () => {
      const thief = await enrolOwner(call);
      expect((await registerPgpKey(call, thief, gpg('ed25519-key'))).status).toBe(201);
      expect((await judge(theirs, thief)).verdict).toMatchObject(undecided);
    },
  );

  it('resubmitted for the account that it is for is forbidden', proves('verdict.replay'), async () => {
    const thief = await enrolSealer(call);
    const body = { escrowAddress: wallet.address, encryptedPayload: theirs };
    expect((await call('POST /transactions', { key: thief.key, body })).status).toBe(403);
  });

  it('submitted by a user without a key is refused', async () => {
    expect((await send(theirs, await enrolOwner(call))).body).toMatchObject(
      refusal('you have not registered an OpenPGP key yet'),
    );
  });
});
