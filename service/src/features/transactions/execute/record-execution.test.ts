import { readFileSync } from 'node:fs';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { readGpgExport, registerPgpKey } from '@countersign/harness/people/pgp';
import { callSigned, createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { isoTime, nobodysHash, problem, uuid } from '@countersign/harness/requests/answers';
import { decide, enrolOwner, judge, type Owner, readStatus, submit } from '@countersign/harness/requests/transactions';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import type { Caller } from '@countersign/harness/service/caller';
import { hearEvents, listEvents } from '@countersign/harness/service/hear-events';
import {
  startTestService,
  type TestService,
  testAdminKey,
  testOrionKey,
} from '@countersign/harness/service/test-service';
import { type Address, type Hex, hashCall } from '@countersign/protocol';
import { createTestClient, http, keccak256, publicActions } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const CONFIRMATIONS = 3;
const recipient = createWallet().address;
const sealedMessage = readFileSync(
  new URL('../../../../../harness/fixtures/gpg/gpg-signed-inside.asc', import.meta.url),
  'utf8',
);

let evm: Evm;
let database: TestDatabase;
let service: TestService;
let elsewhere: TestService;
let withoutChain: TestService;
let withChainDown: TestService;
let withWrongChain: TestService;
let owner: Owner;
/** A contract that reverts every unknown call. */
let refusing: Address;
let client: ReturnType<typeof connect>;

const connect = (url: string) => createTestClient({ mode: 'hardhat', transport: http(url) }).extend(publicActions);

beforeAll(async () => {
  [evm, database] = await Promise.all([startEvm(), createTestDatabase()]);
  client = connect(evm.url);
  const start = (env: Record<string, string>) => {
    const confirmations = { EXECUTION_CONFIRMATIONS: String(CONFIRMATIONS) };
    return startTestService({ databaseUrl: database.url, env: { ...confirmations, ...env } });
  };
  const ofChain = (url: string) => ({ CHAIN_RPC_URLS: JSON.stringify({ [evm.chainId]: url }) });
  service = await start(ofChain(evm.url));
  elsewhere = await start({ CHAIN_RPC_URL: evm.url });
  withoutChain = await start({});
  withChainDown = await start(ofChain(`http://127.0.0.1:${await findFreePort()}`));
  withWrongChain = await start({ CHAIN_RPC_URLS: JSON.stringify({ 1: evm.url }) });
  owner = await enrolOwner(service.call);
  await hearEvents(database.pool, owner.userId);
  refusing = await evm.deployContractWallet(createWallet().address.toLowerCase() as Address);
});

afterAll(async () => {
  await Promise.all([service, elsewhere, withoutChain, withChainDown, withWrongChain].map((each) => each.stop()));
  await Promise.all([database.drop(), evm.stop()]);
});

type Call = { readonly to: Address; readonly value: string; readonly data: Hex };
const transfer = (different: Partial<Call> = {}): Call => ({ to: recipient, value: '5', data: '0x', ...different });

async function approvedTransaction(call: Call, user = owner): Promise<string> {
  const hash = await submit(service.call, user, { tx: call, chainId: evm.chainId });
  await judge(service.call, hash, 'APPROVED');
  return hash;
}

type Sending = Pick<Call, 'value' | 'data'> & { readonly to?: Address | undefined };

async function signSending({ to, value, data }: Sending, from: PrivateKeyAccount): Promise<Hex> {
  await client.setBalance({ address: from.address, value: 10n ** 20n });
  return from.signTransaction({
    ...(to && { to }),
    data,
    value: BigInt(value),
    nonce: await client.getTransactionCount({ address: from.address }),
    gas: 200_000n,
    maxFeePerGas: 10n ** 11n,
    maxPriorityFeePerGas: 10n ** 9n,
    chainId: evm.chainId,
    type: 'eip1559',
  });
}

/** Sends from this wallet, without checking the result, and mines the confirmations. */
async function send(
  sending: Sending,
  { from = owner.wallet, confirmations = CONFIRMATIONS }: { from?: PrivateKeyAccount; confirmations?: number } = {},
): Promise<Hex> {
  const serialized = await signSending(sending, from);
  // The node answers a failing transaction with an error instead of its hash, but still mines it at once.
  await client.sendRawTransaction({ serializedTransaction: serialized }).catch(() => {});
  if (confirmations > 1) await client.mine({ blocks: confirmations - 1 });
  return keccak256(serialized);
}

const report = (
  requestHash: string,
  txHash: unknown,
  { on = service, by = { key: owner.key } }: { on?: { call: Caller }; by?: { key?: string; token?: string } } = {},
) => on.call(`POST /transactions/${requestHash}/execution`, { ...by, body: { txHash } });

/** A busy service may answer 503 without doing anything; a client then sends the report again. */
async function reportUntilAnswered(...args: Parameters<typeof report>): ReturnType<typeof report> {
  const answer = await report(...args);
  return answer.status === 503 ? reportUntilAnswered(...args) : answer;
}

const status = (requestHash: string, user = owner) => readStatus(service.call, user, requestHash);

async function expectRefused(requestHash: string, txHash: unknown, said: string): Promise<void> {
  expect((await report(requestHash, txHash)).body).toEqual(problem(400, said));
  expect(await status(requestHash)).toBe('APPROVED');
}

describe('POST /transactions/{requestHash}/execution', () => {
  describe('200', () => {
    it(
      'EXECUTED if the receipt shows success, with the transaction as the answer',
      proves('execution.chain', 'execution.report', 'status.from-approved', 'status.values'),
      async () => {
        const hash = await approvedTransaction(transfer());
        const txHash = await send(transfer());
        const answer = await report(hash, txHash);
        expect(answer.status).toBe(200);
        expect(answer.body).toEqual({
          id: uuid,
          requestHash: hash,
          description: expect.any(String),
          status: 'EXECUTED',
          statusReason: null,
          waitingFor: null,
          since: null,
          validUntil: isoTime,
          executedLate: false,
          release: null,
          execution: 0,
          createdAt: isoTime,
          updatedAt: isoTime,
        });
        const record = await service.call(`GET /transactions/${hash}`, { key: owner.key });
        expect(record.body).toMatchObject({
          status: 'EXECUTED',
          executed: {
            txHash,
            chainId: evm.chainId,
            blockNumber: expect.any(Number),
            succeeded: true,
            minedAt: isoTime,
            recordedAt: isoTime,
          },
        });
        const { history } = record.body as { history: unknown[] };
        expect(history.at(-1)).toMatchObject({ action: 'transaction.execute', by: 'user-key', detail: { txHash } });
        expect(await listEvents(database.pool, hash)).toEqual(['verdict', 'approved', 'executed']);
      },
    );

    it(
      'FAILED if it was reverted',
      proves('execution.chain', 'execution.report', 'status.from-approved', 'status.values', 'webhooks.events'),
      async () => {
        const call = transfer({ to: refusing, value: '0', data: '0xdeadbeef' });
        const hash = await approvedTransaction(call);
        expect((await report(hash, await send(call))).body).toMatchObject({ status: 'FAILED' });
        expect((await service.call(`GET /transactions/${hash}`, { key: owner.key })).body).toMatchObject({
          executed: { succeeded: false },
        });
        expect(await listEvents(database.pool, hash)).toEqual(['verdict', 'approved', 'failed']);
      },
    );

    it('a failed call still counts against the policy, because it may be sent again', async () => {
      const user = await enrolOwner(service.call, 2);
      const limits = [{ chainId: evm.chainId, asset: 'native', perTransaction: null, per24Hours: '1' }];
      await service.call('PUT /settings/policy', { token: user.accessToken, body: { limits } });
      const call = transfer({ to: refusing, value: '1', data: '0xdeadbeef' });
      const gives = [{ asset: { kind: 'native' }, amount: '1' }];
      const effects = [{ kind: 'send', gives, gets: [], from: null, to: refusing }];
      const judged = async () => {
        const hash = await submit(service.call, user, { tx: call, chainId: evm.chainId });
        await judge(service.call, hash, 'APPROVED', { effects });
        return hash;
      };
      const first = await judged();
      expect(await status(await judged(), user)).toBe('PENDING');
      const answer = await report(first, await send(call, { from: user.wallet }), { by: { key: user.key } });
      expect(answer.body).toMatchObject({ status: 'FAILED' });
      expect(await status(await judged(), user)).toBe('PENDING');
    });

    it(
      'by access token, signature and ADMIN key, with the hash in any case, on the record chain',
      proves('auth.signature.transactions', 'execution.chain', 'execution.rpc'),
      async () => {
        for (const by of [{ token: owner.accessToken }, { key: testAdminKey }]) {
          const hash = await approvedTransaction(transfer());
          const txHash = `0x${(await send(transfer())).slice(2).toUpperCase()}`;
          expect((await report(hash, txHash, { by, on: elsewhere })).body).toMatchObject({ status: 'EXECUTED' });
        }
        const hash = await approvedTransaction(transfer());
        const route = `POST /transactions/${hash}/execution`;
        const answer = await callSigned(service.call, owner.wallet, route, {
          body: { txHash: await send(transfer()) },
        });
        expect(answer.body).toMatchObject({ status: 'EXECUTED' });
      },
    );

    it('a repeat gets the same answer, and changes nothing', async () => {
      const hash = await approvedTransaction(transfer());
      const txHash = await send(transfer());
      const first = await report(hash, txHash);
      const again = await report(hash, txHash, { on: elsewhere });
      expect([again.status, again.body]).toEqual([200, first.body]);
    });

    it('20 identical reports at once, on two instances, are one execution and get one answer', async () => {
      for (let round = 0; round < 3; round++) {
        const hash = await approvedTransaction(transfer());
        const txHash = await send(transfer());
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, n) => report(hash, txHash, { on: n % 2 ? service : elsewhere })),
        );
        expect([...new Set(answers.map(({ status, text }) => `${status} ${text}`))]).toHaveLength(1);
        expect(answers[0]?.body).toMatchObject({ status: 'EXECUTED' });
        const { history } = (await service.call(`GET /transactions/${hash}`, { key: owner.key })).body as {
          history: { action: string }[];
        };
        expect(history.filter(({ action }) => action === 'transaction.execute')).toHaveLength(1);
      }
    });

    it('a sealed one, by the call hash of its verdict', proves('execution.checked'), async () => {
      await registerPgpKey(service.call, owner, readGpgExport('gpg-ed25519'));
      const sealed = async (callHash?: Hex) => {
        const body = { escrowAddress: owner.wallet.address, encryptedPayload: sealedMessage, chainId: evm.chainId };
        const hash = (await service.call('POST /transactions', { key: owner.key, body })).get('requestHash');
        await judge(service.call, hash, 'APPROVED', { ...(callHash && { callHash }) });
        return hash;
      };
      const account = owner.wallet.address.toLowerCase() as Address;
      const to = recipient.toLowerCase() as Address;
      const hashOf = (value: string) => hashCall({ chainId: evm.chainId, account, to, value, data: '0x' });
      const txHash = await send(transfer());
      await expectRefused(await sealed(hashOf('6')), txHash, 'txHash: is a different call from the approved one');
      await expectRefused(await sealed(), txHash, 'txHash: cannot be compared');
      expect((await report(await sealed(hashOf('5')), txHash)).body).toMatchObject({ status: 'EXECUTED' });
    });
  });

  describe('400', () => {
    it.each<[string, () => Promise<Hex>, string]>([
      ['another sender', () => send(transfer(), { from: createWallet() }), 'was not sent by'],
      ['another recipient', () => send(transfer({ to: createWallet().address })), 'is a different call'],
      ['another value', () => send(transfer({ value: '6' })), 'is a different call'],
      ['other data', () => send(transfer({ data: '0x00' })), 'is a different call'],
      ['a deployment', () => send({ value: '5', data: '0x00' }), 'is a different call'],
      ['an unknown hash', async () => nobodysHash as Hex, `is not known on chain`],
    ])('%s, and it stays APPROVED', proves('execution.checked'), async (_what, make, said) => {
      const hash = await approvedTransaction(transfer());
      await expectRefused(hash, await make(), `txHash: ${said}`);
    });

    it('without enough confirmations, and accepted once it has them', proves('execution.confirmations'), async () => {
      const hash = await approvedTransaction(transfer());
      const txHash = await send(transfer(), { confirmations: CONFIRMATIONS - 1 });
      await expectRefused(hash, txHash, `txHash: has ${CONFIRMATIONS - 1} of ${CONFIRMATIONS} confirmations`);
      await client.mine({ blocks: 1 });
      expect((await report(hash, txHash)).body).toMatchObject({ status: 'EXECUTED' });
    });

    it('in a block from before the request, even with the same call', async () => {
      const hash = await approvedTransaction(transfer());
      const txHash = await send(transfer());
      const later = "UPDATE transactions SET created_at = now() + interval '5 minutes' WHERE request_hash = $1";
      await database.pool.query(later, [hash]);
      await expectRefused(hash, txHash, 'txHash: was mined before this transaction was requested');
    });

    it('not in a block yet', async () => {
      const hash = await approvedTransaction(transfer());
      await client.setAutomine(false);
      try {
        const serializedTransaction = await signSending(transfer(), owner.wallet);
        const txHash = await client.sendRawTransaction({ serializedTransaction });
        await expectRefused(hash, txHash, 'txHash: is not in a block yet');
      } finally {
        await client.setAutomine(true);
        await client.mine({ blocks: 1 });
      }
    });

    it('without an RPC for the chain: none configured, or that of another chain', proves('execution.rpc'), async () => {
      const hash = await approvedTransaction(transfer());
      const txHash = await send(transfer());
      for (const on of [withoutChain, withWrongChain]) {
        expect((await report(hash, txHash, { on })).body).toEqual(problem(400, 'txHash: cannot be looked up'));
      }
      const other = await submit(service.call, owner, { tx: transfer(), chainId: 1 });
      await judge(service.call, other, 'APPROVED');
      for (const on of [service, elsewhere, withWrongChain]) {
        expect((await report(other, txHash, { on })).body).toEqual(problem(400, 'no RPC is configured for chain 1'));
      }
    });

    it.each([undefined, null, 1, '', '0x12', `0x${'zz'.repeat(32)}`])('the txHash %j', async (txHash) => {
      const hash = await approvedTransaction(transfer());
      await expectRefused(hash, txHash, 'txHash: ');
    });

    it('a request that is not approved: pending, rejected, or already executed by another transaction', async () => {
      const txHash = await send(transfer());
      const pending = await submit(service.call, owner, { tx: transfer(), chainId: evm.chainId });
      expect((await report(pending, txHash)).body).toEqual(problem(400, 'requestHash: the transaction is PENDING'));
      await decide(service.call, pending, { token: owner.accessToken, body: { decision: 'REJECTED' } });
      expect((await report(pending, txHash)).body).toEqual(problem(400, 'requestHash: the transaction is REJECTED'));
      const executed = await approvedTransaction(transfer());
      expect((await report(executed, txHash)).status).toBe(200);
      const second = await send(transfer());
      expect((await report(executed, second)).body).toEqual(problem(400, 'requestHash: the transaction is EXECUTED'));
    });

    it(
      'a transaction on chain counts once: one of two identical requests gets it',
      proves('execution.once'),
      async () => {
        const [first, second] = [await approvedTransaction(transfer()), await approvedTransaction(transfer())];
        const txHash = await send(transfer());
        expect((await report(first, txHash)).status).toBe(200);
        await expectRefused(second, txHash, 'txHash: has already executed another transaction');
      },
    );

    it(
      '20 identical requests at once, on two instances, with the same transaction: one gets it',
      proves('execution.once'),
      async () => {
        for (let round = 0; round < 3; round++) {
          const hashes = await Promise.all(Array.from({ length: 20 }, () => approvedTransaction(transfer())));
          const txHash = await send(transfer());
          const answers = await Promise.all(
            hashes.map((hash, n) => reportUntilAnswered(hash, txHash, { on: n % 2 ? service : elsewhere })),
          );
          expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
          const statuses = await Promise.all(hashes.map((hash) => status(hash)));
          expect(statuses.filter((each) => each === 'EXECUTED')).toHaveLength(1);
        }
      },
    );

    it('a further decision on an executed request', proves('status.final'), async () => {
      const hash = await approvedTransaction(transfer());
      await report(hash, await send(transfer()));
      const body = { decision: 'REJECTED' };
      const answer = await decide(service.call, hash, { token: owner.accessToken, body });
      expect(answer.body).toEqual(problem(400, 'decision: the transaction is EXECUTED'));
    });
  });

  describe('401', () => {
    it('without credentials', async () => {
      expect((await report(nobodysHash, nobodysHash, { by: {} })).body).toMatchObject({ statusCode: 401 });
    });
  });

  describe('403', () => {
    it("another user's transaction, and an ORION key", async () => {
      const hash = await approvedTransaction(transfer());
      const other = await enrolOwner(service.call);
      const txHash = await send(transfer());
      for (const by of [{ key: other.key }, { token: other.accessToken }, { key: testOrionKey }]) {
        expect((await report(hash, txHash, { by })).body).toMatchObject({ statusCode: 403 });
      }
      expect(await status(hash)).toBe('APPROVED');
    });
  });

  describe('404', () => {
    it.each([nobodysHash, 'nonsense'])('the hash %s', async (hash) => {
      expect((await report(hash, nobodysHash)).body).toEqual(problem(404, 'requestHash: '));
    });
  });

  describe('503', () => {
    it('while the chain is unreachable, with the time to wait', async () => {
      const hash = await approvedTransaction(transfer());
      const answer = await report(hash, await send(transfer()), { on: withChainDown });
      expect(answer.body).toMatchObject({ statusCode: 503, message: expect.stringContaining('chain') });
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await status(hash)).toBe('APPROVED');
    });
  });
});
