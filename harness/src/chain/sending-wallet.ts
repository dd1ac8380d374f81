import {
  createTestClient,
  encodeAbiParameters,
  encodeFunctionData,
  http,
  numberToHex,
  parseAbi,
  parseAbiParameters,
  publicActions,
  walletActions,
} from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Evm } from './evm.ts';

type Hex = `0x${string}`;
interface Sent {
  readonly to: Hex;
  readonly value: Hex;
  readonly data: Hex;
}

/** The requests to a sending wallet, and its behaviour. */
interface SendingBehaviour {
  /** The wallet's current network. */
  chainId: number;
  /** Whether it knows the EVM's network and switches to it on request; or does not support switching. */
  switches: boolean | 'cannot';
  /** Executes batches atomically (EIP-5792), with the code of the account (EIP-7702). */
  batches: boolean;
  /** Does not report whether it supports batches. */
  isUnsure: boolean;
  /** Replaces every call, as no wallet should. */
  change: ((call: Sent) => Sent) | null;
  /** The owner ignores requests to send: there is no answer. */
  isIgnored: boolean;
  /** Sends, but the answer is lost. */
  isSilent: boolean;
  /** The error code that it answers to a batch. */
  refusesBatch: number | null;
  readonly sent: Hex[];
}

const abi = parseAbi(['function execute(bytes32 mode, bytes executionData)']);
const batchMode = `0x01${'00'.repeat(31)}` as const;
const calls = parseAbiParameters('(address to, uint256 value, bytes data)[]');
const [UNSUPPORTED, UNKNOWN_CHAIN] = [4200, 4902];
const [DUPLICATE_BATCH, UNKNOWN_BATCH] = [5720, 5730];
const GWEI = 10n ** 9n;

const failure = (code: number, message: string) => Object.assign(new Error(message), { code });
const never = () => new Promise<never>(() => {});

/** The methods of a wallet that really signs and sends to an EVM, and the controls of its behaviour. */
export async function createSendingWallet(evm: Evm, account: PrivateKeyAccount) {
  const client = createTestClient({ mode: 'hardhat', transport: http(evm.url) })
    .extend(publicActions)
    .extend(walletActions);
  await client.setBalance({ address: account.address, value: 10n ** 20n });
  const behaviour: SendingBehaviour = {
    chainId: 11_155_111,
    switches: true,
    batches: false,
    isUnsure: false,
    change: null,
    isIgnored: false,
    isSilent: false,
    refusesBatch: null,
    sent: [],
  };
  const batches = new Map<string, Hex>();

  let sender = account;

  async function send(
    asked: Sent,
    { nonce: wanted, gwei = 100n }: { nonce?: number; gwei?: bigint } = {},
  ): Promise<Hex> {
    const { to, value, data } = behaviour.change ? behaviour.change(asked) : asked;
    const nonce = wanted ?? (await client.getTransactionCount({ address: sender.address, blockTag: 'pending' }));
    const fees = { maxFeePerGas: gwei * GWEI, maxPriorityFeePerGas: gwei, gas: 1_000_000n };
    const signed = await sender.signTransaction({
      chainId: evm.chainId,
      nonce,
      to,
      value: BigInt(value),
      data,
      ...fees,
    });
    // The node reports a reverted transaction as an error; it is mined anyway.
    const hash = await client.sendRawTransaction({ serializedTransaction: signed }).catch(async () => {
      const block = await client.getBlock({ includeTransactions: true });
      return block.transactions.find((each) => each.nonce === nonce)?.hash ?? '0x';
    });
    behaviour.sent.push(hash);
    return hash;
  }

  /**
   * Replaces the last pending transaction at a higher fee: with the same call, or with an empty one to the own account.
   */
  async function replace(call: Sent | null): Promise<Hex> {
    const nonce = await client.getTransactionCount({ address: sender.address, blockTag: 'latest' });
    return send(call ?? { to: sender.address, value: '0x0', data: '0x' }, { nonce, gwei: 200n });
  }

  const ask = (method: string) => (params: readonly unknown[]) =>
    client.request({ method, params } as unknown as Parameters<typeof client.request>[0]);
  const pay = async ([call]: readonly unknown[]) => {
    if (behaviour.isIgnored) return never();
    const hash = await send(call as Sent);
    return behaviour.isSilent ? never() : hash;
  };

  const more: Record<string, (params: readonly string[]) => unknown> = {
    eth_chainId: () => numberToHex(behaviour.chainId),
    wallet_switchEthereumChain: () => {
      if (behaviour.switches === 'cannot') throw failure(UNSUPPORTED, 'wallet_switchEthereumChain is not known');
      if (!behaviour.switches) throw failure(UNKNOWN_CHAIN, 'Unrecognized chain');
      behaviour.chainId = evm.chainId;
      return null;
    },
    eth_sendTransaction: pay,
    eth_getTransactionReceipt: ask('eth_getTransactionReceipt'),
    eth_getTransactionByHash: ask('eth_getTransactionByHash'),
    eth_getCode: ask('eth_getCode'),
    eth_getTransactionCount: ask('eth_getTransactionCount'),
    eth_blockNumber: ask('eth_blockNumber'),
    eth_getBlockByNumber: ask('eth_getBlockByNumber'),
    eth_signTypedData_v4: ([, data = '']) => {
      const typedData = JSON.parse(data);
      // Wallets hash an empty domain if its type is missing.
      if (!typedData.types.EIP712Domain) typedData.domain = {};
      return sender.signTypedData(typedData);
    },
    wallet_getCapabilities: () => {
      if (behaviour.isUnsure) throw new Error('the wallet is busy');
      return behaviour.batches ? { [numberToHex(evm.chainId)]: { atomic: { status: 'supported' } } } : {};
    },
    wallet_sendCalls: async ([batch]) => {
      const { id, calls: all } = batch as unknown as { id: string; calls: Sent[] };
      if (behaviour.refusesBatch !== null) throw failure(behaviour.refusesBatch, 'no batch');
      if (behaviour.isIgnored) return never();
      if (batches.has(id)) throw failure(DUPLICATE_BATCH, 'this id is taken');
      const packed = encodeAbiParameters(calls, [all.map((each) => ({ ...each, value: BigInt(each.value) }))]);
      const data = encodeFunctionData({ abi, functionName: 'execute', args: [batchMode, packed] });
      batches.set(id, await send({ to: sender.address, value: '0x0', data }));
      return behaviour.isSilent ? never() : { id };
    },
    wallet_getCallsStatus: async ([id = '']) => {
      const hash = batches.get(id);
      if (!hash) throw failure(UNKNOWN_BATCH, 'no such batch');
      const receipt = await client.getTransactionReceipt({ hash }).catch(() => null);
      const answer = { version: '2.0.0', id, atomic: true };
      if (!receipt) return { ...answer, status: 100 };
      const status = receipt.status === 'success' ? 200 : 500;
      return { ...answer, status, receipts: [{ transactionHash: receipt.transactionHash }] };
    },
  };
  const sendAs = (other: PrivateKeyAccount) => {
    sender = other;
  };
  return { client, behaviour, more, sendAs, replace };
}
