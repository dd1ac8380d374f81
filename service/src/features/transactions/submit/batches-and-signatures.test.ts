import { permitOf, pool, supplyCalls, usdc } from '@countersign/harness/chain/actions';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { problem, storingNothing } from '@countersign/harness/requests/answers';
import { enrolOwner, judge, type Owner, someAddress } from '@countersign/harness/requests/transactions';
import type { CallResult } from '@countersign/harness/service/caller';
import { testAdminKey } from '@countersign/harness/service/test-service';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { checksumAddress, hashAction, hashPayload, newFields, readTypedData } from '@countersign/protocol';
import { beforeAll, describe, expect, it } from 'vitest';

const { database, service } = await useTestService();
const { call } = service;
let owner: Owner;
let account: `0x${string}`;

beforeAll(async () => {
  owner = await enrolOwner(call);
  account = owner.wallet.address.toLowerCase() as `0x${string}`;
});

const userPrompt = 'Supply 100 USDC to Aave';
const create = (fields: Record<string, unknown>, by: { key?: string; token?: string } = { key: owner.key }) =>
  call('POST /transactions', {
    ...by,
    body: { escrowAddress: owner.wallet.address, userPrompt, chainId: 1, ...fields },
  });
const read = (created: CallResult, by = { token: owner.accessToken }) =>
  call(`GET /transactions/${created.get('requestHash')}`, by);

const transfer = { to: someAddress, value: '1', data: '0x' };
const payment = { kind: 'x402', paymentRequired: { x402Version: 2, accepts: [] }, accepted: { scheme: 'exact' } };

describe('POST /transactions, a batch', () => {
  it(
    'is recorded with its calls in their order, in place of tx',
    proves('actions.calls', 'actions.records'),
    async () => {
      const calls = supplyCalls({ account });
      const created = await create({ calls });
      expect(created.status).toBe(201);
      const record = await read(created);
      expect(record.body).toMatchObject({ tx: null, typedData: null, payment: null, chainId: 1 });
      expect(record.body).toHaveProperty('calls', [
        { ...calls[0], to: usdc },
        { ...calls[1], to: pool },
      ]);
      const listed = await call(`GET /transactions/users/${account}`, { token: owner.accessToken });
      expect(listed.body).toMatchObject([{ tx: null, calls: [{ to: usdc }, { to: pool }] }]);
    },
  );

  it(
    'has the payloadHash of its fields in lower case, without the extra fields of wallets',
    proves('actions.wallet-fields'),
    async () => {
      const [approve, supply] = supplyCalls({ account });
      const ofWallet = {
        gas: '21000',
        gasPrice: null,
        maxFeePerGas: '0x1',
        maxPriorityFeePerGas: 1,
        nonce: 7,
        type: '0x2',
      };
      const created = await create({ calls: [{ ...approve, ...ofWallet, from: owner.wallet.address }, supply] });
      const calls = [approve, supply].map((each) => ({ ...each, to: each?.to.toLowerCase() }));
      const payloadHash = hashPayload({ escrowAddress: account, userPrompt, calls, chainId: 1 });
      expect((await read(created)).get('payloadHash')).toBe(payloadHash);
    },
  );

  it('of fifty calls or of one is accepted', proves('actions.calls'), async () => {
    expect((await create({ calls: Array.from({ length: 50 }, () => transfer) })).status).toBe(201);
    expect((await create({ calls: [transfer] })).status).toBe(201);
  });

  it.each<[string, (own: string) => Record<string, unknown>, string]>([
    ['no action', () => ({}), 'tx: is required unless calls or typedData is sent'],
    ['tx next to calls', () => ({ tx: transfer, calls: [transfer] }), 'calls: cannot be combined with tx'],
    [
      'calls next to typedData',
      (own) => ({ calls: [transfer], typedData: permitOf(own) }),
      'typedData: cannot be combined with calls',
    ],
    ['no calls', () => ({ calls: [] }), 'calls: must be 1 to 50 calls'],
    ['51 calls', () => ({ calls: Array.from({ length: 51 }, () => transfer) }), 'calls: must be 1 to 50 calls'],
    ['calls that are not a list', () => ({ calls: transfer }), 'calls: '],
    ['a call without data', () => ({ calls: [{ to: someAddress, value: '1' }] }), 'calls.0.data: is required'],
    [
      'a call of another account',
      () => ({ calls: [transfer, { ...transfer, from: someAddress }] }),
      'calls.1.from: must equal escrowAddress',
    ],
    [
      'a tx of another account',
      () => ({ tx: { ...transfer, from: someAddress } }),
      'tx.from: must equal escrowAddress',
    ],
    [
      'a field that no wallet uses',
      () => ({ calls: [{ ...transfer, authorizationList: [] }] }),
      'calls.0.authorizationList: is not a field',
    ],
    ['a value as a number', () => ({ calls: [{ ...transfer, value: 1 }] }), 'calls.0.value: '],
    [
      'more data than a transaction can contain',
      () => ({ calls: Array.from({ length: 2 }, () => ({ ...transfer, data: `0x${'ab'.repeat(65 * 1024)}` })) }),
      'calls: must have at most 131072 bytes of data in total',
    ],
    ['a payment next to a call', () => ({ tx: transfer, payment }), 'payment: requires typedData'],
  ])(
    '%s is refused, and nothing is stored',
    proves('actions.calls', 'actions.exactly-one', 'actions.wallet-fields'),
    async (_what, fields, said) => {
      const answer = await storingNothing(database, () => create(fields(account)));
      expect(answer.body).toEqual(problem(400, said));
    },
  );
});

