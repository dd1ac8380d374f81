import { randomUUID } from 'node:crypto';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { isoTime, nobodysHash, problem, uuid } from '@countersign/harness/requests/answers';
import { enrolSealer, hashOf, sealFields, submitSealed } from '@countersign/harness/requests/follow-request';
import {
  approve,
  atProvider,
  complete,
  enrolCustodian,
  letMinutePass,
  order,
  ordersOf,
  prepareIntegration,
  untilRelease,
  useCustody,
} from '@countersign/harness/requests/releases';
import {
  decide,
  enrolOwner,
  judge,
  readStatus,
  someAddress,
  submit,
  transferCallHash,
} from '@countersign/harness/requests/transactions';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

const SEPOLIA = 11155111;
const { provider, database, call } = await useCustody();
let owner: Awaited<ReturnType<typeof enrolCustodian>>;
let escrowAddress: string;

beforeAll(async () => {
  owner = await enrolCustodian(call, database, provider);
  escrowAddress = owner.wallet.address;
  // With execution type 0 the service does not release approvals by itself, so they wait for an order.
  await call('PUT /settings', { token: owner.accessToken, body: { executionType: 0 } });
});
beforeEach(() => provider.faults.set({ fault: 'none' }));

const statusOf = async (body: Record<string, unknown>) => (await order(call, body)).status;

