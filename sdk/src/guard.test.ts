import { testOrionAccount } from '@countersign/harness/arbiter/orion';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { someAddress } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { Wallet as EthersWallet, JsonRpcProvider, type Signer } from 'ethers';
import {
  type Chain,
  type CustomTransport,
  createTestClient,
  createWalletClient,
  custom,
  defineChain,
  type HttpTransport,
  http,
  type JsonRpcAccount,
  parseAbi,
  parseEther,
  publicActions,
  type WalletClient,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { sendTransaction, signMessage } from 'viem/actions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardSigner } from './ethers.ts';
import { judgedClient } from './guard.fixture.ts';
import { createClient, type Outcome, type SentBody } from './index.ts';
import { type GuardOptions, guardWallet, NotApprovedError, UncheckableError } from './viem.ts';

const { service } = await useTestService();
const { call } = service;
const privateKey = generatePrivateKey();
const account = privateKeyToAccount(privateKey);
const other = '0x000000000000000000000000000000000000dEaD';

let evm: Evm;
let chain: Chain;
let node: ReturnType<typeof createNode>;
let options: GuardOptions;
let submitted: SentBody[];

const createNode = (url: string) => createTestClient({ mode: 'hardhat', transport: http(url) }).extend(publicActions);

/** Approves at most one ether, and one permit. */
const isRight = ({ tx, calls, typedData }: SentBody) =>
  typedData
    ? typedData.message.value === '1'
    : [...(calls ?? []), ...(tx ? [tx] : [])].every(({ value }) => BigInt(value) <= 10n ** 18n);

beforeAll(async () => {
  evm = await startEvm();
  chain = defineChain({
    id: evm.chainId,
    name: 'Test',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [evm.url] } },
  });
  node = createNode(evm.url);
  await node.setBalance({ address: account.address, value: parseEther('100') });
  const user = await signIn(call, account);
  // All tests ask for the same action.
  await call('PUT /settings', { token: user.accessToken, body: { repeatWithinHours: 0 } });
  const { secret } = (await call('POST /user-api-keys', { token: user.accessToken, body: { name: 'agent' } })).body as {
    secret: string;
  };
  const agent = createClient({ baseUrl: service.url, credentials: { apiKey: secret } });
  const judged = judgedClient(call, agent, { ...user, key: secret, keyId: '' }, isRight);
  submitted = judged.submitted;
  options = { client: judged.client, intent: 'Send 1 ETH', arbiter: testOrionAccount.address };
});
afterAll(() => evm.stop());
beforeEach(() => submitted.splice(0));

/** The guard's error, unwrapped from the library's. */
async function thrown(work: Promise<unknown>): Promise<unknown> {
  const error: unknown = await work.then(
    () => expect.unreachable('it was carried out'),
    (caught: unknown) => caught,
  );
  for (let inner = error; inner instanceof Error; inner = inner.cause) {
    if (inner instanceof NotApprovedError || inner instanceof UncheckableError) return inner;
  }
  return error;
}

const balance = () => node.getBalance({ address: someAddress });
const nonce = () => node.getTransactionCount({ address: account.address });

const permit = (value: bigint) =>
  ({
    domain: { name: 'USD Coin', version: '2', chainId: evm.chainId, verifyingContract: other },
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'value', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    message: { owner: account.address, value },
  }) as const;

