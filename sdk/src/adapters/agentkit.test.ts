import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { proves } from '@countersign/harness/proves';
import { decide, enrolOwner, type Owner, someAddress } from '@countersign/harness/requests/transactions';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { createWalletClient, defineChain, type Hex, http, parseEther, publicActions } from 'viem';
import { type LocalAccount, toAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgedClient } from '../guard.fixture.ts';
import { createClient, type SentBody } from '../index.ts';
import { type GuardOptions, guardWalletProvider } from './agentkit.ts';

const { service } = await useTestService();
const { call } = service;
let evm: Evm;
let owner: Owner;
let options: GuardOptions;
let submitted: SentBody[];
let wallet: ReturnType<typeof connect>;

const connect = () => {
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  const chain = defineChain({
    id: evm.chainId,
    name: 'Test',
    nativeCurrency,
    rpcUrls: { default: { http: [evm.url] } },
  });
  return createWalletClient({ account: owner.wallet, chain, transport: http(evm.url) }).extend(publicActions);
};

/** One ether is approved, two need the owner, more are rejected. */
const judgeBy = ({ tx, typedData }: SentBody) => {
  const amount = BigInt(tx?.value ?? String(typedData?.message.value));
  return amount === parseEther('2') ? 'UNDECIDED' : amount <= parseEther('1');
};

beforeAll(async () => {
  [evm, owner] = await Promise.all([startEvm(), enrolOwner(call)]);
  wallet = connect();
  await wallet.request({
    method: 'hardhat_setBalance',
    params: [owner.wallet.address, '0x56bc75e2d63100000'],
  } as never);
  const agent = createClient({ baseUrl: service.url, credentials: { apiKey: owner.key } });
  const judged = judgedClient(call, agent, owner, judgeBy);
  submitted = judged.submitted;
  options = { client: judged.client, intent: `Send 1 ETH to ${someAddress}` };
});
afterAll(() => evm.stop());

/** The class hierarchy of AgentKit: a base of all providers, one that creates a signer, one that holds the key. */
let initialized = 0;
class WalletProvider {
  constructor() {
    initialized += 1;
  }
}
abstract class EvmWalletProvider extends WalletProvider {
  abstract getAddress(): Hex;
  abstract sign(hash: Hex): Promise<Hex>;
  abstract signMessage(message: unknown): Promise<Hex>;
  abstract signTransaction(transaction: unknown): Promise<Hex>;
  abstract signTypedData(data: unknown): Promise<Hex>;