describe('POST /transactions, typed data', () => {
  it(
    'is recorded in its canonical form, in place of tx, with its payment',
    proves('actions.records', 'actions.typed-data'),
    async () => {
      const permit = permitOf(account);
      const created = await create({ typedData: permit, payment });
      expect(created.status).toBe(201);
      const record = await read(created);
      expect(record.body).toMatchObject({
        tx: null,
        calls: null,
        payment,
        typedData: {
          domain: { chainId: '1', verifyingContract: usdc },
          types: {
            EIP712Domain: [{ name: 'name' }, { name: 'version' }, { name: 'chainId' }, { name: 'verifyingContract' }],
          },
          primaryType: 'Permit',
          message: { owner: owner.wallet.address, spender: pool, value: '100000000' },
        },
      });
      const typedData = readTypedData(permit);
      const fields = newFields({
        escrowAddress: account,
        userPrompt,
        typedData,
        payment: payment as never,
        chainId: 1,
      });
      expect(record.get('payloadHash')).toBe(hashPayload(fields));
    },
  );

  it('without a chain is accepted, because the arbiter determines whom it binds', async () => {
    const { chainId: _, ...domain } = permitOf(account).domain;
    expect((await create({ typedData: { ...permitOf(account), domain } })).status).toBe(201);
  });

  it.each<[string, (own: string) => Record<string, unknown>, string]>([
    [
      'for another chain',
      (own) => ({ typedData: permitOf(own), chainId: 10 }),
      'chainId: is 10 but typedData.domain.chainId is 1',
    ],
    [
      'without a chain of the request',
      (own) => ({ typedData: permitOf(own), chainId: undefined }),
      'chainId: is 11155111',
    ],
    [
      'whose value is out of range',
      (own) => ({ typedData: permitOf(own, { value: String(2n ** 256n) }) }),
      'typedData.message.value: ',
    ],
    [
      'with an unknown field in its message',
      (own) => ({ typedData: permitOf(own, { note: 'hi' }) }),
      'typedData.message.note: is not a field',
    ],
    [
      'with an additional field of its own',
      (own) => ({ typedData: { ...permitOf(own), comment: 'hi' } }),
      'typedData.comment: is not a field',
    ],
    [
      'without a message',
      (own) => ({ typedData: { ...permitOf(own), message: undefined } }),
      'typedData.message: is required',
    ],
    ['as text', (own) => ({ typedData: JSON.stringify(permitOf(own)) }), 'typedData: '],
    [
      'of more than 128 KiB',
      (own) => ({ typedData: { ...permitOf(own), domain: { name: 'x'.repeat(128 * 1024) } } }),
      'typedData: must be at most 128 KiB',
    ],
    [
      'with a payment of another kind',
      (own) => ({ typedData: permitOf(own), payment: { ...payment, kind: 'cash' } }),
      'payment.kind: ',
    ],
    [
      'with a payment of more than 64 KiB',
      (own) => ({ typedData: permitOf(own), payment: { ...payment, accepted: { x: 'x'.repeat(64 * 1024) } } }),
      'payment: must be at most 64 KiB',
    ],
  ])(
    '%s is refused, and nothing is stored',
    proves('actions.typed-data', 'actions.typed-data.chain'),
    async (_what, fields, said) => {
      const answer = await storingNothing(database, () => create(fields(account)));
      expect(answer.body).toEqual(problem(400, said));
    },
  );
});

