import { cowOrderOf, permitOf } from '@countersign/harness/chain/actions';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { createTestDatabase, type TestDatabase } from '@countersign/harness/database/test-database';
import { linkBody } from '@countersign/harness/people/escrow-link';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { problem } from '@countersign/harness/requests/answers';
import { enrolOwner, judge, type Owner, readStatus, submit } from '@countersign/harness/requests/transactions';
import { startTestService, type TestService } from '@countersign/harness/service/test-service';
import type { Address, Call, Hex } from '@countersign/protocol';
import {
  concatHex,
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  hashTypedData as hashByViem,
  http,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  publicActions,
  size,
  walletActions,
} from 'viem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const multiSend = '0x9641d764fc13c8b624c04430c7356c1c7c8102e2';
const entryPoint = '0x0000000071727de22e5e9d8baf0edac6f37da032';
const abi = parseAbi([
  'function execute(bytes32 mode, bytes executionData)',
  'function executeBatch((address to, uint256 value, bytes data)[] calls)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function multiSend(bytes transactions)',
  'function handleOps((address sender, uint256 nonce, bytes initCode, bytes callData, bytes32 accountGasLimits, uint256 preVerificationGas, bytes32 gasFees, bytes paymasterAndData, bytes signature)[] ops, address beneficiary)',
  'function approve(address spender, uint256 value)',
  'function transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
  'function permit2(address owner, address token, address spender, uint160 amount, uint48 expiration, uint48 nonce)',
  'function settle(address owner, bytes orderUid)',
]);
const permitAbi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
]);
const nobody = `0x${'0'.repeat(40)}` as const;
const batchMode = `0x01${'00'.repeat(31)}` as const;
const zeros = `0x${'0'.repeat(64)}` as const;

let evm: Evm;
let database: TestDatabase;
let service: TestService;
let client: ReturnType<typeof connect>;
let relayer: Address;
/** A key account with code (EIP-7702), and one without. */
let coded: Owner;
let plain: Owner;
/** The contract that accepts signatures. */
let desk: Address;