describe('guardWallet', () => {
  let wallet: WalletClient<HttpTransport, Chain, PrivateKeyAccount>;
  let guarded: WalletClient<CustomTransport, Chain, JsonRpcAccount>;

  beforeEach(() => {
    wallet = createWalletClient({ account, chain, transport: http(evm.url) });
    guarded = guardWallet(wallet, options);
  });

  it('sends exactly what is approved', proves('sdk.guard'), async () => {
    const before = await balance();
    const sent: { requestHash: string; txHash: string }[] = [];
    const told: Outcome[] = [];
    const telling = guardWallet(wallet, {
      ...options,
      onSent: (each) => sent.push(each),
      onOutcome: (each) => told.push(each),
    });
    const hash = await telling.sendTransaction({ to: someAddress, value: parseEther('1'), gas: 50_000n });
    expect((await balance()) - before).toBe(parseEther('1'));
    expect(submitted).toMatchObject([
      {
        escrowAddress: account.address,
        chainId: evm.chainId,
        tx: { to: someAddress, value: String(parseEther('1')), data: '0x' },
      },
    ]);
    expect(told).toMatchObject([{ outcome: 'approved' }]);
    expect(sent).toEqual([{ requestHash: told[0]?.requestHash, txHash: hash }]);
    expect(await node.getTransaction({ hash })).toMatchObject({ gas: 50_000n, from: account.address.toLowerCase() });
  });

  it('refuses ten times the amount', proves('sdk.guard'), async () => {
    const before = await nonce();
    const error = await thrown(guarded.sendTransaction({ to: someAddress, value: parseEther('10') }));
    expect(error).toMatchObject({ name: 'NotApprovedError', code: 4001, outcome: { outcome: 'rejected' } });
    expect(submitted).toHaveLength(1);
    expect(await nonce()).toBe(before);
  });

  it('verifies the call of a contract by its bytes', async () => {
    const abi = parseAbi(['function transfer(address to, uint256 amount)']);
    await guarded.writeContract({ abi, address: other, functionName: 'transfer', args: [someAddress, 5n] });
    expect(submitted).toMatchObject([{ tx: { to: other, data: expect.stringMatching(/^0xa9059cbb/) } }]);
  });

  it('sends the bytes that were verified, under either name', async () => {
    const input = `0xa9059cbb${someAddress.slice(2).toLowerCase().padStart(64, '0')}${'5'.padStart(64, '0')}`;
    const asked = { from: account.address, to: other, data: '', input };
    const hash = await guarded.request({ method: 'eth_sendTransaction', params: [asked] } as never);
    expect(submitted).toMatchObject([{ tx: { data: input } }]);
    expect(await node.getTransaction({ hash })).toMatchObject({ input });
  });

  it(
    "signs the approved typed data, with the account's own signature, and no others",
    proves('sdk.guard'),
    async () => {
      expect(await guarded.signTypedData(permit(1n))).toBe(await account.signTypedData(permit(1n)));
      expect(await thrown(guarded.signTypedData(permit(2n)))).toBeInstanceOf(NotApprovedError);
    },
  );

  it('sends a batch whole or not at all', proves('sdk.guard'), async () => {
    const asked: { method: string; params?: unknown }[] = [];
    const request = async (each: { method: string; params?: unknown }) => {
      asked.push(each);
      return each.method === 'eth_chainId' ? `0x${evm.chainId.toString(16)}` : { id: '0x1' };
    };
    const capable = createWalletClient({ account: account.address, chain, transport: custom({ request }) });
    const calls = [
      { to: other, value: 1n },
      { to: someAddress, data: '0x1234' },
    ] as const;
    expect(await guardWallet(capable, options).sendCalls({ calls })).toMatchObject({ id: '0x1' });
    expect(submitted).toMatchObject([{ calls: [{ value: '1' }, { data: '0x1234' }] }]);
    const { params } = asked.find(({ method }) => method === 'wallet_sendCalls') ?? {};
    expect(params).toMatchObject([{ atomicRequired: true, calls: [{ value: '0x1' }, { data: '0x1234' }] }]);
    asked.splice(0);
    const dear = [...calls, { to: other, value: parseEther('10') }] as const;
    expect(await thrown(guardWallet(capable, options).sendCalls({ calls: dear }))).toBeInstanceOf(NotApprovedError);
    const capabilities = { permissions: {} };
    expect(await thrown(guardWallet(capable, options).sendCalls({ calls, capabilities }))).toBeInstanceOf(
      UncheckableError,
    );
    expect(asked.filter(({ method }) => method !== 'eth_chainId')).toEqual([]);
  });

  it('has no other way to sign or send', proves('sdk.guard'), async () => {
    const before = await nonce();
    const raw = await account.signTransaction({
      type: 'legacy',
      to: someAddress,
      value: 1n,
      gasPrice: 10n ** 10n,
      gas: 21_000n,
      nonce: before,
    });
    const extended = guarded.extend(publicActions);
    const authorization = { address: other, chainId: evm.chainId, nonce: 0, r: '0x1', s: '0x1', yParity: 0 } as const;
    const ask = (method: string, ...params: unknown[]) => guarded.request({ method, params } as never);
    const ways = [
      () => guarded.signMessage({ message: 'hello' }),
      () => guarded.signMessage({ message: { raw: '0x1234' } }),
      () => guarded.signTransaction({ to: someAddress, value: 1n }),
      () => guarded.sendRawTransaction({ serializedTransaction: raw }),
      () => guarded.sendTransactionSync({ to: null, data: '0x00' } as never),
      () => guarded.deployContract({ abi: [], bytecode: '0x00' } as never),
      () => guarded.sendTransaction({ to: someAddress, authorizationList: [authorization] }),
      () => guarded.sendTransaction({ to: someAddress, value: 1n, account } as never),
      () =>
        signMessage(guarded, { account, message: 'hello' } as never).then((signed) =>
          ask('eth_sendRawTransaction', signed),
        ),
      () => extended.sendRawTransaction({ serializedTransaction: raw }),
      () => ask('eth_sign', account.address, `0x${'11'.repeat(32)}`),
      () => ask('eth_signTypedData', [], account.address),
      () => ask('wallet_grantPermissions', {}),
      () => ask('eth_sendTransaction', { from: other, to: someAddress, value: '0x1' }),
      () => ask('eth_sendTransaction', { from: account.address, to: someAddress, value: '0x1', chainId: '0x1' }),
    ];
    for (const [index, way] of ways.entries()) {
      await expect(way(), `way ${index}`).rejects.toThrow();
    }
    expect(submitted).toEqual([]);
    expect(await nonce()).toBe(before);
    expect(guarded.account).toEqual({ address: account.address, type: 'json-rpc' });
    expect(await extended.getBalance({ address: account.address })).toBeGreaterThan(0n);
    // An action of viem that is not a method takes the same path.
    await sendTransaction(guarded, { to: someAddress, value: 1n });
    expect(submitted).toHaveLength(1);
  });

  it('trusts only the configured arbiter, and only until the approval expires', proves('sdk.guard'), async () => {
    const { client } = options;
    const transfer = { to: someAddress, value: 1n } as const;
    const stranger = guardWallet(wallet, { ...options, arbiter: other });
    expect(await thrown(stranger.sendTransaction(transfer))).toMatchObject({
      message: expect.stringContaining('not signed by an arbiter'),
    });
    const changing = (change: object) => ({
      ...options,
      client: {
        ...client,
        getTransaction: (async (...asked) => ({
          ...(await client.getTransaction(...asked)),
          ...change,
        })) as typeof client.getTransaction,
      },
    });
    const late = guardWallet(wallet, changing({ validUntil: new Date(Date.now() - 1).toISOString() }));
    expect(await thrown(late.sendTransaction(transfer))).toMatchObject({
      message: expect.stringContaining('has expired'),
    });
    const released = guardWallet(wallet, changing({ release: { status: 'waiting' } }));
    expect(await thrown(released.sendTransaction(transfer))).toMatchObject({
      message: expect.stringContaining('would send it twice'),
    });
    const unsigned = guardWallet(wallet, {
      ...changing({ verdict: null, tx: { to: other, value: '1', data: '0x' } }),
      arbiter: undefined,
    });
    expect(await thrown(unsigned.sendTransaction(transfer))).toMatchObject({
      message: expect.stringContaining('which action'),
    });
  });

  it('asks for the words of each action', async () => {
    const wordy = guardWallet(wallet, { ...options, intent: async ({ tx }) => `Send ${tx?.value}` });
    await wordy.sendTransaction({ to: someAddress, value: 1n });
    expect(submitted).toMatchObject([{ userPrompt: 'Send 0x1' }]);
  });
});

