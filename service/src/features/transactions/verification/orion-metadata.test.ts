import { addService } from '@countersign/harness/people/verification-services';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { isoTime, issueServerKey, nobodysHash, problem, storingNothing } from '@countersign/harness/requests/answers';
import {
  nowSeconds,
  type PostedVerdict,
  signedVerdict,
  verdictHash,
} from '@countersign/harness/requests/signed-verdict';
import { decide, enrolOwner, judge, type Owner, submit } from '@countersign/harness/requests/transactions';
import { testAdminKey, testOrionKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
const txHash = `0x${'ab'.repeat(32)}`;
let owner: Owner;
let hash: string;
let otherOrion: string;

beforeAll(async () => {
  owner = await enrolOwner(call);
  hash = await submit(call, owner);
  await addService(database.pool, { id: 5 });
  otherOrion = (await issueServerKey(database, { type: 'orion', label: 'orion', serviceId: 5 })).key;
});

const patch =
  (what: 'tee-proof' | 'settlement') =>
  (requestHash: string, body: object, key: string | undefined = testOrionKey) =>
    call(`PATCH /internal/orion-metadata/${requestHash}/${what}`, { key, body });
const patchProof = patch('tee-proof');
const patchSettlement = patch('settlement');

const read = async (requestHash: string) =>
  (await call(`GET /transactions/${requestHash}`, { key: owner.key })).body as {
    teeProof: object | null;
    settlement: object | null;
    history: { action: string; by: string; detail: object }[];
  };

const signer = createWallet().address;

describe.each([
  ['tee-proof', { platform: 'none' }],
  ['settlement', { status: 'pending' }],
] as const)('PATCH /internal/orion-metadata/{requestHash}/%s', (what, valid) => {
  const change = patch(what);

  it(
    '200 with an ORION key of the service and with an ADMIN key',
    proves(
      'orion-metadata.keys',
      'server-keys.orion.internal',
      'settlement.optional',
      'settlement.update',
      'tee.optional',
      'tee.update',
    ),
    async () => {
      for (const key of [testOrionKey, testAdminKey]) expect((await change(hash, valid, key)).status).toBe(200);
      expect((await change(`0x${hash.slice(2).toUpperCase()}`, valid)).status).toBe(200);
    },
  );

  it('401 without credentials and with an access token', async () => {
    const route = `PATCH /internal/orion-metadata/${hash}/${what}`;
    expect((await call(route, { body: valid })).body).toEqual(problem(401, 'x-api-key'));
    expect((await call(route, { token: owner.accessToken, body: valid })).body).toEqual(problem(401, 'x-api-key'));
  });

  it("403 for a USER key, even the owner's", proves('orion-metadata.keys'), async () => {
    expect((await change(hash, valid, owner.key)).status).toBe(403);
  });

  it.each([nobodysHash, '0x12', 'nonsense'])(
    '404 for the hash %s',
    proves('orion-metadata.unknown'),
    async (unknown) => {
      for (const key of [testOrionKey, testAdminKey]) {
        expect((await change(unknown, valid, key)).body).toEqual(problem(404, 'requestHash: '));
      }
    },
  );

  it('404 for an ORION key of another service, which changes nothing', async () => {
    const answer = await storingNothing(database, () => change(hash, valid, otherOrion));
    expect(answer.body).toEqual(problem(404, 'requestHash: '));
  });
});

describe('a TEE proof', () => {
  it.each<[string, unknown]>([
    ['platform', undefined],
    ['platform', 'TDX'],
    ['quote', 'not hex, not base64'],
    ['quote', ''],
    ['quote', 'ab'.repeat(32 * 1024 + 1)],
    ['measurement', '0xabc'],
    ['reportData', 7],
    ['signer', '0x12'],
    ['verifiedAt', 'yesterday'],
  ])('400 names %s if it is %j', proves('tee.binary', 'tee.platform'), async (field, value) => {
    const body = { platform: 'tdx', [field]: value };
    const answer = await storingNothing(database, () => patchProof(hash, body));
    expect(answer.body).toEqual(problem(400, `${field}: `));
  });

  it(
    'is shown as it was sent, in hex or base64, with the owner’s record',
    proves('tee.binary', 'tee.optional'),
    async () => {
      const body = { platform: 'nitro', quote: 'q80=', measurement: '0xABcd', reportData: 'abcd', signer };
      const shown = { ...body, verifiedAt: null, updatedAt: isoTime };
      const answer = await patchProof(hash, { ...body, verifiedAt: '2026-01-01T00:00:00Z' });
      expect(answer.body).toEqual(shown);
      expect((await read(hash)).teeProof).toEqual(shown);
    },
  );

  it(
    'is replaced as a whole, and the first stays in the history, with all values and its sender',
    proves('orion-metadata.record'),
    async () => {
      const requestHash = await submit(call, owner);
      const first = { platform: 'sgx', quote: 'ab', measurement: 'cd', signer: signer.toLowerCase() };
      await patchProof(requestHash, first);
      const second = await patchProof(requestHash, { platform: 'tdx', reportData: 'ef' }, testAdminKey);
      const absent = { quote: null, measurement: null, signer: null, verifiedAt: null };
      expect(second.body).toEqual({ platform: 'tdx', reportData: 'ef', ...absent, updatedAt: isoTime });
      const { teeProof, history } = await read(requestHash);
      expect(teeProof).toEqual(second.body);
      expect(history.slice(1)).toMatchObject([
        { action: 'orion-metadata.tee-proof', by: 'orion-key', detail: { ...first, verifiedAt: null } },
        { action: 'orion-metadata.tee-proof', by: 'admin-key', detail: { platform: 'tdx', reportData: 'ef' } },
      ]);
    },
  );
});

describe('the binding of a proof to the verdict', () => {
  const said: PostedVerdict = { decision: 'UNDECIDED', confidence: 0.9, decidedAt: nowSeconds() };

  /** A quote in the format of the machine: its version, and the report data at the offset of the format. */
  function quoteOf(offset: number, version: number, reportData: Buffer): Buffer {
    const quote = Buffer.alloc(offset + 64 + 500, 0x5a);
    quote.writeUInt16LE(version, 0);
    reportData.copy(quote, offset);
    return quote;
  }
  const reportDataOf = (requestHash: string) =>
    Buffer.concat([Buffer.from(verdictHash(requestHash, said).slice(2), 'hex'), Buffer.alloc(32)]);

  const formats = [
    ['tdx', 4, 568],
    ['tdx', 5, 574],
    ['sev-snp', 2, 80],
    ['sgx', 3, 368],
  ] as const;

  it.each(formats)('is verified for %s in version %i, posted before the verdict', async (platform, version, offset) => {
    const requestHash = await submit(call, owner);
    const data = reportDataOf(requestHash);
    const quote = quoteOf(offset, version, data).toString('base64');
    const body = { platform, quote, reportData: data.toString('hex') };
    expect((await patchProof(requestHash, body)).body).toMatchObject({ verifiedAt: null });
    await decide(call, requestHash, { key: testOrionKey, body: await signedVerdict(requestHash, said) });
    expect((await read(requestHash)).teeProof).toMatchObject({ platform, verifiedAt: isoTime });
  });

  it.each(formats)('is verified for %s in version %i, posted after the verdict', async (platform, version, offset) => {
    const requestHash = await submit(call, owner);
    await decide(call, requestHash, { key: testOrionKey, body: await signedVerdict(requestHash, said) });
    const data = reportDataOf(requestHash);
    const quote = `0x${quoteOf(offset, version, data).toString('hex')}`;
    // If only the hash is given, the rest is zeros, which the machine uses as padding.
    const body = { platform, quote, reportData: `0x${data.subarray(0, 32).toString('hex')}` };
    const answer = await patchProof(requestHash, body);
    expect(answer.body).toMatchObject({ verifiedAt: isoTime });
    const { history } = await read(requestHash);
    expect(history.at(-1)?.detail).toMatchObject({ verifiedAt: isoTime });
  });

  it.each<[string, (body: { platform: string; quote: Buffer; reportData: Buffer }) => object]>([
    ['the quote has other report data', ({ quote }) => ({ quote: Buffer.from(quote).fill(1, 568, 632) })],
    [
      'only the first half of the report data is equal',
      ({ quote }) => ({ quote: Buffer.from(quote).fill(1, 600, 601) }),
    ],
    ['the quote is cut off', ({ quote }) => ({ quote: quote.subarray(0, 600) })],
    ['the quote has one byte', ({ quote }) => ({ quote: quote.subarray(0, 1) })],
    ['the proof has other report data', ({ reportData }) => ({ reportData: Buffer.from(reportData).fill(1) })],
    ['it is for another platform', () => ({ platform: 'sgx' })],
    ['it is for a platform with an unknown format', () => ({ platform: 'nitro' })],
    ['there is no quote', () => ({ quote: undefined })],
    ['there are no report data', () => ({ reportData: undefined })],
  ])('is not verified if %s', async (_what, spoil) => {
    const requestHash = await submit(call, owner);
    await decide(call, requestHash, { key: testOrionKey, body: await signedVerdict(requestHash, said) });
    const reportData = reportDataOf(requestHash);
    const right = { platform: 'tdx', quote: quoteOf(568, 4, reportData), reportData };
    const wrong: Record<string, unknown> = { ...right, ...spoil(right) };
    const inHex = (value: unknown) => (Buffer.isBuffer(value) ? value.toString('hex') : value);
    const body = Object.fromEntries(Object.entries(wrong).map(([name, value]) => [name, inHex(value)]));
    expect((await patchProof(requestHash, body)).body).toMatchObject({ verifiedAt: null });
  });

  it('is not verified for another request’s verdict, nor for an unsigned one', async () => {
    const [first, second, unsigned] = [await submit(call, owner), await submit(call, owner), await submit(call, owner)];
    for (const each of [first, second]) {
      await decide(call, each, { key: testOrionKey, body: await signedVerdict(each, said) });
    }
    await decide(call, unsigned, { key: testOrionKey, body: said });
    const bodyOf = (requestHash: string) => {
      const data = reportDataOf(requestHash);
      return { platform: 'tdx', quote: quoteOf(568, 4, data).toString('hex'), reportData: data.toString('hex') };
    };
    expect((await patchProof(second, bodyOf(first))).body).toMatchObject({ verifiedAt: null });
    expect((await patchProof(unsigned, bodyOf(unsigned))).body).toMatchObject({ verifiedAt: null });
    expect((await patchProof(first, bodyOf(first))).body).toMatchObject({ verifiedAt: isoTime });
    expect((await patchProof(first, { platform: 'none' })).body).toMatchObject({ verifiedAt: null });
  });
});

describe('the settlement', () => {
  it.each<[string, unknown]>([
    ['status', undefined],
    ['status', 'done'],
    ['txHash', '0x12'],
    ['chainId', 0],
    ['blockNumber', -1],
    ['blockNumber', 1.5],
    ['settledAt', 'now'],
  ])('400 names %s if it is %j', proves('settlement.status'), async (field, value) => {
    const body = { status: 'settled', [field]: value };
    const answer = await storingNothing(database, () => patchSettlement(hash, body));
    expect(answer.body).toEqual(problem(400, `${field}: `));
  });

  it(
    'keeps earlier values that are not sent again, and the history has all of them',
    proves('orion-metadata.record', 'settlement.optional', 'settlement.status'),
    async () => {
      const requestHash = await submit(call, owner);
      await judge(call, requestHash, 'APPROVED');
      const none = {
        txHash: null,
        chainId: null,
        blockNumber: null,
        settledAt: null,
        verified: false,
        updatedAt: isoTime,
      };
      expect((await patchSettlement(requestHash, { status: 'pending' })).body).toEqual({ status: 'pending', ...none });
      await patchSettlement(requestHash, { status: 'submitted', txHash, chainId: 31_337 });
      const settledAt = '2026-01-01T00:00:00.000Z';
      const settled = { status: 'settled', blockNumber: 0, settledAt };
      const answer = await patchSettlement(requestHash, settled);
      expect(answer.body).toEqual({ ...settled, txHash, chainId: 31_337, verified: false, updatedAt: isoTime });
      const { settlement, history } = await read(requestHash);
      expect(settlement).toEqual(answer.body);
      expect(history.slice(2)).toMatchObject([
        { action: 'orion-metadata.settlement', detail: { status: 'pending' } },
        { action: 'orion-metadata.settlement', detail: { status: 'submitted', txHash, chainId: 31_337 } },
        { action: 'orion-metadata.settlement', by: 'orion-key', detail: settled },
      ]);
    },
  );

  it('that is submitted again has no block any more', async () => {
    const requestHash = await submit(call, owner);
    await judge(call, requestHash, 'APPROVED');
    await patchSettlement(requestHash, {
      status: 'settled',
      txHash,
      blockNumber: 7,
      settledAt: '2026-01-01T00:00:00Z',
    });
    const again = `0x${'cd'.repeat(32)}`;
    const answer = await patchSettlement(requestHash, { status: 'submitted', txHash: again });
    expect(answer.body).toMatchObject({ status: 'submitted', txHash: again, blockNumber: null, settledAt: null });
  });
});
