import {
  atOnce,
  countStatuses,
  expectProblem,
  otherEncodings,
  signedMessage,
} from '@countersign/harness/people/sign-in';
import { createWallet, getNonce, signIn, siweMessage } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { raced, raceRounds } from '@countersign/harness/race-rounds';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { checksumAddress, type SiweMessage } from '@countersign/protocol';
import type { Hex } from 'viem';
import { describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const otherInstance = await startInstance();

const uuid = expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);
const jwt = expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/);
const verify = (body: unknown) => service.call('POST /auth/siwe/verify', { body });

async function countUsers(address: string): Promise<number> {
  const { rows } = await database.pool.query('SELECT 1 FROM users WHERE address = $1', [address.toLowerCase()]);
  return rows.length;
}

describe('POST /auth/siwe/verify', () => {
  describe('200', () => {
    it(
      'returns exactly the token pair and the user, the address with its EIP-55 checksum',
      proves(
        'http.address.returned',
        'siwe.message.fields',
        'siwe.signature.eoa',
        'siwe.verify.answer',
        'siwe.verify.user',
        'users.record',
      ),
      async () => {
        const wallet = createWallet();
        const answer = await verify(await signedMessage(service.call, wallet));
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          accessToken: jwt,
          refreshToken: jwt,
          user: { id: uuid, ethereumAddress: checksumAddress(wallet.address) },
        });
      },
    );

    it('creates the user at the first sign-in and finds it at the second', proves('siwe.first-sign-in'), async () => {
      const wallet = createWallet();
      expect(await countUsers(wallet.address)).toBe(0);
      const first = await signIn(service.call, wallet);
      const second = await signIn(otherInstance.call, wallet);
      expect(second.userId).toBe(first.userId);
      expect(second.refreshToken).not.toBe(first.refreshToken);
      expect(await countUsers(wallet.address)).toBe(1);
    });

    it('finds a user created with an ADMIN key', async () => {
      const wallet = createWallet();
      const body = { ethereumAddress: wallet.address };
      const created = await service.call('POST /users', { key: testAdminKey, body });
      expect((await signIn(service.call, wallet)).userId).toBe(created.get('id'));
    });

    it('creates one user when the first sign-ins of a wallet arrive at once on two instances', async () => {
      const wallet = createWallet();
      const callers = [service.call, otherInstance.call];
      const sessions = await atOnce(callers, 10, (call) => signIn(call, wallet));
      expect(new Set(sessions.map(({ userId }) => userId)).size).toBe(1);
      expect(await countUsers(wallet.address)).toBe(1);
    });

    it(
      'accepts a 64-byte compact signature (EIP-2098) and one whose last byte is 0 or 1',
      proves('siwe.signature.eoa'),
      async () => {
        const wallet = createWallet();
        for (const encoding of ['compact', 'bareParity'] as const) {
          const { message, signature } = await signedMessage(service.call, wallet);
          const answer = await verify({ message, signature: otherEncodings(signature)[encoding] });
          expect(answer.status, encoding).toBe(200);
        }
      },
    );

    it.each<[string, Partial<SiweMessage>]>([
      ['within its time window', { notBeforeMs: Date.now() - 60_000, expirationTimeMs: Date.now() + 600_000 }],
      ['issued by a clock that runs 20 s ahead', { issuedAtMs: Date.now() + 20_000 }],
      ['naming another chain, which a key account need not be on', { chainId: 1 }],
      ['with request id and resources', { requestId: 'r-1', resources: ['https://countersign.example/terms'] }],
      ['with a scheme before the domain', { scheme: 'http' }],
    ])('accepts a message %s', proves('siwe.message.time'), async (_what, fields) => {
      expect((await verify(await signedMessage(service.call, createWallet(), fields))).status).toBe(200);
    });

    it('accepts a message without a statement, and an address in lower case', async () => {
      const wallet = createWallet();
      const nonce = await getNonce(service.call, wallet.address);
      const message = siweMessage(wallet, nonce)
        .replace('Sign in to Countersign.\n', '')
        .replace(wallet.address, wallet.address.toLowerCase());
      const answer = await verify({ message, signature: await wallet.signMessage({ message }) });
      expect(answer.status).toBe(200);
    });
  });

  describe('400', () => {
    const wellFormed = { message: 'm', signature: '0x00' };
    it.each([
      ['no message', { ...wellFormed, message: undefined }, 'message:'],
      ['an empty message', { ...wellFormed, message: '' }, 'message:'],
      ['a message that is not a string', { ...wellFormed, message: 7 }, 'message:'],
      ['a message of 8193 characters', { ...wellFormed, message: 'm'.repeat(8193) }, 'message:'],
      ['no signature', { ...wellFormed, signature: undefined }, 'signature:'],
      ['an empty signature', { ...wellFormed, signature: '' }, 'signature:'],
      ['a signature that is not a string', { ...wellFormed, signature: { r: '0x', s: '0x' } }, 'signature:'],
      ['a signature of 32769 characters', { ...wellFormed, signature: `0x${'0'.repeat(32_767)}` }, 'signature:'],
      ['a body that is a list', [wellFormed], 'body:'],
      ['no body', undefined, 'body:'],
    ])(
      '%s, naming the field',
      proves('siwe.verify.fields-required', 'siwe.verify.malformed'),
      async (_what, body, named) => {
        expectProblem(await verify(body), 400, named);
      },
    );

    it('names both fields when both are invalid', proves('siwe.verify.malformed'), async () => {
      const answer = await verify({});
      expectProblem(answer, 400, 'message:');
      expectProblem(answer, 400, 'signature:');
    });
  });

  describe('401', () => {
    describe('the message', () => {
      it.each<[string, (message: string) => string]>([
        ['of another domain', (message) => message.replace(/^localhost:3000/, 'evil.example')],
        [
          'of a domain that begins like ours',
          (message) => message.replace(/^localhost:3000/, 'localhost.evil.example'),
        ],
        ['of a domain that hides ours before an @', (message) => message.replace(/^/, 'localhost:3000@evil.example ')],
        ['issued in the future', (message) => message.replace(/(Issued At: ).*/, `$1${timeIn(3600)}`)],
        ['expired', (message) => `${message}\nExpiration Time: ${timeIn(-1)}`],
        ['not valid yet', (message) => `${message}\nNot Before: ${timeIn(60)}`],
        ['of version 2', (message) => message.replace('Version: 1', 'Version: 2')],
        ['with CRLF line ends', (message) => message.replaceAll('\n', '\r\n')],
        ['with one CR', (message) => message.replace('Version: 1', 'Version: 1\r')],
        ['with the nonce twice', (message) => message.replace(/(Nonce: .*)/, '$1\n$1')],
        ['with the URI twice', (message) => message.replace(/(URI: .*)/, '$1\n$1')],
        ['with two times of issue', (message) => `${message}\nIssued At: ${timeIn(0)}`],
        ['with fields in another order', (message) => message.replace(/(Version: 1)\n(Chain ID: \d+)/, '$2\n$1')],
        ['without a nonce', (message) => message.replace(/Nonce: .*\n/, '')],
        ['with a line after its end', (message) => `${message}\n`],
        ['with text before its beginning', (message) => `\n${message}`],
        ['with an address whose checksum is wrong', (message) => message.replace(/0x.*/, breakChecksum)],
        ['with a chain id that is not a number', (message) => message.replace(/(Chain ID: ).*/, '$1one')],
        ['with a date that does not exist', (message) => message.replace(/(Issued At: ).*/, '$12026-02-30T00:00:00Z')],
        ['that is not a sign-in message', () => 'hello'],
        ['in another language', () => 'サインイン'],
      ])(
        '%s',
        proves(
          'siwe.message.domain',
          'siwe.message.nonce',
          'siwe.message.time',
          'siwe.message.version',
          'siwe.verify.refused',
        ),
        async (_what, change) => {
          const wallet = createWallet();
          const message = change(siweMessage(wallet, await getNonce(service.call, wallet.address)));
          expectProblem(await verify({ message, signature: await wallet.signMessage({ message }) }), 401, 'message:');
        },
      );

      it('of another address than the signer', proves('siwe.verify.refused'), async () => {
        const other = createWallet().address.toLowerCase() as Hex;
        expectProblem(await verify(await signedMessage(service.call, createWallet(), { address: other })), 401);
        expect(await countUsers(other)).toBe(0);
      });
    });

    describe('the nonce', () => {
      it('unknown', proves('siwe.message.nonce'), async () => {
        const wallet = createWallet();
        const message = siweMessage(wallet, 'f'.repeat(32));
        expectProblem(await verify({ message, signature: await wallet.signMessage({ message }) }), 401, 'nonce');
      });

      it('used before', proves('siwe.nonce.single-use', 'siwe.verify.refused'), async () => {
        const body = await signedMessage(service.call, createWallet());
        expect((await verify(body)).status).toBe(200);
        expectProblem(await verify(body), 401, 'nonce');
      });

      it('of another wallet, which that wallet can still use', proves('siwe.nonce.wallet'), async () => {
        const [owner, thief] = [createWallet(), createWallet()];
        const nonce = await getNonce(service.call, owner.address);
        const stolen = siweMessage(thief, nonce);
        expectProblem(await verify({ message: stolen, signature: await thief.signMessage({ message: stolen }) }), 401);
        const message = siweMessage(owner, nonce);
        expect((await verify({ message, signature: await owner.signMessage({ message }) })).status).toBe(200);
      });

      it('older than 10 minutes, and not a second earlier', proves('siwe.nonce.lifetime'), async () => {
        const wallet = createWallet();
        const age = (seconds: number) =>
          database.pool.query(
            'UPDATE siwe_nonces SET expires_at = expires_at - make_interval(secs => $2) WHERE address = $1',
            [wallet.address.toLowerCase(), seconds],
          );
        const late = await signedMessage(service.call, wallet);
        await age(600);
        expectProblem(await verify(late), 401, 'nonce');
        const timely = await signedMessage(service.call, wallet);
        await age(585);
        expect((await verify(timely)).status).toBe(200);
      });

      it(
        'used up by a wrong signature, so that the right one comes too late',
        proves('siwe.nonce.single-use'),
        async () => {
          const { message, signature } = await signedMessage(service.call, createWallet());
          const wrong = await createWallet().signMessage({ message });
          expectProblem(await verify({ message, signature: wrong }), 401, 'signature');
          expectProblem(await verify({ message, signature }), 401, 'nonce');
        },
      );

      it('replayed 50 times at once on two instances: exactly one sign-in', {
        ...proves('siwe.nonce.single-use'),
        ...raced,
      }, async () => {
        for (let round = 0; round < raceRounds; round += 1) {
          const wallet = createWallet();
          const body = await signedMessage(service.call, wallet);
          const callers = [service.call, otherInstance.call];
          const answers = await atOnce(callers, 50, (call) => call('POST /auth/siwe/verify', { body }));
          expect(countStatuses(answers)).toEqual({ 200: 1, 401: 49 });
          const { rows } = await database.pool.query(
            'SELECT 1 FROM refresh_families JOIN users ON users.id = user_id WHERE address = $1',
            [wallet.address.toLowerCase()],
          );
          expect(rows).toHaveLength(1);
        }
      });
    });

    describe('the signature', () => {
      it.each<[string, (signature: Hex) => string]>([
        ['of zeros', () => `0x${'00'.repeat(65)}`],
        ['of ones', () => `0x${'ff'.repeat(65)}`],
        ['with a high s', (signature) => otherEncodings(signature).highS],
        ['of 63 bytes', (signature) => signature.slice(0, 2 + 126)],
        ['of 66 bytes', (signature) => `${signature}00`],
        ['of 64 bytes with the other parity', (signature) => otherEncodings(signature).compactOfOtherParity],
        ['with an r of zero', (signature) => `0x${'00'.repeat(32)}${signature.slice(66)}`],
        ['with an s of zero', (signature) => `${signature.slice(0, 66)}${'00'.repeat(32)}${signature.slice(-2)}`],
        ['with 2 in the last byte', (signature) => `${signature.slice(0, -2)}02`],
        ['with 29 in the last byte', (signature) => `${signature.slice(0, -2)}1d`],
        ['with an odd number of digits', (signature) => signature.slice(0, -1)],
        ['that is not hex', (signature) => `${signature.slice(0, -1)}g`],
        ['without 0x', (signature) => signature.slice(2)],
        ['of 0x alone', () => '0x'],
        ['with a space', (signature) => `${signature} `],
        ['of 16 kB', () => `0x${'ab'.repeat(16_000)}`],
        ['in another script', () => '署名'],
      ])('%s', proves('siwe.verify.refused'), async (_what, change) => {
        const { message, signature } = await signedMessage(service.call, createWallet());
        expectProblem(await verify({ message, signature: change(signature) }), 401, 'signature:');
      });

      it('of another text', proves('siwe.message.exact', 'siwe.verify.refused'), async () => {
        const wallet = createWallet();
        const { message } = await signedMessage(service.call, wallet);
        const signature = await wallet.signMessage({ message: `${message} ` });
        expectProblem(await verify({ message, signature }), 401, 'signature:');
      });
    });
  });
});

const timeIn = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

/** An address without letters has no checksum to break; 40 random digits practically never lack letters. */
const breakChecksum = (address: string) =>
  address.replace(/[a-f]/i, (digit) => (digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase()));