  toSigner(): LocalAccount {
    return toAccount({
      address: this.getAddress(),
      sign: ({ hash }) => this.sign(hash),
      signMessage: ({ message }) => this.signMessage(message),
      signTransaction: (transaction) => this.signTransaction(transaction),
      signTypedData: (data) => this.signTypedData(data),
    }) as LocalAccount;
  }
}
class KeyProvider extends EvmWalletProvider {
  readonly #wallet = wallet;
  getAddress = () => this.#wallet.account.address;
  getName = () => 'key_provider';
  getNetwork = () => ({ protocolFamily: 'evm', chainId: String(this.#wallet.chain.id) });
  getBalance = () => this.#wallet.getBalance({ address: this.getAddress() });
  sign = (hash: Hex) => this.#wallet.account.sign({ hash });
  signMessage = (message: unknown) => this.#wallet.signMessage({ message: message as string });
  signTransaction = (transaction: unknown) => this.#wallet.signTransaction(transaction as never);
  signTypedData = (data: unknown) => this.#wallet.signTypedData(data as never);
  sendTransaction = ({ to, value }: { to?: Hex; value?: bigint }) =>
    this.#wallet.sendTransaction({ to, value } as never);
  waitForTransactionReceipt = (hash: Hex) => this.#wallet.waitForTransactionReceipt({ hash });
  nativeTransfer = (to: Hex, value: string) => this.sendTransaction({ to, value: BigInt(value) });
  exportWallet = () => 'the key';
  override toSigner = () => this.#wallet.account;
}

const balance = () => wallet.getBalance({ address: someAddress });
const ether = (amount: string) => parseEther(amount).toString();
const permit = (value: bigint) => ({
  domain: { name: 'USD Coin', version: '2', chainId: evm.chainId, verifyingContract: someAddress },
  types: { Permit: [{ name: 'value', type: 'uint256' }] },
  primaryType: 'Permit',
  message: { value },
});

describe('guardWalletProvider of AgentKit', () => {
  it('sends and signs what is approved, and nothing else', proves('adapters.agentkit'), async () => {
    const before = await balance();
    const guarded = guardWalletProvider(new KeyProvider(), options);
    await guarded.sendTransaction({ to: someAddress, value: parseEther('1') });
    await guarded.nativeTransfer(someAddress, ether('1'));
    expect((await balance()) - before).toBe(parseEther('2'));
    expect(submitted).toMatchObject([{ tx: { value: ether('1') } }, { tx: { value: ether('1') } }]);
    await expect(guarded.nativeTransfer(someAddress, ether('10'))).rejects.toThrow('Rejected');
    await expect(guarded.sendTransaction({ to: someAddress, value: parseEther('10') })).rejects.toThrow('Rejected');
    expect((await balance()) - before).toBe(parseEther('2'));
    expect(await guarded.signTypedData(permit(1n))).toBe(await owner.wallet.signTypedData(permit(1n) as never));
    expect(await guarded.toSigner().signTypedData(permit(1n) as never)).toMatch(/^0x/);
    await expect(guarded.signTypedData(permit(parseEther('10')))).rejects.toThrow('Rejected');
  });

  it('waits for the owner if the owner has to decide', proves('adapters.agentkit'), async () => {
    const before = await balance();
    const guarded = guardWalletProvider(new KeyProvider(), options);
    await expect(guarded.nativeTransfer(someAddress, ether('2'))).rejects.toThrow('Waiting for the owner');
    expect(await balance()).toBe(before);
    const asked = Promise.withResolvers<string>();
    const { client } = options;
    const createTransaction = (async (...args) => {
      const created = await client.createTransaction(...args);
      asked.resolve(created.requestHash);
      return created;
    }) as typeof client.createTransaction;
    const patient = guardWalletProvider(new KeyProvider(), {
      ...options,
      client: { ...client, createTransaction },
      waitForOwner: true,
    });
    const sending = patient.nativeTransfer(someAddress, ether('2'));
    const requestHash = await asked.promise;
    expect(await balance()).toBe(before);
    await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
    await sending;
    expect((await balance()) - before).toBe(parseEther('2'));
  });

  it('has no other way to sign or send, and reports to no outside host', proves('adapters.agentkit'), async () => {
    const provider = new KeyProvider();
    const [count, already] = [initialized, submitted.length];
    const guarded = guardWalletProvider(provider, options);
    expect(guarded).toBeInstanceOf(EvmWalletProvider);
    expect(initialized).toBe(count);
    expect([guarded.getAddress(), guarded.getName()]).toEqual([owner.wallet.address, 'key_provider']);
    expect(await guarded.getBalance()).toBeGreaterThan(0n);
    expect('exportWallet' in guarded).toBe(false);
    const hash: Hex = `0x${'11'.repeat(32)}`;
    const signer = guarded.toSigner();
    const ways = [
      () => guarded.sign(hash),
      () => guarded.signMessage('hello'),
      () => guarded.signTransaction({ to: someAddress, value: 1n }),
      () => guarded.sendTransaction({ value: 1n }),
      () => guarded.sendTransaction({ to: someAddress, authorizationList: [] } as never),
      () => signer.sign?.({ hash }),
      () => signer.signMessage({ message: 'hello' }),
      () => signer.signTransaction({ to: someAddress, chainId: 1, type: 'eip1559' }),
    ];
    for (const [index, way] of ways.entries()) await expect(way(), `way ${index}`).rejects.toThrow();
    expect(submitted).toHaveLength(already);
    expect(() => guardWalletProvider({ ...provider } as KeyProvider, options)).toThrow('EvmWalletProvider');
  });
});
