import { readFileSync } from 'node:fs';
import { testServiceFile } from '@countersign/harness/arbiter/orion';
import { proves } from '@countersign/harness/proves';
import { enrolSealer, hashOf, sealFields, submitSealed } from '@countersign/harness/requests/follow-request';
import {
  decide,
  enrolOwner,
  judge,
  type Owner,
  someAddress,
  submit,
  transferFields,
} from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { database, service, startInstance } = await useTestService();
const { call } = service;
const elsewhere = await startInstance();

const arbiterKey = JSON.parse(readFileSync(testServiceFile, 'utf8')).pgpPublicKey as string;
const hash32 = (digit: string) => `0x${digit.repeat(64)}`;
const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const usdc = '0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238';
const sends = (to = someAddress, amount = '1000000') => [
  { kind: 'send', gives: [{ asset: { kind: 'token', address: usdc }, amount }], gets: [], from: null, to },
];
const words = `Pay 1 USDC to ${someAddress}`;

interface Asked {
  readonly userPrompt?: string;
  readonly effects?: readonly object[];
  readonly [field: string]: unknown;
}

const enrol = (repeatWithinHours = 24) => enrolOwner(call, 2, { repeatWithinHours });

const standingOf = async (owner: Owner, hash: string) => {
  const { body } = await call(`GET /transactions/${hash}`, { token: owner.accessToken });
  const { status, verdict } = body as { status: string; verdict: { ownerNeededBecause: string | null } | null };
  return { status, because: verdict?.ownerNeededBecause ?? null };
};

/** Submits a request, and posts an approving verdict. */
async function pass(owner: Owner, { effects = sends(), ...fields }: Asked = {}) {
  const hash = await submit(call, owner, { userPrompt: words, tx: { to: usdc, value: '0', data: '0x' }, ...fields });
  await judge(call, hash, 'APPROVED', { effects });
  return { hash, ...(await standingOf(owner, hash)) };
}
const statuses = async (owner: Owner, requests: readonly Asked[]) => {
  const found: string[] = [];
  for (const asked of requests) found.push((await pass(owner, asked)).status);
  return found;
};

