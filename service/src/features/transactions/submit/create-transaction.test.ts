import { linkBody } from '@countersign/harness/people/escrow-link';
import { callSigned, createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { hash32, isoTime, problem, storingNothing, unsealed, uuid } from '@countersign/harness/requests/answers';
import { enrolOwner, judge, type Owner, someAddress, transferFields } from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { testAdminKey, testBaseUrl, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { hashPayload, hashRequest } from '@countersign/protocol';
import { beforeAll, describe, expect, it, vi } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
let owner: Owner;
let other: Owner;

beforeAll(async () => {
  [owner, other] = await Promise.all([enrolOwner(call), enrolOwner(call)]);
});

const create = (
  different: Record<string, unknown> = {},
  by: { key?: string; token?: string; headers?: Record<string, string> } = { key: owner.key },
) => call('POST /transactions', { ...by, body: transferFields(owner.wallet.address, different) });

const read = (created: CallResult) =>
  call(`GET /transactions/${created.get('requestHash')}`, { token: owner.accessToken });

const refused = (request: () => Promise<CallResult>) => storingNothing(database, request);

const call1 = { to: someAddress, value: '1', data: '0x' };
const maxUint256 = String(2n ** 256n - 1n);

describe('POST /transactions', () => {
  describe('201', () => {
    it.each([
      ['a key', () => ({ key: owner.key })],
      ['an access token', () => ({ token: owner.accessToken })],
      ['an ADMIN key', () => ({ key: testAdminKey })],
    ])(
      'by %s, with exactly the documented fields',
      proves(
        'keys.scope.create-any',
        'keys.scope.create-own',
        'keys.type.admin-agent',
        'status.initial',
        'transactions.create.answer',
        'transactions.create.callers',
        'transactions.record.description',
        'transactions.record.id',
        'transactions.record.request-hash',
        'transactions.record.times',
      ),
      async (_who, by) => {
        const answer = await create({}, by());
        expect(answer.status).toBe(201);
        expect(answer.body).toEqual({
          id: uuid,
          requestHash: hash32,
          description: `Send 1 ETH to ${someAddress}`,
          status: 'PENDING',
          ...unsealed,
          execution: 0,
          createdAt: isoTime,
          updatedAt: isoTime,
        });
        expect((await read(answer)).body).toMatchObject({ form: 'standard', escrowAddress: owner.wallet.address });
      },
    );

    it('contains the link to the page on which its owner decides', proves('info.links'), async () => {
      const answer = await create();
      const page = `${testBaseUrl}/app/transactions/${answer.get('requestHash')}`;
      expect(answer.headers.get('link')).toBe(`<${page}>; rel="alternate"; type="text/html"`);
    });

    it('is for Sepolia if no chain is named', proves('transactions.fields.chain-id'), async () => {
      expect((await read(await create())).body).toMatchObject({ chainId: 11155111 });
      expect((await read(await create({ chainId: 8453 }))).body).toMatchObject({ chainId: 8453 });
    });

    it(
      'has a requestHash that can be recomputed from the fields and the salt of the record',
      proves(
        'actions.payload-hash',
        'request-hash.payload',
        'request-hash.salt',
        'request-hash.struct',
        'transactions.fields.context-logs',
        'transactions.record.request-hash',
      ),
      async () => {
        const contextLogs = { ä: [1.5, null, { b: true, a: '€' }], Z: 1e21, a: 1e-7 };
        const created = await create({ contextLogs, chainId: 10 });
        const record = await read(created);
        expect(record.body).toMatchObject({ contextLogs, verificationServiceId: 1, salt: hash32 });
        const payloadHash = hashPayload({
          chainId: 10,
          contextLogs,
          escrowAddress: owner.wallet.address.toLowerCase(),
          tx: { ...call1, to: someAddress.toLowerCase(), value: '1000000000000000000' },
          userPrompt: `Send 1 ETH to ${someAddress}`,
        });
        expect(record.get('payloadHash')).toBe(payloadHash);
        const account = owner.wallet.address.toLowerCase() as `0x${string}`;
        const salt = record.get('salt') as `0x${string}`;
        expect(created.get('requestHash')).toBe(hashRequest({ account, chainId: 10, payloadHash, serviceId: 1, salt }));
      },
    );

    it('the same fields again are a new request, with a new salt', proves('request-hash.salt'), async () => {
      const [first, second] = [await create(), await create()];
      expect(second.get('requestHash')).not.toBe(first.get('requestHash'));
      const [a, b] = [await read(first), await read(second)];
      expect(a.get('payloadHash')).toBe(b.get('payloadHash'));
      expect(a.get('salt')).not.toBe(b.get('salt'));
    });

    it(
      'accepts upper-case hex and any valid case of addresses, and normalises them',
      proves('transactions.fields.data'),
      async () => {
        const tx = { to: someAddress.toLowerCase(), value: maxUint256, data: '0xABCDEF00' };
        const created = await create({ escrowAddress: owner.wallet.address.toLowerCase(), tx });
        expect(created.status).toBe(201);
        expect((await read(created)).body).toMatchObject({
          escrowAddress: owner.wallet.address,
          tx: { to: someAddress, value: maxUint256, data: '0xabcdef00' },
        });
        const upper = `0x${owner.wallet.address.slice(2).toUpperCase()}`;
        expect((await create({ escrowAddress: upper })).status).toBe(201);
      },
    );

    it('counts a prompt in characters, not in UTF-16 units', async () => {
      const userPrompt = `x${'🦊'.repeat(19_999)}`;
      expect((await create({ userPrompt })).get('description')).toBe(userPrompt);
    });

    it('contextLogs of exactly 256 KiB', async () => {
      const contextLogs = { log: 'x'.repeat(256 * 1024 - '{"log":""}'.length) };
      expect((await create({ contextLogs })).status).toBe(201);
    });

    it.each([0, 1, 2] as const)(
      'has the execution type %i of its owner, and keeps it',
      proves(
        'settings.execution-type.agent-executed',
        'settings.execution-type.direct-user',
        'settings.execution-type.user-executed',
        'transactions.record.execution',
        'transactions.record.execution-kept',
      ),
      async (execution) => {
        const user = await enrolOwner(call, execution);
        const body = transferFields(user.wallet.address);
        const created = await call('POST /transactions', { key: user.key, body });
        expect(created.body).toMatchObject({ execution });
        await call('PUT /settings', { token: user.accessToken, body: { executionType: (execution + 1) % 3 } });
        const record = await call(`GET /transactions/${created.get('requestHash')}`, { key: user.key });
        expect(record.body).toMatchObject({ execution });
      },
    );

    it('waits for its arbiter as soon as it is answered', async () => {
      const created = await create();
      const { rows } = await database.pool.query(
        "SELECT data FROM jobs.job WHERE name = 'seal-request' AND data->>'transactionId' = $1",
        [created.get('id')],
      );
      expect(rows).toHaveLength(1);
    });

    it(
      'contains the verdict if the caller prefers to wait, and the wait is no longer than requested',
      proves('transactions.create.wait'),
      async () => {
        const user = await enrolOwner(call);
        const own = { escrowAddress: user.wallet.address };
        const waiting = create(own, { key: user.key, headers: { prefer: 'respond-async, wait=25' } });
        const hash = await vi.waitFor(
          async () => {
            const { requests } = (
              await call('POST /internal/verification-requests/lease', { key: testOrionKey, body: { max: 50 } })
            ).body as { requests: { requestHash: string; escrowAddress: string }[] };
            const mine = requests.find(({ escrowAddress }) => escrowAddress === user.wallet.address);
            if (!mine) throw new Error('not offered yet');
            return mine.requestHash;
          },
          { timeout: 30_000 },
        );
        await judge(call, hash, 'APPROVED', { analysis: 'It sends 1.0 ETH, as asked. Nothing else.\n- more' });
        const answered = await waiting;
        expect([answered.status, answered.headers.get('preference-applied')]).toEqual([201, 'wait=25']);
        const known = await call(`GET /transactions/${hash}`, { key: user.key });
        expect(answered.body).toMatchObject({
          requestHash: hash,
          description: `Send 1 ETH to ${someAddress}`,
          status: 'APPROVED',
          waitingFor: 'execution',
          since: known.get('since'),
          validUntil: known.get('validUntil'),
          updatedAt: known.get('updatedAt'),
          decision: 'APPROVED',
          confidence: 0.9,
          reason: 'It sends 1.0 ETH, as asked.',
        });

        const unjudged = await create(own, { key: user.key, headers: { prefer: 'wait=1' } });
        expect(unjudged.body).toMatchObject({ status: 'PENDING', decision: null, confidence: null, reason: null });
        for (const prefer of ['wait=soon', 'wait=-1', 'return=minimal', '']) {
          const plain = await create(own, { key: user.key, headers: { prefer } });
          expect([plain.status, plain.headers.get('preference-applied')]).toEqual([201, null]);
        }
      },
    );

    it(
      'for a linked escrow account, by its owner and by an ADMIN key, on its chain only',
      proves('escrow.own-or-linked'),
      async () => {
        const escrow = createWallet();
        const body = await linkBody(escrow, owner, { chainId: 8453 });
        expect((await call('POST /settings/escrow-accounts', { token: owner.accessToken, body })).status).toBe(201);
        const linked = { escrowAddress: escrow.address, chainId: 8453 };
        for (const by of [{ key: owner.key }, { token: owner.accessToken }, { key: testAdminKey }]) {
          const created = await create(linked, by);
          expect((await read(created)).body).toMatchObject(linked);
        }
        const elsewhere = { ...linked, chainId: 1 };
        expect((await create(elsewhere)).body).toEqual(problem(403, 'escrowAddress: '));
        expect((await create(elsewhere, { key: testAdminKey })).body).toEqual(problem(404, 'escrowAddress: '));
        expect((await create(linked, { key: other.key })).body).toEqual(problem(403, 'escrowAddress: '));
      },
    );

    it('in the open form by an ADMIN key for an owner of execution type 0', proves('open.conditions'), async () => {
      const created = await create({ encrypted: false }, { key: testAdminKey });
      expect(created.status).toBe(201);
      expect((await read(created)).body).toMatchObject({ form: 'open' });
    });

    it('`encrypted: true` is the standard form', async () => {
      expect((await read(await create({ encrypted: true }))).body).toMatchObject({ form: 'standard' });
    });
  });

  describe('400', () => {
    it.each<[string, Record<string, unknown>, string]>([
      ['a negative value', { tx: { ...call1, value: '-1' } }, 'tx.value: must be a decimal string'],
      ['a fractional value', { tx: { ...call1, value: '1.5' } }, 'tx.value: must be a decimal string'],
      ['a hex value', { tx: { ...call1, value: '0x1' } }, 'tx.value: must be a decimal string'],
      ['a value of 2^256', { tx: { ...call1, value: String(2n ** 256n) } }, 'tx.value: must be at most 2^256-1'],
      ['a value of 79 digits', { tx: { ...call1, value: '1'.repeat(79) } }, 'tx.value: must be a decimal string'],
      ['leading zeros in the value', { tx: { ...call1, value: '01' } }, 'tx.value: must be a decimal string'],
      ['an empty value', { tx: { ...call1, value: '' } }, 'tx.value: must be a decimal string'],
      ['digits of another script', { tx: { ...call1, value: '١' } }, 'tx.value: must be a decimal string'],
      ['a value as a number', { tx: { ...call1, value: 1 } }, 'tx.value: '],
      ['data of odd length', { tx: { ...call1, data: '0xabc' } }, 'tx.data: must be 0x-prefixed hex with an even'],
      ['data without 0x', { tx: { ...call1, data: 'abcd' } }, 'tx.data: '],
      ['data with 0X', { tx: { ...call1, data: '0Xabcd' } }, 'tx.data: '],
      ['data that is not hex', { tx: { ...call1, data: '0xzz' } }, 'tx.data: '],
      ['data larger than a chain accepts', { tx: { ...call1, data: `0x${'00'.repeat(128 * 1024 + 1)}` } }, 'tx.data: '],
      ['a wrong checksum in to', { tx: { ...call1, to: someAddress.replace('d', 'D') } }, 'tx.to: '],
      ['a short to', { tx: { ...call1, to: '0x1234' } }, 'tx.to: '],
      ['a name in to', { tx: { ...call1, to: 'vitalik.eth' } }, 'tx.to: '],
      ['a wrong checksum in escrowAddress', { escrowAddress: someAddress.replace('d', 'D') }, 'escrowAddress: '],
      ['no escrowAddress', { escrowAddress: undefined }, 'escrowAddress: is required'],
      ['no userPrompt', { userPrompt: undefined }, 'userPrompt: is required'],
      ['no tx', { tx: undefined }, 'tx: is required'],
      [
        'none of the required fields',
        { escrowAddress: undefined, userPrompt: undefined, tx: undefined },
        'escrowAddress: is required; userPrompt: is required; tx: is required unless calls or typedData is sent',
      ],
      ['no tx.to', { tx: { value: '1', data: '0x' } }, 'tx.to: is required'],
      ['no tx.value', { tx: { to: someAddress, data: '0x' } }, 'tx.value: is required'],
      ['no tx.data', { tx: { to: someAddress, value: '1' } }, 'tx.data: is required'],
      ['a misspelt chainId', { chianId: 1 }, 'chianId: is not a field of this request'],
      ['an unknown field in tx', { tx: { ...call1, gass: '1' } }, 'tx.gass: is not a field of this request'],
      ['a status', { status: 'APPROVED' }, 'status: is not a field of this request'],
      ['chain 0', { chainId: 0 }, 'chainId: '],
      ['a chain as text', { chainId: '1' }, 'chainId: '],
      ['a fractional chain', { chainId: 1.5 }, 'chainId: '],
      ['chain null', { chainId: null }, 'chainId: '],
      ['a chain id beyond exact numbers', { chainId: 2 ** 53 }, 'chainId: '],
      ['contextLogs as a list', { contextLogs: [] }, 'contextLogs: '],
      ['contextLogs as text', { contextLogs: 'log' }, 'contextLogs: '],
      [
        'contextLogs over 256 KiB',
        { contextLogs: { log: 'x'.repeat(256 * 1024) } },
        'contextLogs: must be at most 256',
      ],
      [
        'contextLogs over 256 KiB in UTF-8',
        { contextLogs: { log: '€'.repeat(90_000) } },
        'contextLogs: must be at most',
      ],
      ['an empty prompt', { userPrompt: '' }, 'userPrompt: '],
      ['a blank prompt', { userPrompt: ' \n\t\u3000' }, 'userPrompt: must contain a letter or a digit'],
      ['an invisible prompt', { userPrompt: '\u200b\u2060\ufeff\u3164\u115f' }, 'userPrompt: must contain a letter'],
      ['a prompt of punctuation', { userPrompt: '... ?! \u2014 $' }, 'userPrompt: must contain a letter or a digit'],
      ['a prompt of 20,001', { userPrompt: 'x'.repeat(20_001) }, 'userPrompt: must be at most 20000 characters'],
      ['a prompt of 100,000', { userPrompt: '🦊'.repeat(100_000) }, 'userPrompt: must be at most 20000 characters'],
      ['a prompt with NUL', { userPrompt: 'a\0b' }, 'NUL'],
      ['`encrypted` as text', { encrypted: 'false' }, 'encrypted: '],
      [
        'a service without a sealed payload',
        { verificationServiceId: 1 },
        'verificationServiceId: requires encryptedPayload',
      ],
    ])(
      '%s, and nothing is stored',
      proves(
        'http.hex',
        'http.wei',
        'transactions.create.invalid',
        'transactions.fields.context-logs',
        'transactions.fields.required',
        'transactions.fields.unknown',
        'transactions.fields.value',
      ),
      async (_what, different, said) => {
        const answer = await refused(() => create(different));
        expect(answer.body).toEqual(problem(400, said));
      },
    );

    it.each(['', '[]', 'null', '"text"', '{'])('the body %j', async (raw) => {
      expect((await call('POST /transactions', { key: owner.key, raw })).body).toEqual(problem(400, 'body: '));
    });

    it('reports an empty prompt once', async () => {
      expect((await create({ userPrompt: '' })).get('message')).toBe('userPrompt: must contain a letter or a digit');
    });

    it('reports all errors at once', proves('transactions.create.invalid'), async () => {
      const answer = await create({ userPrompt: '', chainId: 0, tx: { ...call1, value: 'x' } });
      for (const field of ['userPrompt: ', 'chainId: ', 'tx.value: ']) expect(answer.get('message')).toContain(field);
    });

    it(
      'an open payload for an execution type other than 0, even by an ADMIN key',
      proves('open.conditions', 'open.execution-type', 'transactions.create.flow'),
      async () => {
        for (const executionType of [1, 2] as const) {
          const user = await enrolOwner(call, executionType);
          const body = transferFields(user.wallet.address, { encrypted: false });
          const answer = await refused(() => call('POST /transactions', { key: testAdminKey, body }));
          expect(answer.body).toEqual(problem(400, 'encrypted: invalid flow'));
        }
      },
    );
  });

  describe('401', () => {
    it(
      'without credentials, with invalid ones, and with a signature, which is not accepted here',
      proves('transactions.create.unauthenticated'),
      async () => {
        const body = transferFields(owner.wallet.address);
        const requests = [
          () => call('POST /transactions', { body }),
          () => call('POST /transactions', { body, key: `${owner.key}x` }),
          () => call('POST /transactions', { body, token: owner.refreshToken }),
          () => callSigned(call, owner.wallet, 'POST /transactions', { body }),
        ];
        for (const request of requests) expect((await refused(request)).body).toMatchObject({ statusCode: 401 });
      },
    );
  });

  describe('403', () => {
    it(
      "another user's address, and an unknown address, by key and by access token",
      proves('escrow.own-or-linked', 'transactions.create.escrow'),
      async () => {
        for (const escrowAddress of [other.wallet.address, createWallet().address]) {
          for (const by of [{ key: owner.key }, { token: owner.accessToken }]) {
            const answer = await refused(() => create({ escrowAddress }, by));
            expect(answer.body).toEqual(problem(403, 'escrowAddress: must be your own address'));
          }
        }
      },
    );

    it(
      'a key whose scopes lack transactions:create:own',
      proves('keys.scope.create-own', 'transactions.create.callers', 'transactions.create.scope'),
      async () => {
        const weak = await enrolOwner(call);
        await database.pool.query(
          "UPDATE api_keys SET scopes = array_remove(scopes, 'transactions:create:own') WHERE id = $1",
          [weak.keyId],
        );
        const body = transferFields(weak.wallet.address);
        const answer = await refused(() => call('POST /transactions', { key: weak.key, body }));
        expect(answer.body).toEqual(problem(403, 'transactions:create:own'));
      },
    );

    it('an ORION key', proves('server-keys.orion.no-transactions'), async () => {
      const answer = await refused(() => create({}, { key: testOrionKey }));
      expect(answer.body).toEqual(problem(403, 'a key of type ORION'));
    });

    it(
      'an open payload: with an access token before any other check, and with a key that is not ADMIN',
      proves(
        'open.conditions',
        'open.execution-type',
        'open.jwt',
        'open.other-key',
        'transactions.create.key-required',
        'transactions.create.unencrypted',
      ),
      async () => {
        const agentExecuted = await enrolOwner(call, 2);
        for (const user of [owner, agentExecuted]) {
          for (const escrowAddress of [user.wallet.address, other.wallet.address]) {
            const body = transferFields(escrowAddress, { encrypted: false });
            const byToken = await refused(() => call('POST /transactions', { token: user.accessToken, body }));
            expect(byToken.body).toEqual(problem(403, 'key required'));
            const byKey = await refused(() => call('POST /transactions', { key: user.key, body }));
            expect(byKey.body).toEqual(problem(403, 'unencrypted payload not allowed'));
          }
        }
      },
    );
  });

  describe('404', () => {
    it(
      'an ADMIN key for an address of no user, in the standard and in the open form',
      proves('escrow.server-key', 'transactions.create.unknown-user'),
      async () => {
        const escrowAddress = createWallet().address;
        for (const different of [{ escrowAddress }, { escrowAddress, encrypted: false }]) {
          const answer = await refused(() => create(different, { key: testAdminKey }));
          expect(answer.body).toEqual(problem(404, 'escrowAddress: no user has this address'));
        }
      },
    );
  });

  describe('413', () => {
    it('contextLogs of 1 MB, and nothing is stored', async () => {
      const answer = await refused(() => create({ contextLogs: { log: 'x'.repeat(1024 * 1024) } }));
      expect(answer.body).toMatchObject({ statusCode: 413, message: expect.any(String) });
    });
  });

  describe('503', () => {
    it('while no verification service is active', async () => {
      await database.pool.query('UPDATE verification_services SET active = false');
      const answer = await refused(() => create());
      await database.pool.query('UPDATE verification_services SET active = true');
      expect(answer.body).toMatchObject({ statusCode: 503, message: expect.stringContaining('verification service') });
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
    });
  });
});
