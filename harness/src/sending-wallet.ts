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

/** What a sending wallet was asked for, and how it behaves. */
interface SendingBehaviour {
  /** The network it is on. */
  chainId: number;
  /** Knows the network of the EVM, and goes there when it is asked to. */
  switches: boolean;
  /** Carries out batches at once (EIP-5792), by the code of the account (EIP-7702). */
  batches: boolean;
  /** Makes something else of every call, as no wallet should. */
  change: ((call: Sent) => Sent) | null;
  /** Nothing is mined until it is told so. */
  readonly sent: Hex[];
}

const abi = parseAbi(['function execute(bytes32 mode, bytes executionData)']);
const batchMode = `0x01${'00'.repeat(31)}` as const;
const calls = parseAbiParameters('(address to, uint256 value, bytes data)[]');
const UNKNOWN_CHAIN = 4902;

/** The methods of a wallet that really signs, and really sends to an EVM; and a hold on how it does. */
export async function createSendingWallet(evm: Evm, account: PrivateKeyAccount) {
  const client = createTestClient({ mode: 'hardhat', transport: http(evm.url) })
    .extend(publicActions)
    .extend(walletActions);
  await client.setBalance({ address: account.address, value: 10n ** 20n });
  const behaviour: SendingBehaviour = { chainId: 11_155_111, switches: true, batches: false, change: null, sent: [] };

  let sender = account;

  async function send(asked: Sent): Promise<Hex> {
    const { to, value, data } = behaviour.change ? behaviour.change(asked) : asked;
    const nonce = await client.getTransactionCount({ address: sender.address, blockTag: 'pending' });
    const fees = { maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 1n, gas: 1_000_000n };
    const signed = await sender.signTransaction({
      chainId: evm.chainId,
      nonce,
      to,
      value: BigInt(value),
      data,
      ...fees,
    });
    // Of one that fails the node tells as an error; it is mined all the same.
    const hash = await client.sendRawTransaction({ serializedTransaction: signed }).catch(async () => {
      const block = await client.getBlock({ includeTransactions: true });
      return block.transactions.find((each) => each.nonce === nonce)?.hash ?? '0x';
    });
    behaviour.sent.push(hash);
    return hash;
  }

  const ask = (method: string) => (params: readonly unknown[]) =>
    client.request({ method, params } as unknown as Parameters<typeof client.request>[0]);
  const pay = ([call]: readonly unknown[]) => send(call as Sent);

  const more: Record<string, (params: readonly string[]) => unknown> = {
    eth_chainId: () => numberToHex(behaviour.chainId),
    wallet_switchEthereumChain: () => {
      if (!behaviour.switches) throw Object.assign(new Error('Unrecognized chain'), { code: UNKNOWN_CHAIN });
      behaviour.chainId = evm.chainId;
      return null;
    },
    eth_sendTransaction: pay,
    eth_getTransactionReceipt: ask('eth_getTransactionReceipt'),
    eth_getTransactionByHash: ask('eth_getTransactionByHash'),
    eth_getCode: ask('eth_getCode'),
    eth_signTypedData_v4: ([, data = '']) => sender.signTypedData(JSON.parse(data)),
    wallet_getCapabilities: () =>
      behaviour.batches ? { [numberToHex(evm.chainId)]: { atomic: { status: 'supported' } } } : {},
    wallet_sendCalls: async ([batch]) => {
      const { calls: all } = batch as unknown as { calls: Sent[] };
      const packed = encodeAbiParameters(calls, [all.map((each) => ({ ...each, value: BigInt(each.value) }))]);
      const data = encodeFunctionData({ abi, functionName: 'execute', args: [batchMode, packed] });
      return { id: await send({ to: sender.address, value: '0x0', data }) };
    },
    wallet_getCallsStatus: async ([id]) => {
      const receipt = await client.getTransactionReceipt({ hash: id as Hex });
      const status = receipt.status === 'success' ? 200 : 500;
      return { version: '2.0.0', id, status, atomic: true, receipts: [{ transactionHash: receipt.transactionHash }] };
    },
  };
  const sendAs = (other: PrivateKeyAccount) => {
    sender = other;
  };
  return { client, behaviour, more, sendAs };
}
