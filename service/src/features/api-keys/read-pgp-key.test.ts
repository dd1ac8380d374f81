import { generatePgpKey, registerPgpKey } from '@countersign/harness/people/pgp';
import { type SignedIn, signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { useTestService } from '@countersign/harness/service/use-test-service';
import {
  armor,
  createCleartextMessage,
  createMessage,
  encrypt,
  enums,
  generateKey,
  type Key,
  PacketList,
  revokeKey,
  sign,
} from 'openpgp';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
let user: SignedIn;

beforeAll(async () => {
  user = await signIn(service.call);
});

const DAY_MS = 86_400_000;
const curve25519 = { type: 'ecc', curve: 'curve25519Legacy' } as const;
const privateRefusal = 'pgpPublicKey: is a PRIVATE key. It was not stored; generate a new key and send its public part';

const publicBlock = (bytes: Uint8Array) => armor(enums.armor.publicKey, bytes) as unknown as string;

/** A bare DSA public key (RFC 9580): verifying a signature with numbers of this size would take seconds. */
function dsaKey(bits: number): Uint8Array {
  const number = Buffer.concat([Buffer.from([bits >> 8, bits & 0xff]), Buffer.alloc(bits / 8, 0xff)]);
  const body = Buffer.concat([Buffer.from([4, 0x60, 0, 0, 0, 17]), number, number, number, number]);
  const header = Buffer.alloc(6, 0xff);
  header[0] = 0xc6;
  header.writeUInt32BE(body.length, 2);
  const userId = Buffer.from([0xcd, 1, 0x61]);
  return Buffer.concat([header, body, userId]);
}

/** Several keys in sequence in one block. */
function oneBlock(...keys: Key[]): string {
  const packets = new PacketList();
  for (const key of keys) packets.push(...key.toPacketList());
  return publicBlock(packets.write());
}

/** Refused naming pgpPublicKey, and nothing of it stored. */
async function expectRefusal(pgpPublicKey: string, message: string): Promise<void> {
  const answer = await registerPgpKey(service.call, user, pgpPublicKey);
  expect(answer.body).toEqual({ statusCode: 400, message, error: 'Bad Request' });
  const { rows } = await database.pool.query('SELECT * FROM pgp_keys');
  expect(rows).toEqual([]);
}

describe('POST /user-api-keys/register', () => {
  describe('400, naming pgpPublicKey and storing nothing', () => {
    it('a private key, whose text reaches no line of the log', proves('pgp.register.private-parts'), async () => {
      const { privateKey } = await generatePgpKey();
      const block = privateKey.armor();
      await expectRefusal(block, privateRefusal);
      const log = service.logLines.join('\n');
      expect(log).toContain('pgp.refused');
      for (const line of block.split(/\r?\n/).filter((text) => text.length > 20 && !text.startsWith('-'))) {
        expect(log).not.toContain(line);
      }
    });

    it('a private key in a block labelled as public', proves('pgp.register.private-parts'), async () => {
      const { privateKey } = await generatePgpKey();
      await expectRefusal(publicBlock(privateKey.write()), privateRefusal);
    });

    it(
      'a private key after a public one, in the same block or in another',
      proves('pgp.register.private-parts'),
      async () => {
        const [{ publicKey, privateKey }, other] = [await generatePgpKey(), await generatePgpKey()];
        for (const secret of [privateKey, other.privateKey]) {
          await expectRefusal(oneBlock(publicKey, secret), 'pgpPublicKey: must contain exactly one key');
          await expectRefusal(publicKey.armor() + secret.armor(), privateRefusal);
          const disguised = publicKey.armor() + publicBlock(secret.write());
          await expectRefusal(disguised, 'pgpPublicKey: must contain exactly one key');
        }
      },
    );

    it('two public keys, in one block or in two', async () => {
      const [one, two] = [(await generatePgpKey()).publicKey, (await generatePgpKey()).publicKey];
      await expectRefusal(oneBlock(one, two), 'pgpPublicKey: must contain exactly one key');
      await expectRefusal(one.armor() + two.armor(), 'pgpPublicKey: must contain exactly one key');
    });

    it('an expired key', proves('pgp.register.unusable'), async () => {
      const date = new Date(Date.now() - 2 * DAY_MS);
      const { publicKey } = await generatePgpKey({ ...curve25519, date, keyExpirationTime: DAY_MS / 1000 });
      await expectRefusal(publicKey.armor(), 'pgpPublicKey: has expired');
    });

    it('a key that is not valid yet', async () => {
      const { publicKey } = await generatePgpKey({ ...curve25519, date: new Date(Date.now() + DAY_MS) });
      await expectRefusal(publicKey.armor(), 'pgpPublicKey: has no encryption key');
    });

    it('a revoked key', proves('pgp.register.unusable'), async () => {
      const { publicKey, revocationCertificate } = await generatePgpKey();
      const revoked = await revokeKey({ key: publicKey, revocationCertificate, format: 'object' });
      await expectRefusal(revoked.publicKey.armor(), 'pgpPublicKey: has been revoked');
    });

    it('a key that only signs', proves('pgp.register.cannot-encrypt'), async () => {
      for (const subkeys of [[{ sign: true }], []]) {
        const { publicKey } = await generatePgpKey({ ...curve25519, subkeys });
        await expectRefusal(publicKey.armor(), 'pgpPublicKey: has no encryption key');
      }
    });

    it('a key whose encrypting part has expired', proves('pgp.register.cannot-encrypt'), async () => {
      const date = new Date(Date.now() - 2 * DAY_MS);
      const subkeys = [{ keyExpirationTime: DAY_MS / 1000 }];
      const { publicKey } = await generatePgpKey({ ...curve25519, date, subkeys });
      await expectRefusal(publicKey.armor(), 'pgpPublicKey: has no encryption key');
    });

    it('an RSA key of 1024 bits', async () => {
      const { publicKey } = await generatePgpKey({ type: 'rsa', rsaBits: 1024, config: { minRSABits: 1024 } });
      await expectRefusal(publicKey.armor(), 'pgpPublicKey: has no encryption key');
    });

    it('a key without its self-signature, and one with that of another', proves('pgp.register.unusable'), async () => {
      const [mine, other] = [(await generatePgpKey()).publicKey, (await generatePgpKey()).publicKey];
      const [primary, name, , ...rest] = mine.toPacketList();
      const foreign = other.toPacketList()[2];
      if (!primary || !name || !foreign) throw new Error('a key has at least three packets');
      for (const packets of [
        [primary, ...rest],
        [primary, name, foreign, ...rest],
      ]) {
        const list = new PacketList();
        list.push(...packets);
        await expectRefusal(publicBlock(list.write()), 'pgpPublicKey: has no valid self-signature');
      }
    });

    it(
      'anything but a key: text, bare base64, an empty or truncated block, a message, a signature',
      proves('pgp.register.unusable'),
      async () => {
        const { publicKey, privateKey } = await generatePgpKey();
        const message = await createMessage({ text: 'hello' });
        const encrypted = await encrypt({ message, encryptionKeys: publicKey });
        const texts = [
          'garbage',
          Buffer.from(publicKey.write()).toString('base64'),
          publicBlock(new Uint8Array()),
          publicKey.armor().slice(0, 200),
          publicKey.armor().replace('PUBLIC KEY BLOCK', 'SECRET'),
          encrypted,
          encrypted.replaceAll('PGP MESSAGE', 'PGP PUBLIC KEY BLOCK'),
          await sign({ message, signingKeys: privateKey, detached: true }),
          await sign({ message: await createCleartextMessage({ text: 'hello' }), signingKeys: privateKey }),
        ];
        for (const text of texts) {
          const answer = await registerPgpKey(service.call, user, text);
          expect(answer.body).toEqual({
            statusCode: 400,
            message: expect.stringMatching(
              /^pgpPublicKey: must (be an armored OpenPGP public key(, and nothing else)?|hold exactly one key)$/,
            ),
            error: 'Bad Request',
          });
        }
      },
    );

    it('text around a key, which would be stored unread', async () => {
      const armored = (await generatePgpKey()).publicKey.armor();
      const message = 'pgpPublicKey: must be an armored OpenPGP public key, and nothing else';
      for (const text of [`note\n${armored}`, `${armored}\nnote`]) await expectRefusal(text, message);
      await expectRefusal(`${armored}\n-----begin pgp private key block-----`, privateRefusal);
    });

    it.each([
      ['thousands of header lines', (armored: string) => armored.replace('\n', `\n${'A: b\n'.repeat(10_000)}`)],
      [
        'thousands of lines of one character',
        (armored: string) => armored.replace('\n\n', `\n\n${'A\n'.repeat(20_000)}`),
      ],
    ])('an armor of %s', async (_what, change) => {
      const armored = (await generatePgpKey()).publicKey.armor().replaceAll('\r\n', '\n');
      await expectRefusal(change(armored), 'pgpPublicKey: must be an armored OpenPGP public key');
    });

    it('a key with hundreds of signatures, before any of them is verified', async () => {
      const userIDs = Array.from({ length: 40 }, (_, index) => ({ name: `user ${index}` }));
      const { publicKey } = await generateKey({ type: 'ecc', curve: 'curve25519Legacy', userIDs, format: 'armored' });
      await expectRefusal(
        publicKey,
        'pgpPublicKey: has more than 32 packets; export it without third-party signatures',
      );
    });

    it.each([
      ['of the old form', [0xb4, 0]],
      ['of the new form', [0xcd, 1, 0x61]],
      ['with a length of two bytes', [0xcd, 192, 0, ...Array(192).fill(0x61)]],
      ['with a length of four bytes', [0xcd, 255, 0, 0, 0, 1, 0x61]],
      ['of an unknown type', [0xfc, 0]],
    ])('a key with too many packets %s, before any of them is read', async (_what, packet) => {
      const key = (await generatePgpKey()).publicKey.write();
      const flood = Array.from({ length: 40 }, () => packet).flat();
      await expectRefusal(
        publicBlock(Buffer.concat([key, Buffer.from(flood)])),
        'pgpPublicKey: has more than 32 packets; export it without third-party signatures',
      );
    });

    it.each([
      ['partial', [0xcd, 0xe0, 0x61, 0]],
      ['indeterminate', [0xb7, 0x61]],
      ['truncated', [0xcd, 255, 0]],
    ])('a key with a packet whose length is %s', async (_what, packet) => {
      const key = (await generatePgpKey()).publicKey.write();
      await expectRefusal(
        publicBlock(Buffer.concat([key, Buffer.from(packet)])),
        'pgpPublicKey: must be an armored OpenPGP public key',
      );
    });

    it('a DSA key of 16,384 bits, without noticeable delay', async () => {
      const refusal = 'pgpPublicKey: must be an RSA key of at most 8192 bits or an elliptic-curve key';
      await expectRefusal(publicBlock(dsaKey(16_384)), refusal);
    });

    it('more than 65,536 characters, even if they start with a valid key', async () => {
      const armored = (await generatePgpKey()).publicKey.armor();
      const answer = await registerPgpKey(service.call, user, armored.padEnd(65_537, '\n'));
      expect(answer.body).toEqual({
        statusCode: 400,
        message: expect.stringMatching(/^pgpPublicKey: .*65536/),
        error: 'Bad Request',
      });
      const other = await signIn(service.call);
      expect((await registerPgpKey(service.call, other, armored.padEnd(65_536, '\n'))).status).toBe(201);
    });
  });
});