describe('POST /custody/admin/transactions', () => {
  describe('201', () => {
    it(
      'executes an approved transaction of any execution type',
      proves('custody.admin.answer', 'custody.admin.chain'),
      async () => {
        const requestHash = await approve(call, owner);
        const answer = await order(call, { escrowAddress, requestHash });
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({
          requestHash,
          transactionId: uuid,
          type: 'execution',
          chainId: SEPOLIA,
          status: 'submitted',
          channel: 'custody',
          claimedAt: isoTime,
          reference: atProvider(provider, requestHash)[0]?.id,
          reason: 'The custody provider says SUBMITTED',
          txHash: null,
        });
        expect(ordersOf(provider, requestHash)).toHaveLength(1);
        const late = await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
        expect(late.status).toBe(400);
      },
    );

    it(
      'takes an unknown requestHash as a tracking id, without a transaction',
      proves('custody.admin.data', 'custody.admin.outside', 'custody.admin.type'),
      async () => {
        const requestHash = `0x${randomUUID().replaceAll('-', '').repeat(2)}`;
        const answer = await order(call, { escrowAddress, requestHash, value: '1', data: undefined });
        expect(answer.status).toBe(201);
        expect(answer.body).toMatchObject({ requestHash, transactionId: null, type: 'execution', status: 'submitted' });
        expect(ordersOf(provider, requestHash)[0]?.body).toMatchObject({
          operation: 'TRANSFER',
          amount: '0.000000000000000001',
          externalTxId: requestHash,
        });
      },
    );

    it(
      'goes to Sepolia for sandbox and testnet, to Ethereum for mainnet, or to the given chainId',
      proves('custody.admin.chain', 'custody.admin.chain.default'),
      async () => {
        const chainOf = async (body: object = {}) =>
          ((await order(call, { escrowAddress, requestHash: randomUUID(), ...body })).body as { chainId: number })
            .chainId;
        expect(await chainOf()).toBe(SEPOLIA);
        expect(await chainOf({ chainId: 137 })).toBe(137);
        await complete(call, owner, { ...owner.credentials, environment: 'testnet' });
        expect(await chainOf()).toBe(SEPOLIA);
        await complete(call, owner, { ...owner.credentials, environment: 'mainnet' });
        expect(await chainOf()).toBe(1);
        await complete(call, owner, owner.credentials);
      },
    );

    it('uses the integration of the given type', proves('custody.admin.type'), async () => {
      const credentials = await prepareIntegration(database, provider, owner, 'agent');
      await complete(call, owner, credentials, 'agent');
      const requestHash = randomUUID();
      const answer = await order(call, { escrowAddress, requestHash, type: 'agent' });
      expect(answer.body).toMatchObject({ type: 'agent', status: 'submitted' });
      expect(ordersOf(provider, requestHash)[0]?.apiKey).toBe(credentials.apiKey);
    });

    it(
      'checks the call against the call hash of the verdict if the payload is sealed',
      proves('custody.admin.own-transaction'),
      async () => {
        const sealer = await enrolSealer(call);
        await complete(call, sealer, await prepareIntegration(database, provider, sealer));
        const service = (await call('GET /verification-services/1')).get('pgpPublicKey');
        const requestHash = hashOf(await submitSealed(call, sealer, await sealFields(sealer, service)));
        const callHash = transferCallHash(sealer.wallet.address);
        await judge(call, requestHash, 'APPROVED', { callHash });
        await decide(call, requestHash, { token: sealer.accessToken, body: { decision: 'APPROVED' } });
        const body = { escrowAddress: sealer.wallet.address, requestHash };
        expect((await order(call, { ...body, value: '1' })).body).toEqual(
          problem(400, 'to, value, data: do not match'),
        );
        expect((await order(call, body)).body).toMatchObject({ requestHash, status: 'submitted' });
      },
    );

    it("is claimed if the provider's answer is unclear, and the service retries", async () => {
      provider.faults.set({ fault: 'error', method: 'POST', times: 1 });
      const requestHash = await approve(call, owner);
      const answer = await order(call, { escrowAddress, requestHash });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        status: 'claimed',
        reference: null,
        reason: expect.stringContaining('status 500'),
      });
      await letMinutePass(database.pool);
      await untilRelease(call, owner, requestHash, ({ status }) => status === 'submitted');
      expect(atProvider(provider, requestHash)).toHaveLength(1);
    });

    it('repeats the first answer for the same Idempotency-Key and body', proves('idempotency.custody'), async () => {
      const [requestHash, other] = [await approve(call, owner), await approve(call, owner)];
      const headers = { 'idempotency-key': randomUUID() };
      const first = await order(call, { escrowAddress, requestHash }, headers);
      const again = await order(call, { escrowAddress, requestHash }, headers);
      expect(again).toMatchObject({ status: 201, body: first.body });
      expect((await order(call, { escrowAddress, requestHash: other }, headers)).status).toBe(409);
      expect(ordersOf(provider, requestHash)).toHaveLength(1);
    });
  });

  describe('400', () => {
    it.each(['escrowAddress', 'to', 'value', 'requestHash'])(
      'names %s if it is missing',
      proves('custody.admin.required'),
      async (field) => {
        const answer = await order(call, { escrowAddress, requestHash: randomUUID(), [field]: undefined });
        expect(answer.body).toEqual(problem(400, `${field}: `));
      },
    );

    it.each([
      ['value', '1.5'],
      ['value', '-1'],
      ['data', 'transfer'],
      ['type', 'signing'],
      ['to', '0x1234'],
      ['requestHash', 'a b'],
      ['requestHash', '../transactions'],
      ['requestHash', '.'],
      ['requestHash', '..'],
      ['chainId', 0],
    ])(
      'names %s if it is %s',
      proves('custody.admin.bad-body', 'custody.admin.data', 'custody.admin.required', 'custody.admin.type'),
      async (field, value) => {
        const answer = await order(call, { escrowAddress, requestHash: randomUUID(), [field]: value });
        expect(answer.body).toEqual(problem(400, `${field}: `));
      },
    );

    it('for a transaction that is not APPROVED', proves('custody.admin.own-transaction'), async () => {
      const requestHash = await submit(call, owner);
      const answer = await order(call, { escrowAddress, requestHash });
      expect(answer.body).toEqual(problem(400, 'requestHash: the transaction is PENDING'));
      expect(ordersOf(provider, requestHash)).toEqual([]);
    });

    it.each([
      ['value', '1000000000000000001', 'to, value, data: do not match the call'],
      ['data', '0x00', 'to, value, data: do not match the call'],
      ['to', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', 'to, value, data: do not match the call'],
      ['chainId', 1, 'chainId: the transaction with this requestHash is for chain 11155111'],
      ['escrowAddress', someAddress, 'escrowAddress: does not match the transaction'],
    ])(
      'for a call other than the approved one (%s)',
      proves('custody.admin.own-transaction'),
      async (field, value, said) => {
        const requestHash = await approve(call, owner);
        const answer = await order(call, { escrowAddress, requestHash, [field]: value });
        expect(answer.body).toEqual(problem(400, said));
        expect(await readStatus(call, owner, requestHash)).toBe('APPROVED');
        expect(ordersOf(provider, requestHash)).toEqual([]);
      },
    );

    it(
      'for a transaction that was already claimed, with the state of its release',
      proves('custody.admin.claim'),
      async () => {
        const requestHash = await approve(call, owner);
        expect(await statusOf({ escrowAddress, requestHash })).toBe(201);
        const again = await order(call, { escrowAddress, requestHash });
        const { id } = atProvider(provider, requestHash)[0] ?? {};
        expect(again.body).toEqual(
          problem(400, `has been used before, and each is executed only once. It is submitted, reference ${id}`),
        );
      },
    );

    it('for the hash of a claimed transaction in any spelling: it is not a tracking id', async () => {
      const requestHash = await approve(call, owner);
      expect(await statusOf({ escrowAddress, requestHash })).toBe(201);
      const digits = requestHash.slice(2);
      for (const written of [digits, `0X${digits}`, `0x${digits.toUpperCase()}`]) {
        expect(await statusOf({ escrowAddress, requestHash: written })).toBe(400);
      }
      expect(ordersOf(provider, requestHash)).toHaveLength(1);
    });

    it(
      'for a hash with missing or extra digits: it is not a tracking id',
      proves('custody.admin.broken-hash'),
      async () => {
        const requestHash = await approve(call, owner);
        const digits = requestHash.slice(2);
        const broken = [60, 61, 62, 63].map((length) => digits.slice(0, length));
        broken.push(`${digits}0`, `${digits}00`, digits.repeat(3));
        for (const each of broken.flatMap((text) => [text, text.toUpperCase(), `0x${text}`, `0X${text}`])) {
          const answer = await order(call, { escrowAddress, requestHash: each });
          expect(answer.body).toEqual(problem(400, 'requestHash: '));
          expect(ordersOf(provider, each)).toEqual([]);
        }
        // Shorter texts, and texts with other letters, are tracking ids.
        for (const own of [digits.slice(0, 59), `order-${digits}`]) {
          expect(await statusOf({ escrowAddress, requestHash: own })).toBe(201);
        }
        expect(await readStatus(call, owner, requestHash)).toBe('APPROVED');
      },
    );

    it('for a tracking id that was used before, by any caller', proves('custody.admin.outside'), async () => {
      const requestHash = randomUUID();
      expect(await statusOf({ escrowAddress, requestHash })).toBe(201);
      expect((await order(call, { escrowAddress, requestHash })).body).toEqual(problem(400, 'has been used before'));
      expect(ordersOf(provider, requestHash)).toHaveLength(1);
    });

    it('for a tracking id that another client of the provider has used', async () => {
      const requestHash = randomUUID();
      const source = { type: 'VAULT_ACCOUNT', id: '0' };
      const destination = { type: 'ONE_TIME_ADDRESS', oneTimeAddress: { address: someAddress } };
      const theirs = { operation: 'TRANSFER', assetId: 'ETH', source, destination, amount: '7' };
      provider.transactions.create({ ...theirs, externalTxId: requestHash }, () => true);
      const answer = await order(call, { escrowAddress, requestHash });
      expect(answer.body).toEqual(
        problem(400, 'requestHash: the custody provider already has a different order with this id'),
      );
      expect(atProvider(provider, requestHash)).toHaveLength(1);
    });

    it(
      'with the reason of a provider that refuses the order, and the transaction is FAILED',
      proves('custody.admin.refused'),
      async () => {
        const body = { escrowAddress, requestHash: await approve(call, owner) };
        await complete(call, owner, { ...owner.credentials, apiKey: 'an-api-key-that-nobody-gave-out' });
        const answer = await order(call, body, { 'idempotency-key': randomUUID() });
        await complete(call, owner, owner.credentials);
        expect(answer.body).toEqual(problem(400, 'The custody provider answered with status 401: Unauthorized'));
        const { release } = await untilRelease(call, owner, body.requestHash, ({ status }) => status === 'failed');
        expect(release.reason).toContain('Unauthorized');
        expect(await readStatus(call, owner, body.requestHash)).toBe('FAILED');
      },
    );

    it('for a chain without an asset at the provider', async () => {
      const answer = await order(call, { escrowAddress, requestHash: randomUUID(), chainId: 424242 });
      expect(answer.body).toEqual(problem(400, 'CUSTODY_ASSETS'));
    });

    it('for a sealed payload whose verdict names no call', async () => {
      const sealer = await enrolSealer(call);
      const service = (await call('GET /verification-services/1')).get('pgpPublicKey');
      const requestHash = hashOf(await submitSealed(call, sealer, await sealFields(sealer, service)));
      await judge(call, requestHash, 'APPROVED');
      await decide(call, requestHash, { token: sealer.accessToken, body: { decision: 'APPROVED' } });
      const answer = await order(call, { escrowAddress: sealer.wallet.address, requestHash });
      expect(answer.body).toEqual(problem(400, 'names no call'));
    });
  });

  describe('401', () => {
    it(
      'for any credential other than an ADMIN key',
      proves('custody.admin.key', 'custody.admin.other-key'),
      async () => {
        const body = { escrowAddress, to: someAddress, value: '1', requestHash: randomUUID() };
        const route = 'POST /custody/admin/transactions';
        for (const key of [owner.key, testOrionKey, `${testAdminKey}x`]) {
          expect((await call(route, { key, body })).status).toBe(401);
        }
        expect((await call(route, { token: owner.accessToken, body })).status).toBe(401);
        expect((await call(route, { body })).status).toBe(401);
      },
    );
  });

  describe('404', () => {
    it('for an account of no user', proves('custody.admin.not-found'), async () => {
      const answer = await order(call, { escrowAddress: createWallet().address, requestHash: nobodysHash });
      expect(answer.body).toEqual(problem(404, 'escrowAddress: no user has this address'));
    });

    it(
      'for a user without an active integration of this type; the approval stays unclaimed',
      proves('custody.admin.not-found'),
      async () => {
        const other = await enrolOwner(call);
        const requestHash = await approve(call, other);
        const mine = { escrowAddress: other.wallet.address };
        for (const body of [
          { ...mine, requestHash },
          { ...mine, requestHash: nobodysHash },
        ]) {
          expect((await order(call, body)).body).toEqual(problem(404, 'no active custody integration'));
        }
        expect(await readStatus(call, other, requestHash)).toBe('APPROVED');
        const late = await decide(call, requestHash, { token: other.accessToken, body: { decision: 'REJECTED' } });
        expect(late.status).toBe(201);
      },
    );
  });
});
