import { atOnce, expectProblem } from '@countersign/harness/people/sign-in';
import { createWallet, getNonce, siweMessage } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service } = await useTestService();

describe('POST /auth/siwe/nonce', () => {
  describe('200', () => {
    it('returns exactly the nonce, in the characters that EIP-4361 allows', proves('siwe.nonce.issue'), async () => {
      const answer = await service.call('POST /auth/siwe/nonce', { body: { walletAddress: createWallet().address } });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ nonce: expect.stringMatching(/^[A-Za-z0-9]{16,}$/) });
    });

    it('returns another nonce each time, and each of them works', async () => {
      const wallet = createWallet();
      const nonces = await atOnce([service.call], 10, (call) => getNonce(call, wallet.address));
      expect(new Set(nonces).size).toBe(10);
      for (const nonce of nonces) {
        const message = siweMessage(wallet, nonce);
        const body = { message, signature: await wallet.signMessage({ message }) };
        expect((await service.call('POST /auth/siwe/verify', { body })).status).toBe(200);
      }
    });

    it(
      'accepts the address in lower case, in upper case and with its checksum',
      proves('http.address.any-case'),
      async () => {
        const { address } = createWallet();
        const spellings = [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`];
        for (const walletAddress of spellings) {
          const answer = await service.call('POST /auth/siwe/nonce', { body: { walletAddress } });
          expect(answer.status).toBe(200);
        }
        const { rows } = await database.pool.query('SELECT count(*)::int FROM siwe_nonces WHERE address = $1', [
          address.toLowerCase(),
        ]);
        expect(rows).toEqual([{ count: 3 }]);
      },
    );

    it('keeps the nonce for 10 minutes by the clock of the database', proves('siwe.nonce.lifetime'), async () => {
      const nonce = await getNonce(service.call, createWallet().address);
      const { rows } = await database.pool.query(
        'SELECT extract(epoch FROM expires_at - now())::float AS seconds FROM siwe_nonces WHERE nonce = $1',
        [nonce],
      );
      expect(rows[0].seconds).toBeGreaterThan(570);
      expect(rows[0].seconds).toBeLessThanOrEqual(600);
    });

    it('ignores unknown fields', async () => {
      const body = { walletAddress: createWallet().address, nonce: 'mine1234', expiresAt: '2999-01-01T00:00:00Z' };
      const answer = await service.call('POST /auth/siwe/nonce', { body });
      expect(answer.status).toBe(200);
      expect(answer.get('nonce')).not.toBe('mine1234');
    });
  });

  describe('400', () => {
    const { address } = createWallet();
    it.each([
      ['no address', {}, 'walletAddress:'],
      ['null', { walletAddress: null }, 'walletAddress:'],
      ['a number', { walletAddress: 7 }, 'walletAddress:'],
      ['a list', { walletAddress: [address] }, 'walletAddress:'],
      ['an empty text', { walletAddress: '' }, 'walletAddress:'],
      ['an address without 0x', { walletAddress: address.slice(2) }, 'walletAddress:'],
      ['an address that is too short', { walletAddress: address.slice(0, -1) }, 'walletAddress:'],
      ['an address that is too long', { walletAddress: `${address}0` }, 'walletAddress:'],
      ['an address with spaces', { walletAddress: ` ${address}` }, 'walletAddress:'],
      [
        'mixed case with a wrong checksum',
        { walletAddress: '0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045' },
        'walletAddress:',
      ],
      ['a body that is a list', [address], 'body:'],
      ['a body that is a string', address, 'body:'],
      ['no body', undefined, 'body:'],
    ])(
      '%s, naming the field',
      proves('http.address.checksum', 'siwe.nonce.address-required', 'siwe.verify.malformed'),
      async (_what, body, named) => {
        expectProblem(await service.call('POST /auth/siwe/nonce', { body }), 400, named);
      },
    );
  });
});
