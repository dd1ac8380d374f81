import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { openSealedMessage, testServiceFile } from '@countersign/harness/arbiter/orion';
import { permitOf } from '@countersign/harness/chain/actions';
import { generatePgpKey, registerPgpKey } from '@countersign/harness/people/pgp';
import { addService, type OtherService } from '@countersign/harness/people/verification-services';
import { proves } from '@countersign/harness/proves';
import { hash32, isoTime, problem, storingNothing, unsealed, uuid } from '@countersign/harness/requests/answers';
import {
  enrolOwner,
  type Owner,
  someAddress,
  transferFields,
  trustServices,
} from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { hashSealedPayload } from '@countersign/protocol';
import { armor, createMessage, encrypt, enums, type PrivateKey, readKey, type SignaturePacket, sign } from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
const ownServiceKey: string = JSON.parse(readFileSync(testServiceFile, 'utf8')).pgpPublicKey;
const gpgMessage = (name: string) =>
  readFileSync(new URL(`../../../../../harness/fixtures/gpg/gpg-${name}.asc`, import.meta.url), 'utf8');

let owner: Owner;
let ownersKey: PrivateKey;
let strangersKey: PrivateKey;
let another: OtherService;
let inactive: OtherService;
let untrusted: OtherService;

beforeAll(async () => {
  owner = await enrolOwner(call);
  [{ privateKey: ownersKey }, { privateKey: strangersKey }] = await Promise.all([generatePgpKey(), generatePgpKey()]);
  expect((await registerPgpKey(call, owner, ownersKey.toPublic().armor())).status).toBe(201);
  another = await addService(database.pool, { id: 7 });
  inactive = await addService(database.pool, { id: 8, active: false });
  untrusted = await addService(database.pool, { id: 9 });
  expect((await trustServices(call, owner, [1, another.id, inactive.id])).status).toBe(200);
});

const fields = () => transferFields(owner.wallet.address);

interface Sealing {
  readonly to?: readonly string[];
  readonly signedBy?: PrivateKey | null;
  readonly wildcard?: boolean;
}

/** Seals like a client: signed inside the encryption. */
async function seal({ to = [ownServiceKey], signedBy = ownersKey, wildcard = false }: Sealing = {}): Promise<string> {
  return encrypt({
    message: await createMessage({ text: JSON.stringify(fields()) }),
    encryptionKeys: await Promise.all(to.map((armoredKey) => readKey({ armoredKey }))),
    ...(signedBy && { signingKeys: signedBy }),
    wildcard,
  });
}

const tags = { literal: 11, compressed: 8, signature: 2, announcement: 4, unprotected: 9 };
const armorMessage = (...parts: Uint8Array[]) => armor(enums.armor.message, Buffer.concat(parts)) as string;
const bytesOf = (armored: string) => {
  const [, base64 = ''] = /\r?\n\r?\n([\s\S]*?)\r?\n=/.exec(armored) ?? [];
  return Buffer.from(base64, 'base64');
};
/** A packet with its header. */
function frame(tag: number, body: Uint8Array): Uint8Array {
  const head = Buffer.from([0xc0 | tag, 255, 0, 0, 0, 0]);
  head.writeUInt32BE(body.length, 2);
  return Buffer.concat([head, body]);
}

/** The one-pass packet before an openly signed message, or the signature packet after it. */
async function signaturePacket(signingKeys: PrivateKey, tag: number): Promise<Uint8Array> {
  const message = await createMessage({ text: 'anything' });
  const { packets } = await sign({ message, signingKeys, format: 'object' });
  const found = tag === tags.signature ? packets[2] : packets[0];
  return frame(tag, (found as SignaturePacket).write() as Uint8Array);
}

async function signOpenly(announced: PrivateKey, given: PrivateKey): Promise<string> {
  const announcement = await signaturePacket(announced, tags.announcement);
  return armorMessage(announcement, bytesOf(await seal()), await signaturePacket(given, tags.signature));
}

/** Encrypted data of the old format without integrity protection, after valid key packets. */
async function sealWithoutIntegrity(): Promise<string> {
  const sealed = bytesOf(await seal({ signedBy: null }));
  const [, keyPacketLength = 0] = sealed;
  return armorMessage(sealed.subarray(0, 2 + keyPacketLength), frame(tags.unprotected, new Uint8Array(100).fill(7)));
}