const connect = (url: string) =>
  createTestClient({ mode: 'hardhat', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);

beforeAll(async () => {
  [evm, database] = await Promise.all([startEvm({ source: 'actions.sol' }), createTestDatabase()]);
  client = connect(evm.url);
  const env = { EXECUTION_CONFIRMATIONS: '1', CHAIN_RPC_URLS: JSON.stringify({ [evm.chainId]: evm.url }) };
  service = await startTestService({ databaseUrl: database.url, env });
  [coded, plain] = [await enrolOwner(service.call), await enrolOwner(service.call)];
  relayer = (await client.getAddresses())[0] ?? nobody;
  desk = await evm.deploy('SignatureDesk', []);
  await evm.copyCode(await evm.deploy('BatchAccount', []), coded.wallet.address);
  await evm.copyCode(await evm.deploy('PackedCalls', []), multiSend);
  await evm.copyCode(await evm.deploy('OperationDesk', []), entryPoint);
});

afterAll(async () => {
  await service.stop();
  await Promise.all([database.drop(), evm.stop()]);
});

const lower = (address: string) => address.toLowerCase() as Address;
const recipient = lower(createWallet().address);
const pay = (value: string, to = recipient): Call => ({ to, value, data: '0x' });
const asTuple = ({ to, value, data }: Call) => ({ to, value: BigInt(value), data });
const packed = (calls: readonly Call[]) =>
  encodeAbiParameters(parseAbiParameters('(address to, uint256 value, bytes data)[]'), [calls.map(asTuple)]);
const execute = (calls: readonly Call[], mode: Hex = batchMode) =>
  encodeFunctionData({ abi, functionName: 'execute', args: [mode, packed(calls)] });

/** Sends from any account, without checking the result. */
async function send(from: Address, to: Address, data: Hex, value = 0n): Promise<Hex> {
  await client.impersonateAccount({ address: from });
  await client.setBalance({ address: from, value: 10n ** 20n });
  return client.sendTransaction({ account: from, chain: null, to, data, value, gas: 2_000_000n });
}

async function approved(owner: Owner, fields: Record<string, unknown>): Promise<string> {
  const hash = await submit(service.call, owner, { tx: undefined, chainId: evm.chainId, ...fields });
  await judge(service.call, hash, 'APPROVED');
  return hash;
}

const report = (owner: Owner, requestHash: string, txHash: Hex) =>
  service.call(`POST /transactions/${requestHash}/execution`, { key: owner.key, body: { txHash } });

async function expectRefused(owner: Owner, requestHash: string, txHash: Hex, said: string): Promise<void> {
  expect((await report(owner, requestHash, txHash)).body).toEqual(problem(400, said));
  expect(await readStatus(service.call, owner, requestHash)).toBe('APPROVED');
}

const calls = [pay('3'), pay('4')];

describe('a batch that an account sends to its own code (EIP-7702)', () => {
  const own = () => lower(coded.wallet.address);

  it('is EXECUTED if its calls are the approved ones, in their order', async () => {
    const hash = await approved(coded, { calls });
    const sent = await send(own(), own(), execute(calls));
    expect((await report(coded, hash, sent)).body).toMatchObject({ status: 'EXECUTED' });
  });

  it('is FAILED if it failed', async () => {
    const failing = [pay('3'), pay(String(10n ** 30n))];
    const hash = await approved(coded, { calls: failing });
    await client.impersonateAccount({ address: own() });
    await client.setBalance({ address: own(), value: 10n ** 20n });
    const nonce = await client.getTransactionCount({ address: own() });
    await send(own(), own(), execute(failing)).catch(() => {});
    const block = await client.getBlock({ includeTransactions: true });
    const sent = block.transactions.find((each) => each.nonce === nonce);
    expect((await report(coded, hash, sent?.hash ?? '0x')).body).toMatchObject({ status: 'FAILED' });
  });

  it.each<[string, Hex]>([
    ['another amount', execute([pay('3'), pay('5')])],
    ['another order', execute([pay('4'), pay('3')])],
    ['a missing call', execute([pay('3')])],
    ['an additional call', execute([...calls, pay('1')])],
  ])('with %s is refused, and it stays APPROVED', proves('actions.bound'), async (_what, data) => {
    const hash = await approved(coded, { calls });
    await expectRefused(coded, hash, await send(own(), own(), data), 'is a different call from the approved one');
  });

  it('is refused if the account has no code, because then nothing was executed', async () => {
    const account = lower(plain.wallet.address);
    const hash = await approved(plain, { calls });
    await expectRefused(plain, hash, await send(account, account, execute(calls)), 'is a different call');
  });

  it("of one call equals that call, both sent directly and through the account's code", async () => {
    const [first, second] = [await approved(plain, { calls: [pay('3')] }), await approved(coded, { tx: pay('3') })];
    const direct = await send(lower(plain.wallet.address), recipient, '0x', 3n);
    expect((await report(plain, first, direct)).body).toMatchObject({ status: 'EXECUTED' });
    const within = await send(own(), own(), execute([pay('3')]));
    expect((await report(coded, second, within)).body).toMatchObject({ status: 'EXECUTED' });
  });
});

describe('a user operation (ERC-4337)', () => {
  const own = () => lower(coded.wallet.address);
  const operation = (nonce: bigint, callData: Hex) => ({
    sender: own(),
    nonce,
    initCode: '0x' as const,
    callData,
    accountGasLimits: zeros,
    preVerificationGas: 0n,
    gasFees: zeros,
    paymasterAndData: '0x' as const,
    signature: '0x' as const,
  });
  const handle = (...ops: ReturnType<typeof operation>[]) =>
    encodeFunctionData({ abi, functionName: 'handleOps', args: [ops, relayer] });
  const batch = (given: readonly Call[]) =>
    encodeFunctionData({ abi, functionName: 'executeBatch', args: [given.map(asTuple)] });

  beforeAll(() => client.setBalance({ address: own(), value: 10n ** 20n }));

  it.each([
    ['executeBatch', () => batch(calls)],
    ['execute of ERC-7579', () => execute(calls)],
  ])('by %s is EXECUTED if the entry point emits its success event, from any sender', async (_by, callData) => {
    const hash = await approved(coded, { calls });
    const sent = await send(relayer, entryPoint, handle(operation(1n, callData())));
    expect((await report(coded, hash, sent)).body).toMatchObject({ status: 'EXECUTED' });
  });

  it('that failed is refused, because it had no effect', async () => {
    const hash = await approved(coded, { calls: [pay('3'), pay(String(10n ** 30n))] });
    const sent = await send(relayer, entryPoint, handle(operation(2n, batch([pay('3'), pay(String(10n ** 30n))]))));
    await expectRefused(coded, hash, sent, 'was not sent by');
  });

  it('with an additional call next to the approved ones is refused', async () => {
    const hash = await approved(coded, { calls });
    const sent = await send(relayer, entryPoint, handle(operation(3n, batch([...calls, pay('9')]))));
    await expectRefused(coded, hash, sent, 'is a different call from the approved one');
  });

  it('that is sent to anything but an entry point is refused', async () => {
    const hash = await approved(coded, { calls });
    const fake = await evm.deploy('OperationDesk', []);
    const sent = await send(relayer, fake, handle(operation(4n, batch(calls))));
    await expectRefused(coded, hash, sent, 'was not sent by');
  });
});

describe('a transaction of a Safe', () => {
  let owner: Owner;
  let safe: Address;

  beforeAll(async () => {
    owner = await enrolOwner(service.call);
    const escrow = createWallet();
    await service.call('POST /settings/escrow-accounts', {
      token: owner.accessToken,
      body: await linkBody(escrow, owner),
    });
    safe = lower(escrow.address);
    await evm.copyCode(await evm.deploy('OpenSafe', []), safe);
    await client.setBalance({ address: safe, value: 10n ** 20n });
  });

  const pack = (given: readonly Call[], operation = 0) =>
    concatHex(
      given.map(({ to, value, data }) =>
        concatHex([
          numberToHex(operation, { size: 1 }),
          to,
          numberToHex(BigInt(value), { size: 32 }),
          numberToHex(size(data), { size: 32 }),
          data,
        ]),
      ),
    );
  const exec = (to: Address, value: bigint, data: Hex, operation: number) =>
    encodeFunctionData({
      abi,
      functionName: 'execTransaction',
      args: [to, value, data, operation, 0n, 0n, 0n, nobody, nobody, '0x'],
    });
  const execBatch = (given: readonly Call[], library: Address = multiSend, inner = 0) =>
    exec(library, 0n, encodeFunctionData({ abi, functionName: 'multiSend', args: [pack(given, inner)] }), 1);
  const approveSafe = (fields: object) => approved(owner, { escrowAddress: safe, ...fields });

  it('by multiSend is EXECUTED if the Safe emits its success event', async () => {
    const hash = await approveSafe({ calls });
    expect((await report(owner, hash, await send(relayer, safe, execBatch(calls)))).body).toMatchObject({
      status: 'EXECUTED',
    });
  });

  it('of one call is EXECUTED', async () => {
    const hash = await approveSafe({ tx: pay('3') });
    const sent = await send(relayer, safe, exec(recipient, 3n, '0x', 0));
    expect((await report(owner, hash, sent)).body).toMatchObject({ status: 'EXECUTED' });
  });

  it.each<[string, () => Hex]>([
    ['with another amount', () => execBatch([pay('3'), pay('5')])],
    ['with a failed inner call', () => execBatch([pay('3'), pay(String(10n ** 30n))])],
    ['by an unknown library', () => execBatch(calls, recipient)],
    ['with a delegated call in the batch', () => execBatch(calls, multiSend, 1)],
  ])('%s is refused, and it stays APPROVED', async (_what, data) => {
    const hash = await approveSafe({ calls });
    const answer = await report(owner, hash, await send(relayer, safe, data()));
    expect(answer.status).toBe(400);
    expect(await readStatus(service.call, owner, hash)).toBe('APPROVED');
  });

  it('whose failure the Safe reports is refused, even if the outer transaction succeeded', async () => {
    const failing = [pay('3'), pay(String(10n ** 30n))];
    const hash = await approveSafe({ calls: failing });
    await expectRefused(owner, hash, await send(relayer, safe, execBatch(failing)), 'was not sent by');
  });
});

describe('a signature', () => {
  let account: Address;
  const spender = createWallet().address;

  beforeAll(() => {
    account = lower(plain.wallet.address);
  });

  const signs = <T extends { domain: object }>(typedData: T) => ({
    ...typedData,
    domain: { ...typedData.domain, chainId: evm.chainId, verifyingContract: desk },
  });
  const permit = (value = 7n, to = spender as Address, deadline = 1_900_000_000n) =>
    encodeFunctionData({
      abi: permitAbi,
      functionName: 'permit',
      args: [account, to, value, deadline, 27, zeros, zeros],
    });
  const ofPermit = () =>
    approved(plain, { typedData: signs(permitOf(account, { spender, value: '7', deadline: '1900000000' })) });

  it(
    'of a permit is EXECUTED if any sender submits it to the token and the token emits the approval',
    proves('actions.signature.executed'),
    async () => {
      const hash = await ofPermit();
      expect((await report(plain, hash, await send(relayer, desk, permit()))).body).toMatchObject({
        status: 'EXECUTED',
      });
    },
  );

  it.each<[string, () => Promise<Hex>]>([
    ['a permit of another amount', () => send(relayer, desk, permit(8n))],
    ['a permit for another spender', () => send(relayer, desk, permit(7n, recipient))],
    ['a permit with another deadline', () => send(relayer, desk, permit(7n, spender as Address, 1_900_000_001n))],
    [
      'a plain approval by the account',
      () => send(account, desk, encodeFunctionData({ abi, functionName: 'approve', args: [spender as Address, 7n] })),
    ],
    ['a transaction that does nothing', () => send(relayer, recipient, permit())],
  ])('of a permit is not shown to be used by %s', proves('actions.signature.executed'), async (_what, sending) => {
    const hash = await ofPermit();
    await expectRefused(plain, hash, await sending(), 'does not show that');
  });

  const authorization = (different: object = {}) => ({
    domain: { name: 'USD Coin', version: '2' },
    types: {
      TransferWithAuthorization: [
        { name: 'from', type: 'address' },
        { name: 'to', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'validAfter', type: 'uint256' },
        { name: 'validBefore', type: 'uint256' },
        { name: 'nonce', type: 'bytes32' },
      ],
    },
    primaryType: 'TransferWithAuthorization',
    message: {
      ...{ from: account, to: recipient, value: '9', validAfter: '0', validBefore: '1900000000' },
      nonce: `0x${'0a'.repeat(32)}`,
      ...different,
    },
  });
  const transfer = (value = 9n, nonce = '0a') =>
    encodeFunctionData({
      abi,
      functionName: 'transferWithAuthorization',
      args: [account, recipient, value, 0n, 1_900_000_000n, `0x${nonce.repeat(32)}`, '0x'],
    });

  it(
    'of an EIP-3009 transfer is EXECUTED by its own nonce and amount only',
    proves('actions.signature.executed'),
    async () => {
      const hash = await approved(plain, { typedData: signs(authorization()) });
      await expectRefused(plain, hash, await send(relayer, desk, transfer(9n, '0b')), 'does not show that');
      await expectRefused(plain, hash, await send(relayer, desk, transfer(90n)), 'does not show that');
      expect((await report(plain, hash, await send(relayer, desk, transfer()))).body).toMatchObject({
        status: 'EXECUTED',
      });
    },
  );

  it(
    'of a Permit2 approval is EXECUTED if Permit2 emits an event with all of its terms',
    proves('actions.signature.executed'),
    async () => {
      const token = recipient;
      const details = { token, amount: '7', expiration: '1900000000', nonce: '2' };
      const hash = await approved(plain, {
        typedData: signs({
          domain: { name: 'Permit2' },
          types: {
            PermitSingle: [
              { name: 'details', type: 'PermitDetails' },
              { name: 'spender', type: 'address' },
              { name: 'sigDeadline', type: 'uint256' },
            ],
            PermitDetails: [
              { name: 'token', type: 'address' },
              { name: 'amount', type: 'uint160' },
              { name: 'expiration', type: 'uint48' },
              { name: 'nonce', type: 'uint48' },
            ],
          },
          primaryType: 'PermitSingle',
          message: { details, spender, sigDeadline: '1900000000' },
        }),
      });
      const tell = (amount: bigint) =>
        encodeFunctionData({
          abi,
          functionName: 'permit2',
          args: [account, token, spender as Address, amount, 1_900_000_000, 2],
        });
      await expectRefused(plain, hash, await send(relayer, desk, tell(8n)), 'does not show that');
      expect((await report(plain, hash, await send(relayer, desk, tell(7n)))).body).toMatchObject({
        status: 'EXECUTED',
      });
    },
  );

  it(
    'of a CoW order is EXECUTED if the settlement emits a trade of exactly this order',
    proves('actions.signature.executed'),
    async () => {
      const typedData = signs(cowOrderOf(account));
      const hash = await approved(plain, { typedData });
      const digest = hashByViem(typedData as never);
      const settle = (of: Hex) =>
        encodeFunctionData({
          abi,
          functionName: 'settle',
          args: [account, concatHex([of, account, numberToHex(typedData.message.validTo, { size: 4 })])],
        });
      await expectRefused(plain, hash, await send(relayer, desk, settle(zeros)), 'does not show that');
      expect((await report(plain, hash, await send(relayer, desk, settle(digest)))).body).toMatchObject({
        status: 'EXECUTED',
      });
    },
  );

  it('of a type whose use cannot be detected is refused by name', proves('actions.signature.executed'), async () => {
    const typedData = signs({
      domain: { name: 'Mail' },
      types: { Mail: [{ name: 'contents', type: 'string' }] },
      primaryType: 'Mail',
      message: { contents: 'hello' },
    });
    const hash = await approved(plain, { typedData });
    await expectRefused(plain, hash, await send(relayer, desk, permit()), 'a signature of type Mail');
  });
});
