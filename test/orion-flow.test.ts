import { proves } from '@countersign/harness/proves';
import {
  enrolSealer,
  hashOf,
  mismatch,
  type Sealer,
  sealFields,
  sealText,
  submitSealed,
  untilJudged,
  untilRecord,
  untilSettled,
  type WholeTransaction,
} from '@countersign/harness/requests/follow-request';
import { recorder, useSealedFlow } from '@countersign/harness/requests/sealed-flow';
import { type PostedVerdict, verdictHash } from '@countersign/harness/requests/signed-verdict';
import {
  decide,
  enrolOwner,
  readStatus,
  someAddress,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import { testAdminKey, testMasterKey } from '@countersign/harness/service/test-service';
import { type Hex, hashCall, parseAddress, type ValidationResponse } from '@countersign/protocol';
import { decrypt, generateKey, type PrivateKey, readKey, readMessage, readPrivateKey } from 'openpgp';
import { createPublicClient, http, recoverAddress } from 'viem';
import { beforeAll, describe, expect, it } from 'vitest';
import { verdictVerifier } from '../contracts/src/index.ts';
import { UNREADABLE } from '../orion/src/judge.ts';
import { createLocalKeys } from '../service/src/platform/crypto/local-keys.ts';
import { createSealer } from '../service/src/platform/crypto/seal.ts';

const { call, database, chain, arbiter, validator } = await useSealedFlow();
const { pool } = database;

const types = [0, 1, 2] as const;
type ExecutionType = (typeof types)[number];

const failedCheck = 'intent_alignment.amount_matching';
let owners: readonly Sealer[];
let stranger: PrivateKey;
const unreadableStandard = new Map<ExecutionType, string>();

beforeAll(async () => {
  owners = await Promise.all(types.map((type) => enrolSealer(call, type)));
  ({ privateKey: stranger } = await generateKey({
    type: 'ecc',
    curve: 'curve25519Legacy',
    userIDs: [{ name: 'stranger' }],
    format: 'object',
  }));
  // Damaged while no arbiter runs, which might be faster.
  for (const type of types) {
    const requestHash = await submit(call, ownerOf(type));
    await untilRecord(call, ownerOf(type), requestHash, (record) => record.chain?.status === 'recorded');
    await damage[type](requestHash);
    unreadableStandard.set(type, requestHash);
  }
  await arbiter.start();
}, 120_000);

const ownerOf = (type: ExecutionType) => owners[type] as Sealer;

/** Possible damage to a payload that the service has sealed. */
const damage: Record<ExecutionType, (requestHash: string) => Promise<unknown>> = {
  // Opens and is correctly signed, but is the payload of another request.
  0: async (requestHash) => {
    const other = await submit(call, ownerOf(0), { contextLogs: { reason: 'another request' } });
    const { cid } = await untilRecord(call, ownerOf(0), other, (record) => record.cid !== null);
    await changeRecord(requestHash, 'cid', cid);
  },
  // Is not a message.
  1: async (requestHash) => {
    const { rows } = await pool.query("SELECT cid FROM content_blocks WHERE bytes::text LIKE '%5055424c4943204b4559%'");
    await changeRecord(requestHash, 'cid', rows[0].cid);
  },
  // Signed by another key than stated.
  2: async (requestHash) => {
    await pool.query(
      `INSERT INTO sealing_keys (fingerprint, armored_public_key, sealed_private_key, created_at)
       VALUES ('another', $1, '', '2020-01-01')`,
      [stranger.toPublic().armor()],
    );
    await changeRecord(requestHash, 'sealing_key', 'another');
  },
};

const changeRecord = (requestHash: string, column: 'cid' | 'sealing_key', value: unknown) =>
  pool.query(
    `UPDATE request_records SET ${column} = $2 FROM transactions WHERE id = transaction_id AND request_hash = $1`,
    [requestHash, value],
  );

const seal = (owner: Sealer, different: Record<string, unknown> = {}) =>
  sealFields(owner, arbiter.pgpPublicKey, different);
const to = () => arbiter.pgpPublicKey;

/** Payloads sealed for the arbiter that cannot be read as that of this request. */
const unreadableSealed: Record<string, (owner: Sealer) => Promise<string>> = {
  'made for another account': (owner) => seal(owner, { escrowAddress: someAddress }),
  'made for another chain': (owner) => seal(owner, { chainId: 1 }),
  'that nobody signed': (owner) =>
    sealText(JSON.stringify(transferFields(owner.wallet.address)), { to: to(), by: null }),
  'signed by a stranger': (owner) =>
    sealText(JSON.stringify(transferFields(owner.wallet.address)), { to: to(), by: stranger }),
  'that is no JSON': (owner) => sealText('Send 1 ETH', { to: to(), by: owner.pgpKey }),
  'with a field too many': (owner) => seal(owner, { chianId: 1 }),
  'that says it is open': (owner) => seal(owner, { encrypted: false }),
};
const unreadableByType = ['made for another account', 'that nobody signed', 'that is no JSON'] as const;

const forms = {
  standard: {
    submit: (owner: Sealer, different = {}) => submit(call, owner, different),
    unreadable: async (_owner: Sealer, type: ExecutionType) => unreadableStandard.get(type) ?? '',
  },
  sealed: {
    submit: async (owner: Sealer, different = {}) =>
      hashOf(await submitSealed(call, owner, await seal(owner, different))),
    unreadable: async (owner: Sealer, type: ExecutionType) => {
      const payload = await unreadableSealed[unreadableByType[type]]?.(owner);
      return hashOf(await submitSealed(call, owner, payload ?? ''));
    },
  },
};

/** Request and verdict match the service's answers, and the arbiter signed the verdict. */
async function expectOnChain(record: WholeTransaction, cid = record.cid): Promise<void> {
  const { requestHash, verdict, settlement } = record;
  expect(await chain.reader.getRequest(recorder, requestHash as Hex)).toMatchObject({
    serviceId: 1,
    cid,
    decision: verdict?.decision,
    responseCid: verdict?.responseCid ?? '',
  });
  expect(record.chain).toMatchObject({ chainId: chain.deployment.chainId, sender: recorder });
  expect(settlement).toMatchObject({
    chainId: chain.deployment.chainId,
    txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    blockNumber: expect.any(Number),
    settledAt: expect.any(String),
  });
}

const rpc = createPublicClient({ transport: http(chain.variables.CHAIN_RPC_URL) });

/** From the record alone: offline, and by the contract. */
async function expectSigned({ requestHash, verificationServiceId, verdict }: WholeTransaction): Promise<void> {
  const signature = verdict?.signature as Hex;
  const hash = verdictHash(requestHash, verdict as unknown as PostedVerdict);
  expect(await recoverAddress({ hash, signature })).toBe(arbiter.account);
  const { abi } = verdictVerifier;
  const address = chain.deployment.contracts.verdictVerifier;
  const signed = {
    requestHash: requestHash as Hex,
    decision: { APPROVED: 1, REJECTED: 2, UNDECIDED: 3 }[verdict?.decision ?? 'UNDECIDED'],
    confidenceBps: Math.round((verdict?.confidence ?? 0) * 10_000),
    callHash: (verdict?.callHash ?? `0x${'0'.repeat(64)}`) as Hex,
    reportHash: (verdict?.reportHash ?? `0x${'0'.repeat(64)}`) as Hex,
    effectsHash: (verdict?.effectsHash ?? `0x${'0'.repeat(64)}`) as Hex,
    decidedAt: BigInt(verdict?.decidedAt ?? 0),
  };
  const isSigned = (changed: object) =>
    rpc.readContract({
      abi,
      address,
      functionName: 'isSignedVerdict',
      args: [BigInt(verificationServiceId), { ...signed, ...changed }, signature],
    });
  expect(await isSigned({})).toBe(true);
  expect(await isSigned({ decision: (signed.decision % 3) + 1 })).toBe(false);
}

async function openWith(decryptionKeys: PrivateKey, armoredMessage: string): Promise<string> {
  return (await decrypt({ message: await readMessage({ armoredMessage }), decryptionKeys })).data;
}

/** The key that signs payloads sealed by the service. */
async function readSealingKey(): Promise<PrivateKey> {
  const { rows } = await pool.query(
    "SELECT sealed_private_key AS sealed FROM sealing_keys WHERE fingerprint <> 'another'",
  );
  const sealer = createSealer(createLocalKeys(Buffer.from(testMasterKey, 'hex')));
  return readPrivateKey({ armoredKey: (await sealer.open(rows[0].sealed, 'sealing key')).toString() });
}

const getBlock = async (cid: string | null) => (await call(`GET /ipfs/${cid}`)).text;

const callHashOf = (owner: Sealer, value: string) => {
  const [account, callee] = [parseAddress(owner.wallet.address), parseAddress(someAddress)];
  return account && callee && hashCall({ chainId: 11155111, account, to: callee, value, data: '0x' });
};

describe.each(types)('a request of execution type %i', { timeout: 120_000 }, (type) => {
  describe.each(Object.keys(forms) as (keyof typeof forms)[])('in the %s form', (name) => {
    const form = forms[name];
    const isSealed = name === 'sealed';

    it(
      'is approved if the call matches the words',
      proves(
        'polling.workflow',
        'sealed.keys',
        'sealed.payload',
        'verdict.approved',
        'verdict.call-hash',
        'verdict.posts',
        'verdict.sealed.analysis',
        'verdict.signed',
      ),
      async () => {
        const owner = ownerOf(type);
        const record = await untilSettled(call, owner, await form.submit(owner));
        expect(record).toMatchObject({ form: name, execution: type, status: type === 1 ? 'PENDING' : 'APPROVED' });
        expect(record.verdict).toMatchObject({
          decision: 'APPROVED',
          ownerNeeded: type === 1,
          callHash: callHashOf(owner, '1000000000000000000'),
        });
        await expectOnChain(record);
        await expectSigned(record);
        if (type !== 1) return;
        await decide(call, record.requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
        expect(await readStatus(call, owner, record.requestHash)).toBe('APPROVED');
      },
    );

    it(
      'is rejected if it does something else, with the failed check',
      proves('polling.workflow', 'verdict.rejected', 'verdict.sealed.analysis', 'verdict.signed'),
      async () => {
        const owner = ownerOf(type);
        const record = await untilSettled(call, owner, await form.submit(owner, mismatch));
        expect(record).toMatchObject({ status: 'REJECTED', verdict: { decision: 'REJECTED', ownerNeeded: false } });
        const { analysis } = record.verdict;
        expect(analysis).toContain(failedCheck);
        // The reason reveals the content of a sealed request, which only its owner may read.
        if (isSealed) expect(analysis).not.toMatch(/ETH|0x|1,000|2/);
        else expect(analysis).toContain('2 ETH');
        await expectOnChain(record);
        await expectSigned(record);
      },
    );

    it(
      'is left to its owner if the payload is unreadable',
      proves(
        'polling.workflow',
        'verdict.payload-signer',
        'verdict.request-hash',
        'verdict.signed',
        'verdict.unreadable',
      ),
      async () => {
        const owner = ownerOf(type);
        const requestHash = await form.unreadable(owner, type);
        const record = await untilSettled(call, owner, requestHash);
        expect(record).toMatchObject({
          status: 'PENDING',
          verdict: { decision: 'UNDECIDED', analysis: UNREADABLE, ownerNeeded: true, report: null, effects: null },
        });
        expect(record.verdict).toMatchObject({ callHash: null, responseCid: null, confidence: 0 });
        const recorded = await chain.reader.getRequest(recorder, requestHash as Hex);
        await expectOnChain(record, recorded?.cid);
        await expectSigned(record);
      },
    );
  });
});

describe('a sealed payload', { timeout: 120_000 }, () => {
  it.each(Object.keys(unreadableSealed))(
    '%s is undecided, always with the same words',
    proves(
      'sealed.inner-signature',
      'sealed.keys',
      'sealed.payload',
      'verdict.inner-fields',
      'verdict.mismatch',
      'verdict.payload-signer',
    ),
    async (name) => {
      const owner = ownerOf(0);
      const payload = (await unreadableSealed[name]?.(owner)) ?? '';
      const { verdict } = await untilJudged(call, owner, hashOf(await submitSealed(call, owner, payload)));
      expect(verdict).toMatchObject({ decision: 'UNDECIDED', analysis: UNREADABLE, report: null, callHash: null });
    },
  );

  it('needs the owner if the owner has a policy, because the service cannot see its effects', async () => {
    const owner = await enrolSealer(call, 2);
    const body = { limits: [{ chainId: 11155111, asset: 'native', perTransaction: `1${'0'.repeat(20)}` }] };
    expect((await call('PUT /settings/policy', { token: owner.accessToken, body })).status).toBe(200);
    const [open, sealed] = await Promise.all(
      [forms.standard, forms.sealed].map(async (form) => untilJudged(call, owner, await form.submit(owner))),
    );
    expect(open).toMatchObject({ status: 'APPROVED', verdict: { ownerNeeded: false } });
    expect(sealed).toMatchObject({ status: 'PENDING', verdict: { decision: 'APPROVED', ownerNeeded: true } });
  });

  it(
    'has a report that only its owner can open, and that the chain refers to',
    proves('verdict.sealed.report'),
    async () => {
      const owner = ownerOf(0);
      const { verdict } = await untilJudged(call, owner, await forms.sealed.submit(owner, mismatch));
      const report = verdict.report as string;
      const { data, signatures } = await decrypt({
        message: await readMessage({ armoredMessage: report }),
        decryptionKeys: owner.pgpKey,
        verificationKeys: await readKey({ armoredKey: arbiter.pgpPublicKey }),
      });
      await expect(signatures[0]?.verified).resolves.toBe(true);
      expect(JSON.parse(data) as ValidationResponse).toMatchObject({
        decision: 'REJECT',
        primary_failure_node: failedCheck,
      });
      expect(await getBlock(verdict.responseCid)).toBe(report);
      expect(verdict.effects).toBeNull();
      for (const key of [ownerOf(1).pgpKey, arbiter.keys.pgpPrivateKey, await readSealingKey()]) {
        await expect(openWith(key, report)).rejects.toThrow();
      }
    },
  );
});

describe('a payload that the service seals', { timeout: 120_000 }, () => {
  it(
    'is in the content store as a message that only the arbiter can open',
    proves('verdict.request-hash'),
    async () => {
      const owner = ownerOf(0);
      const requestHash = await forms.standard.submit(owner);
      const { cid } = await untilRecord(call, owner, requestHash, (record) => record.cid !== null);
      const armored = await getBlock(cid);
      expect(JSON.parse(await openWith(arbiter.keys.pgpPrivateKey, armored))).toMatchObject({
        userPrompt: `Send 1 ETH to ${someAddress}`,
        escrowAddress: owner.wallet.address.toLowerCase(),
      });
      for (const key of [owner.pgpKey, await readSealingKey()]) await expect(openWith(key, armored)).rejects.toThrow();
    },
  );

  it(
    'is judged with the whole report open to its owner, and encrypted in the content store',
    proves('verdict.report'),
    async () => {
      const owner = ownerOf(0);
      const { verdict } = await untilJudged(call, owner, await forms.standard.submit(owner));
      const answer = await validator.call('POST /validate', {
        body: {
          human_intent: `Send 1 ETH to ${someAddress}`,
          proposed_tx: {
            from: owner.wallet.address,
            to: someAddress,
            value: '1000000000000000000',
            data: '0x',
            chain_id: 11155111,
          },
          metadata: { generated_at_unix: verdict.decidedAt },
        },
      });
      expect(Object.keys(verdict.report as object)).toEqual(Object.keys(answer.body as object));
      expect(verdict.report).toMatchObject({ decision: 'PASS', results: (answer.body as ValidationResponse).results });
      expect(verdict.effects).toMatchObject([{ kind: 'send' }]);
      const response = await openWith(owner.pgpKey, await getBlock(verdict.responseCid));
      expect(JSON.parse(response)).toEqual(verdict.report);
    },
  );

  it('has no response on chain if its owner has no key', async () => {
    const owner = { ...(await enrolOwner(call)), pgpKey: stranger };
    const record = await untilSettled(call, owner, await forms.standard.submit(owner));
    expect(record.verdict).toMatchObject({ decision: 'APPROVED', responseCid: null });
    await expectOnChain(record);
  });
});

describe('a request in the open form', { timeout: 120_000 }, () => {
  it(
    'is judged by the same arbiter, and is neither in the content store nor on chain',
    proves('open.judged'),
    async () => {
      const owner = ownerOf(0);
      const blocks = async () => (await pool.query('SELECT count(*)::int AS n FROM content_blocks')).rows[0].n;
      const before = await blocks();
      const body = transferFields(owner.wallet.address, { encrypted: false });
      const requestHash = hashOf(await call('POST /transactions', { key: testAdminKey, body }));
      const record = await untilJudged(call, owner, requestHash);
      expect(record).toMatchObject({ form: 'open', status: 'APPROVED', cid: null, chain: null, settlement: null });
      expect(record.verdict).toMatchObject({ decision: 'APPROVED', responseCid: null, report: { decision: 'PASS' } });
      await expectSigned(record);
      expect(await blocks()).toBe(before);
      expect(await chain.reader.getRequest(recorder, requestHash as Hex)).toBeNull();
      const waiting = await pool.query(
        'SELECT FROM verification_requests JOIN transactions ON id = transaction_id WHERE request_hash = $1',
        [requestHash],
      );
      expect(waiting.rowCount).toBe(0);
    },
  );
});