describe('a verdict on a batch or on typed data', () => {
  const actions = () =>
    [
      [
        'a batch',
        { calls: supplyCalls({ account }).map((each) => ({ ...each, to: each.to.toLowerCase() as `0x${string}` })) },
      ],
      ['typed data', { typedData: readTypedData(permitOf(account)) }],
    ] as const;

  it('is bound to its action hash: that of another action is refused', proves('actions.bound'), async () => {
    for (const [, action] of actions()) {
      const created = await create({ ...action });
      const callHash = hashAction(action, { chainId: 1, account });
      const other = hashAction({ tx: { ...transfer, to: account, data: '0x' } }, { chainId: 1, account });
      const refused = await judge(call, created.get('requestHash'), 'APPROVED', { callHash: other });
      expect(refused.body).toEqual(problem(400, 'callHash: does not match the recorded call'));
      expect((await judge(call, created.get('requestHash'), 'APPROVED', { callHash })).status).toBe(201);
      expect((await read(created)).body).toMatchObject({ status: 'APPROVED', verdict: { callHash } });
    }
  });

  it('of a batch with two calls swapped is bound to another hash', proves('actions.bound'), async () => {
    const [, { calls }] = actions()[0];
    const created = await create({ calls });
    const callHash = hashAction({ calls: [...calls].reverse() }, { chainId: 1, account });
    const refused = await judge(call, created.get('requestHash'), 'APPROVED', { callHash });
    expect(refused.body).toEqual(problem(400, 'callHash: does not match the recorded call'));
  });

  const sends = (amount: string, to: string) => ({
    kind: 'send',
    gives: [{ asset: { kind: 'native' }, amount }],
    gets: [],
    from: null,
    to,
  });

  it('of a batch is judged by the policy on the total of its calls', async () => {
    const user = await enrolOwner(call);
    const own = user.wallet.address;
    const body = { limits: [{ chainId: 1, asset: 'native', perTransaction: '10', per24Hours: null }] };
    await call('PUT /settings/policy', { token: user.accessToken, body });
    const approve = async (values: string[], effects: object[]) => {
      const calls = values.map((value) => ({ ...transfer, value }));
      const created = await create({ escrowAddress: own, calls }, { key: user.key });
      await judge(call, created.get('requestHash'), 'APPROVED', { effects });
      return (await read(created, { token: user.accessToken })).body;
    };
    expect(await approve(['5', '5'], [sends('5', someAddress), sends('5', someAddress)])).toMatchObject({
      status: 'APPROVED',
    });
    expect(await approve(['5', '6'], [sends('5', someAddress), sends('6', someAddress)])).toMatchObject({
      status: 'PENDING',
      verdict: { ownerNeededBecause: expect.stringContaining('It moves 0.000000000000000011 ETH on ') },
    });
    // An arbiter that overlooked one of the calls.
    expect(await approve(['5', '5'], [sends('5', someAddress)])).toMatchObject({
      status: 'PENDING',
      verdict: {
        ownerNeededBecause:
          'The calls carry 0.00000000000000001 ETH; the effects account for only 0.000000000000000005 ETH.',
      },
    });
  });

  it('with a denied recipient leaves it to the owner, regardless of the effects', async () => {
    const user = await enrolOwner(call);
    const denied = createWallet().address;
    const body = { limits: [], allowedRecipients: null, deniedRecipients: [denied] };
    expect((await call('PUT /settings/policy', { token: user.accessToken, body })).status).toBe(200);
    const escrowAddress = user.wallet.address;
    const { domain, ...permit } = permitOf(escrowAddress);
    for (const fields of [
      { calls: [transfer, { ...transfer, to: denied, value: '0' }] },
      { typedData: { ...permit, domain: { ...domain, verifyingContract: denied } } },
    ]) {
      const created = await create({ escrowAddress, ...fields }, { key: user.key });
      await judge(call, created.get('requestHash'), 'APPROVED', { effects: [sends('1', someAddress)] });
      expect((await read(created, { token: user.accessToken })).body).toMatchObject({
        status: 'PENDING',
        verdict: { ownerNeededBecause: `The recipient ${denied} is denied.` },
      });
    }
  });

  it('of execution type 2 is left to the account itself, because custody sends single calls only', async () => {
    const user = await enrolOwner(call, 2);
    const own = user.wallet.address.toLowerCase();
    for (const [fields, said] of [
      [{ calls: supplyCalls({ account: own }) }, 'sends single calls, not batches'],
      [{ typedData: permitOf(own) }, 'does not sign typed data'],
    ] as const) {
      const created = await create({ escrowAddress: own, ...fields }, { key: user.key });
      const requestHash = created.get('requestHash');
      const effect = { kind: 'supply', gives: [], gets: [], from: null, to: null };
      await judge(call, requestHash, 'APPROVED', { effects: [effect] });
      expect((await read(created, { token: user.accessToken })).body).toMatchObject({
        status: 'APPROVED',
        release: { status: 'waiting', reason: expect.stringContaining(said) },
      });
      const order = { escrowAddress: own, to: pool, value: '0', data: '0x', requestHash };
      const refused = await call('POST /custody/admin/transactions', { key: testAdminKey, body: order });
      expect(refused.body).toEqual(problem(400, 'requestHash: the transaction is a batch of calls or a signature'));
    }
  });
});

describe('the public view of a batch and of typed data', () => {
  it('shows neither unless the owner publishes the details', proves('actions.records'), async () => {
    const user = await enrolOwner(call);
    const own = user.wallet.address;
    const hashes = [];
    for (const fields of [{ calls: supplyCalls({ account: own }) }, { typedData: permitOf(own), payment }]) {
      hashes.push((await create({ escrowAddress: own, ...fields }, { key: user.key })).get('requestHash'));
    }
    const show = async (hash = '') => (await call(`GET /public/agents/${own}/transactions/${hash}`)).body;
    for (const hash of hashes) expect(await show(hash)).toMatchObject({ details: null });
    await call('PUT /settings', { token: user.accessToken, body: { publicDetails: true } });
    expect(await show(hashes[0])).toMatchObject({ details: { tx: null, calls: [{ to: usdc }, { to: pool }] } });
    expect(await show(hashes[1])).toMatchObject({
      details: { tx: null, typedData: { message: { spender: checksumAddress(pool) } }, payment },
    });
  });
});