describe('guardSigner', () => {
  let provider: JsonRpcProvider;
  let signer: Signer;

  beforeAll(() => {
    provider = new JsonRpcProvider(evm.url, undefined, { cacheTimeout: -1 });
    signer = guardSigner(new EthersWallet(privateKey, provider), options);
  });
  afterAll(() => provider.destroy());

  it('sends exactly what is approved, and nothing else', proves('sdk.guard'), async () => {
    const before = await balance();
    await (await signer.sendTransaction({ to: someAddress, value: parseEther('1') })).wait();
    expect((await balance()) - before).toBe(parseEther('1'));
    expect(submitted).toMatchObject([
      { escrowAddress: account.address.toLowerCase(), tx: { value: String(parseEther('1')) } },
    ]);
    const rejected = signer.connect(provider).sendTransaction({ to: someAddress, value: parseEther('10') });
    await expect(rejected).rejects.toMatchObject({ outcome: { outcome: 'rejected' } });
    expect((await balance()) - before).toBe(parseEther('1'));
  });

  it('signs the approved typed data, and no others', proves('sdk.guard'), async () => {
    const { domain, types, message } = permit(1n);
    const signed = (value: bigint) =>
      signer.signTypedData(domain, { Permit: [...types.Permit] }, { ...message, value });
    expect(await signed(1n)).toBe(await account.signTypedData(permit(1n)));
    await expect(signed(2n)).rejects.toThrow(NotApprovedError);
  });

  it('has no other way to sign or send', proves('sdk.guard'), async () => {
    const transfer = { to: someAddress, value: 1n };
    const ways: (() => Promise<unknown>)[] = [
      () => signer.signMessage('hello'),
      () => signer.signTransaction(transfer),
      () => signer.authorize({ address: other }),
      () => signer.sendTransaction({ data: '0x00' }),
      () => signer.sendTransaction({ ...transfer, blobs: [] }),
      () => signer.sendTransaction({ ...transfer, authorizationList: [] }),
      () => signer.sendTransaction({ ...transfer, chainId: 1n }),
      () => signer.sendTransaction({ ...transfer, from: other }),
      () => signer.connect(null).sendTransaction(transfer),
    ];
    for (const [index, way] of ways.entries()) await expect(way(), `way ${index}`).rejects.toThrow();
    expect(submitted).toEqual([]);
    expect(Object.values(signer)).not.toContainEqual(expect.any(EthersWallet));
  });
});