/** Five kilobytes that expand to five megabytes. */
const bomb = () => {
  const literal = frame(tags.literal, Buffer.concat([Buffer.from('b\0\0\0\0\0'), Buffer.alloc(5_000_000)]));
  return armorMessage(frame(tags.compressed, Buffer.concat([Uint8Array.of(2), deflateSync(literal)])));
};

const flood = async (packet: readonly number[], count: number) =>
  armorMessage(Buffer.from(Array<readonly number[]>(count).fill(packet).flat()), bytesOf(await seal()));

const submitSealed = (encryptedPayload: unknown, more: object = {}, user: Pick<Owner, 'key' | 'wallet'> = owner) =>
  call('POST /transactions', {
    key: user.key,
    body: { escrowAddress: user.wallet.address, encryptedPayload, ...more },
  });

const read = (created: CallResult) => call(`GET /transactions/${created.get('requestHash')}`, { key: owner.key });

async function expectRefused(request: () => Promise<CallResult>, said: string): Promise<void> {
  expect((await storingNothing(database, request)).body).toEqual(problem(400, said));
}

describe('POST /transactions, sealed', () => {
  describe('201', () => {
    it(
      'stores the message as it was sent, without a description, and decrypts nothing',
      proves('request-hash.payload.sealed', 'sealed.fields', 'sealed.unreadable'),
      async () => {
        const encryptedPayload = await seal();
        const created = await submitSealed(encryptedPayload, { chainId: 10 });
        expect(created.status).toBe(201);
        expect(created.body).toEqual({
          id: uuid,
          requestHash: hash32,
          description: null,
          status: 'PENDING',
          ...unsealed,
          execution: 0,
          createdAt: isoTime,
          updatedAt: isoTime,
        });
        expect((await read(created)).body).toMatchObject({
          form: 'sealed',
          tx: null,
          contextLogs: null,
          chainId: 10,
          verificationServiceId: 1,
          encryptedPayload,
          payloadHash: hashSealedPayload(encryptedPayload),
        });
        expect(JSON.parse(await openSealedMessage(encryptedPayload))).toEqual(fields());
        const { rows } = await database.pool.query("SELECT t::text AS row FROM transactions t WHERE form = 'sealed'");
        for (const { row } of rows) expect(row.toLowerCase()).not.toContain(someAddress.toLowerCase());
      },
    );

    it.each([
      ['an access token', () => ({ token: owner.accessToken })],
      ['an ADMIN key', () => ({ key: testAdminKey })],
    ])('by %s', async (_who, by) => {
      const body = { escrowAddress: owner.wallet.address, encryptedPayload: await seal() };
      expect((await call('POST /transactions', { ...by(), body })).body).toMatchObject({ description: null });
    });

    it('a message signed and encrypted by GnuPG', async () => {
      expect((await submitSealed(gpgMessage('signed-inside'))).status).toBe(201);
    });

    it(
      'goes to the service to which it is encrypted, and to the named one if there are several',
      proves('sealed.fields'),
      async () => {
        const serviceOf = async (created: CallResult) => (await read(created)).body;
        const both = await seal({ to: [ownServiceKey, another.armored] });
        expect(await serviceOf(await submitSealed(await seal({ to: [another.armored] })))).toMatchObject({
          verificationServiceId: 7,
        });
        expect(await serviceOf(await submitSealed(both))).toMatchObject({ verificationServiceId: 1 });
        expect(await serviceOf(await submitSealed(both, { verificationServiceId: 7 }))).toMatchObject({
          verificationServiceId: 7,
        });
      },
    );

    it('does not check signatures inside the encryption, because the arbiter checks them', async () => {
      for (const signedBy of [strangersKey, null])
        expect((await submitSealed(await seal({ signedBy }))).status).toBe(201);
    });

    it("openly signed with the owner's key", async () => {
      expect((await submitSealed(await signOpenly(ownersKey, ownersKey))).status).toBe(201);
    });

    it('with spaces around it and Windows line ends', async () => {
      const text = `\r\n${(await seal()).replaceAll(/\r?\n/g, '\r\n')}\r\n`;
      const created = await submitSealed(text);
      expect((await read(created)).body).toMatchObject({ payloadHash: hashSealedPayload(text) });
    });
  });

  describe('400', () => {
    it.each<[string, () => string | Promise<string>, string]>([
      ['an empty text', () => '', 'must be one armored OpenPGP message'],
      ['words', () => 'Send 1 ETH', 'must be one armored OpenPGP message'],
      ['an armor around nothing', () => '-----BEGIN PGP MESSAGE-----\n\n-----END PGP MESSAGE-----', ''],
      ['an armor around noise', () => armorMessage(Uint8Array.of(1, 2, 3)), 'is not a readable OpenPGP message'],
      ['a truncated message', async () => armorMessage(bytesOf(await seal()).subarray(0, -9)), 'is not a readable'],
      ['a public key', () => ownServiceKey, 'must be one armored OpenPGP message'],
      ['a private key', () => ownersKey.armor(), 'contains a private key'],
      [
        'a message with a private key after it',
        async () => `${await seal()}\n${ownersKey.armor()}`,
        'contains a private key',
      ],
      ['two messages', async () => `${await seal()}\n${await seal()}`, 'must contain exactly one message'],
      ['a message after some words', async () => `Hello\n${await seal()}`, 'must be one armored OpenPGP message'],
      [
        'two messages in one armor',
        async () => armorMessage(bytesOf(await seal()), bytesOf(await seal())),
        'must be encrypted',
      ],
      ['a clear-signed text', () => gpgMessage('clear-signed'), 'must be one armored OpenPGP message'],
      [
        'a signed text that is not encrypted',
        async () => sign({ message: await createMessage({ text: 'x' }), signingKeys: ownersKey }),
        'must be encrypted',
      ],
      ['a signed and compressed text of GnuPG', () => gpgMessage('compressed'), 'must be encrypted'],
      ['a compression bomb', bomb, 'must be encrypted'],
      [
        'a message encrypted with a password',
        async () => encrypt({ message: await createMessage({ text: 'x' }), passwords: 'abc' }),
        'must be encrypted',
      ],
      ['a message of GnuPG encrypted with a password', () => gpgMessage('password'), 'must be encrypted'],
      [
        'a message without integrity protection',
        sealWithoutIntegrity,
        'must be encrypted to the key of a verification service, with integrity protection',
      ],
      [
        'a message to another recipient',
        async () => seal({ to: [strangersKey.toPublic().armor()] }),
        'is not encrypted to an active',
      ],
      [
        'a message to a service that is not active',
        async () => seal({ to: [inactive.armored] }),
        'is not encrypted to an active',
      ],
      ['a message to an unnamed recipient', async () => seal({ wildcard: true }), 'is not encrypted to an active'],
      [
        'a message of GnuPG to an unnamed recipient',
        () => gpgMessage('hidden-recipient'),
        'is not encrypted to an active',
      ],
      [
        'openly signed by another key',
        async () => signOpenly(strangersKey, strangersKey),
        'is signed by a key other than',
      ],
      [
        "announced as the owner's and signed by another key",
        async () => signOpenly(ownersKey, strangersKey),
        'is signed by a key other than',
      ],
      [
        "announced as another key's and signed with the owner's key",
        async () => signOpenly(strangersKey, ownersKey),
        'is signed by a key other than',
      ],
      [
        'signed by another key without announcement',
        async () => armorMessage(bytesOf(await seal()), await signaturePacket(strangersKey, tags.signature)),
        'is not a readable OpenPGP message',
      ],
      [
        'an announcement after the encrypted data',
        async () => armorMessage(bytesOf(await seal()), await signaturePacket(ownersKey, tags.announcement)),
        'must be encrypted',
      ],
      ['a flood of empty packets', async () => flood([0xd5, 0], 300_000), 'has more than 64 packets'],
      [
        'a flood of recipients',
        async () => flood([0xc1, 13, 3, 1, 2, 3, 4, 5, 6, 7, 8, 1, 0, 1, 1], 40_000),
        'has more than 64 packets',
      ],
      [
        'a signature with thousands of parts',
        async () => armorMessage(frame(tags.signature, Buffer.alloc(60_000, 1)), bytesOf(await seal())),
        'has a key or signature of more than 8192 bytes',
      ],
      [
        'an armor of 255,000 header lines',
        () => `-----BEGIN PGP MESSAGE-----\n${'Ab\n'.repeat(255_000)}\nyv8=\n-----END PGP MESSAGE-----`,
        'is not a readable OpenPGP message',
      ],
      ['a text over 900,000 characters', () => 'x'.repeat(900_001), 'must be at most 900000 characters'],
    ])(
      '%s, and nothing is stored',
      proves('sealed.not-openpgp', 'sealed.recipient', 'sealed.signer', 'transactions.create.pgp'),
      async (_what, make, said) => {
        const message = await make();
        await expectRefused(() => submitSealed(message), `encryptedPayload: ${said}`);
      },
    );

    it('a payload that is not text', async () => {
      for (const payload of [null, 1, {}, ['x']]) {
        await expectRefused(() => submitSealed(payload), 'encryptedPayload: ');
      }
    });

    it.each<[string, object]>([
      ['userPrompt', { userPrompt: 'Send 1 ETH' }],
      ['tx', { tx: { to: someAddress, value: '1', data: '0x' } }],
      ['calls', { calls: [{ to: someAddress, value: '1', data: '0x' }] }],
      ['typedData', { typedData: permitOf(someAddress) }],
      ['contextLogs', { contextLogs: {} }],
      ['encrypted', { encrypted: false }],
    ])('%s next to the sealed payload', proves('actions.exactly-one', 'sealed.mixed'), async (field, plain) => {
      const message = await seal();
      await expectRefused(() => submitSealed(message, plain), `${field}: cannot be combined with encryptedPayload`);
    });

    it.each<[string, unknown]>([
      ['to which it is not encrypted', 7],
      ['that is not active', 8],
      ['with an unknown id', 99],
      ['with an id out of range', 2 ** 52],
      ['0', 0],
      ['as text', '1'],
    ])('a service %s', async (_what, verificationServiceId) => {
      const message = await seal({ to: [ownServiceKey, inactive.armored] });
      await expectRefused(() => submitSealed(message, { verificationServiceId }), 'verificationServiceId: ');
    });

    it(
      'a message to a service that the owner does not trust, named or not',
      proves('sealed.untrusted-recipient'),
      async () => {
        const [single, both] = [
          await seal({ to: [untrusted.armored] }),
          await seal({ to: [ownServiceKey, untrusted.armored] }),
        ];
        const said = 'the owner does not trust verification service 9';
        await expectRefused(() => submitSealed(single), `encryptedPayload: ${said}`);
        const named = { verificationServiceId: 9 };
        await expectRefused(() => submitSealed(single, named), `verificationServiceId: ${said}`);
        await expectRefused(() => submitSealed(both, named), `verificationServiceId: ${said}`);
        expect((await read(await submitSealed(both))).body).toMatchObject({ verificationServiceId: 1 });
      },
    );

    it('a message to the key of several trusted services, if none of them is named or our own', async () => {
      const user = await enrolOwner(call);
      await registerPgpKey(call, user, (await generatePgpKey()).publicKey.armor());
      await trustServices(call, user, [7, 9]);
      const message = await seal({ to: [another.armored, untrusted.armored] });
      await expectRefused(() => submitSealed(message, {}, user), 'set verificationServiceId');
      expect((await submitSealed(message, { verificationServiceId: 9 }, user)).status).toBe(201);
      await trustServices(call, user, [9]);
      expect((await submitSealed(message, {}, user)).status).toBe(201);
    });

    it('an owner without a registered OpenPGP key', async () => {
      const user = await enrolOwner(call);
      const message = await seal();
      await expectRefused(
        () => submitSealed(message, {}, user),
        'encryptedPayload: you have not registered an OpenPGP key yet',
      );
    });

    it('openly signed with a key that the owner has replaced', async () => {
      const user = await enrolOwner(call);
      const [{ privateKey: old }, { publicKey }] = await Promise.all([generatePgpKey(), generatePgpKey()]);
      for (const key of [old.toPublic(), publicKey]) {
        expect((await registerPgpKey(call, user, key.armor())).status).toBe(201);
      }
      const message = await signOpenly(old, old);
      await expectRefused(() => submitSealed(message, {}, user), 'encryptedPayload: is signed by a key other than');
    });
  });

  describe('403', () => {
    it("another user's escrow address, before the payload is read", async () => {
      const answer = await submitSealed('words', { escrowAddress: someAddress });
      expect(answer.body).toEqual(problem(403, 'escrowAddress: '));
    });
  });

  it('a private key that was sent by mistake is in no table and in no log line', async () => {
    await submitSealed(ownersKey.armor());
    const { rows } = await database.pool.query(
      "SELECT count(*)::int FROM transactions t WHERE t::text ~* 'private key'",
    );
    expect(rows).toEqual([{ count: 0 }]);
    const [, line = ''] =
      ownersKey
        .armor()
        .split(/\r?\n\r?\n/)[1]
        ?.split(/\r?\n/) ?? [];
    expect(line.length).toBeGreaterThan(30);
    expect(service.logLines.join('\n')).not.toContain(line);
  });
});