describe('an instruction', () => {
  it(
    'counts once: the same one asks the owner, and says when it was approved',
    proves('instruction.once'),
    async () => {
      const owner = await enrol();
      const first = await pass(owner);
      expect(first).toMatchObject({ status: 'APPROVED', because: null });
      for (let again = 0; again < 11; again++) {
        const { status, because } = await pass(owner);
        expect(status).toBe('PENDING');
        expect(because).toMatch(/^The same instruction was approved at \d{4}-\S+Z \(not executed yet\)/);
      }
      await database.pool.query('UPDATE transactions SET claimed_at = now() WHERE request_hash = $1', [first.hash]);
      expect((await pass(owner)).because).toContain('(being executed)');
      await database.pool.query("UPDATE transactions SET status = 'EXECUTED' WHERE request_hash = $1", [first.hash]);
      expect((await pass(owner)).because).toContain('(executed)');
    },
  );

  it('is approved for one of many that are judged at once, on two instances', proves('instruction.once'), async () => {
    for (let round = 0; round < 3; round++) {
      const owner = await enrol();
      const hashes = await Promise.all(Array.from({ length: 12 }, () => submit(call, owner, { userPrompt: words })));
      await Promise.all(
        hashes.map((hash, n) => judge(n % 2 ? call : elsewhere.call, hash, 'APPROVED', { effects: sends() })),
      );
      const found = await Promise.all(hashes.map((hash) => standingOf(owner, hash)));
      expect(found.filter(({ status }) => status === 'APPROVED')).toHaveLength(1);
      expect(found.filter(({ status }) => status === 'PENDING')).toHaveLength(11);
    }
  });

  it.each<[string, Asked]>([
    ['in capitals, with other punctuation and spaces', { userPrompt: `PAY  1 USDC — to: ${someAddress}!` }],
    ['with an invisible character', { userPrompt: words.replace('Pay', 'P\u200bay') }],
    ['with an emoji', { userPrompt: `${words} ✔️` }],
    ['with an accent', { userPrompt: words.replace('Pay', 'Páy') }],
    ['for a slightly smaller amount', { effects: sends(someAddress, '999999') }],
    ['as another call', { tx: { to: other, value: '0', data: '0x01' } }],
    [
      'with an allowance before it',
      { effects: [{ ...sends()[0], kind: 'approve', to: null, spender: other }, ...sends()] },
    ],
    ['in two parts', { effects: [...sends(someAddress, '400000'), ...sends(someAddress, '600000')] }],
    ['with addresses in lower case', { effects: sends(someAddress.toLowerCase()) }],
  ])('is the same one %s', proves('instruction.same'), async (_, asked) => {
    const owner = await enrol();
    expect(await statuses(owner, [{}, asked])).toEqual(['APPROVED', 'PENDING']);
  });

  it(
    'is a different one with other words, for another recipient, or from another owner',
    proves('instruction.same'),
    async () => {
      const owner = await enrol();
      const asked = [{}, { userPrompt: `${words} for invoice 7` }, { effects: sends(other) }, { chainId: 1 }];
      expect(await statuses(owner, asked)).toEqual(asked.map(() => 'APPROVED'));
      expect(await statuses(await enrol(), [{}])).toEqual(['APPROVED']);
    },
  );

  it('can be given again if the first request was not executed', proves('instruction.unused'), async () => {
    const owner = await enrol();
    const set = (hash: string, change: string) =>
      database.pool.query(`UPDATE transactions SET ${change} WHERE request_hash = $1`, [hash]);
    await set((await pass(owner)).hash, "valid_until = now() - interval '1 s'");
    const failed = await pass(owner);
    expect(failed.status).toBe('APPROVED');
    await set(failed.hash, "status = 'FAILED'");
    const withdrawn = await pass(owner);
    expect(withdrawn.status).toBe('APPROVED');
    await decide(call, withdrawn.hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    const rejected = await submit(call, owner, { userPrompt: words });
    await judge(call, rejected, 'REJECTED', { effects: sends() });
    expect((await pass(owner)).status).toBe('APPROVED');
    expect((await pass(owner)).status).toBe('PENDING');
  });

  it(
    'stays used if a key withdraws the approval, because its holder may have executed it',
    proves('instruction.unused'),
    async () => {
      const owner = await enrol();
      const { hash } = await pass(owner);
      await decide(call, hash, { key: owner.key, body: { decision: 'REJECTED' } });
      expect(await pass(owner)).toMatchObject({
        status: 'PENDING',
        because: expect.stringContaining('withdrawn by a key'),
      });
    },
  );

  it('that the owner approved again is approved, and used again', proves('instruction.once'), async () => {
    const owner = await enrol();
    await pass(owner);
    const { hash } = await pass(owner);
    await decide(call, hash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    expect(await standingOf(owner, hash)).toMatchObject({ status: 'APPROVED' });
    expect((await pass(owner)).status).toBe('PENDING');
  });

  it.each<[string, object, string]>([
    ['a limit for the day on the asset', { asset: usdc, per24Hours: '2500000' }, 'APPROVED'],
    ['a limit per transaction', { asset: usdc, perTransaction: '2500000' }, 'PENDING'],
  ])('is asked about again or not under %s', proves('instruction.limit'), async (_, limit, second) => {
    const owner = await enrol();
    const body = { limits: [{ chainId: 11155111, ...limit }], allowedRecipients: [someAddress] };
    await call('PUT /settings/policy', { token: owner.accessToken, body });
    expect(await statuses(owner, [{}, {}])).toEqual(['APPROVED', second]);
    // The daily limit still applies.
    expect((await pass(owner)).status).toBe('PENDING');
  });

  it('is not covered by a list of recipients alone', proves('instruction.limit'), async () => {
    const owner = await enrol();
    const body = { limits: [], allowedRecipients: [someAddress] };
    await call('PUT /settings/policy', { token: owner.accessToken, body });
    expect(await statuses(owner, [{}, {}])).toEqual(['APPROVED', 'PENDING']);
  });

  it('is remembered for as many hours as the settings say', proves('instruction.hours'), async () => {
    const age = (owner: Owner, hours: number) =>
      database.pool.query(
        'UPDATE instruction_uses SET created_at = created_at - make_interval(hours => $2) WHERE owner_id = $1',
        [owner.userId, hours],
      );
    for (const hours of [24, 720]) {
      const owner = await enrol(hours);
      await pass(owner);
      await age(owner, hours - 1);
      expect((await pass(owner)).status).toBe('PENDING');
      await age(owner, 2);
      expect((await pass(owner)).status).toBe('APPROVED');
    }
    expect(await statuses(await enrol(0), [{}, {}])).toEqual(['APPROVED', 'APPROVED']);
  });
});

describe('a payment whose payee only the terms name', () => {
  let nonces = 0;
  const payment = (payTo: string, host = 'api.example.com', path = '/weather') => {
    const accepted = {
      scheme: 'exact',
      network: 'eip155:8453',
      asset: usdc,
      amount: '5',
      payTo,
      maxTimeoutSeconds: 60,
    };
    const paymentRequired = { x402Version: 2, resource: { url: `https://${host}${path}` }, accepts: [accepted] };
    return { kind: 'x402', paymentRequired, accepted };
  };
  const paying = (owner: Owner, payTo: string, { host, path, prompt }: Record<string, string> = {}): Asked => {
    nonces += 1;
    const message = { from: owner.wallet.address, to: payTo, nonce: `0x${String(nonces).padStart(64, '0')}` };
    return {
      userPrompt: prompt ?? `Pay at most 1 USDC for https://${host ?? 'api.example.com'}`,
      tx: undefined,
      chainId: 8453,
      effects: sends(payTo),
      payment: payment(payTo, host, path),
      typedData: {
        domain: { name: 'USD Coin', version: '2', chainId: 8453, verifyingContract: usdc },
        primaryType: 'TransferWithAuthorization',
        types: {
          TransferWithAuthorization: [
            { name: 'from', type: 'address' },
            { name: 'to', type: 'address' },
            { name: 'nonce', type: 'bytes32' },
          ],
        },
        message,
      },
    };
  };

  it('counts once a day for its host, with any words and any payee', proves('instruction.host'), async () => {
    const owner = await enrol();
    const found = await statuses(owner, [
      paying(owner, someAddress),
      paying(owner, someAddress),
      paying(owner, other),
      paying(owner, other, { prompt: 'Pay api.example.com once more', path: '/archive' }),
      paying(owner, other, { host: 'api.example.org' }),
    ]);
    expect(found).toEqual(['APPROVED', 'PENDING', 'PENDING', 'PENDING', 'APPROVED']);
    const { because } = await pass(owner, paying(owner, someAddress));
    expect(because).toMatch(/^Another payment to api\.example\.com, whose payee only the terms name, was approved at/);
  });

  it('is an instruction like any other if the words name the payee', proves('instruction.host'), async () => {
    const owner = await enrol();
    const prompt = `Pay 1 USDC to ${someAddress} for https://api.example.com`;
    const named = () => paying(owner, someAddress, { prompt });
    const found = await statuses(owner, [paying(owner, someAddress), named(), named()]);
    expect(found).toEqual(['APPROVED', 'APPROVED', 'PENDING']);
  });
});

describe('a sealed request', () => {
  it('is compared by the instruction key that the arbiter posts', proves('instruction.sealed'), async () => {
    const sealer = await enrolSealer(call, 2, { repeatWithinHours: 24 });
    const encryptedPayload = await sealFields(sealer, arbiterKey);
    const found: string[] = [];
    for (const instruction of [hash32('a'), hash32('a'), hash32('b'), undefined, undefined]) {
      const hash = hashOf(await submitSealed(call, sealer, encryptedPayload));
      await judge(call, hash, 'APPROVED', { effects: null, instruction });
      found.push((await standingOf(sealer, hash)).status);
    }
    expect(found).toEqual(['APPROVED', 'PENDING', 'APPROVED', 'APPROVED', 'APPROVED']);
  });
});

it(
  'the service ignores `instruction` for a readable request and computes it',
  proves('instruction.sealed'),
  async () => {
    const owner = await enrol();
    const found: string[] = [];
    for (const instruction of [hash32('a'), hash32('b')]) {
      const hash = await submit(call, owner, { userPrompt: words });
      await judge(call, hash, 'APPROVED', { effects: sends(), instruction });
      found.push((await standingOf(owner, hash)).status);
    }
    expect(found).toEqual(['APPROVED', 'PENDING']);
  },
);

describe('an instructionId', () => {
  it('is used up by the first request that is approved with it', proves('instruction.id'), async () => {
    const owner = await enrol();
    const ask = (instructionId: unknown, key = owner.key, { wallet } = owner) =>
      call('POST /transactions', { key, body: transferFields(wallet.address, { instructionId }) });
    const first = await pass(owner, { instructionId: 'order 7' });
    expect(first.status).toBe('APPROVED');
    const second = await ask('order 7');
    expect([second.status, second.headers.get('problem-code')]).toEqual([409, 'transaction.instruction_used']);
    expect(second.get('message')).toContain('instructionId');
    // It stays used after a withdrawal, and other owners can use the same id.
    await decide(call, first.hash, { token: owner.accessToken, body: { decision: 'REJECTED' } });
    expect((await ask('order 7')).status).toBe(409);
    const stranger = await enrol();
    expect((await ask('order 7', stranger.key, stranger)).status).toBe(201);
    expect((await ask('order 8')).status).toBe(201);
    for (const invalid of ['', 'x'.repeat(101), 7]) expect((await ask(invalid)).status).toBe(400);
  });

  it('serves one of many requests that are judged at once', proves('instruction.id'), async () => {
    const owner = await enrol(0);
    const hashes = await Promise.all(
      Array.from({ length: 8 }, () => submit(call, owner, { instructionId: 'order 9' })),
    );
    await Promise.all(hashes.map((hash, n) => judge(n % 2 ? call : elsewhere.call, hash, 'APPROVED')));
    const found = await Promise.all(
      hashes.map(async (hash) => (await call(`GET /transactions/${hash}`, { token: owner.accessToken })).body),
    );
    const standings = found.map((each) => {
      const { status, statusReason } = each as { status: string; statusReason: string | null };
      return `${status} ${statusReason}`;
    });
    expect(standings.toSorted()).toEqual([
      'APPROVED null',
      ...Array.from({ length: 7 }, () => 'REJECTED instruction_used'),
    ]);
  });
});
