import { networkName } from '../../../networks.ts';
import type { Action } from '../record.ts';
import { isHex32 } from './is-hex32.ts';
import { SendingRefused } from './why-not-sent.ts';

type Hex = `0x${string}`;
type Call = NonNullable<Action['tx']>;
/** A question to a wallet (EIP-1193). */
type Ask = (method: string, params?: unknown) => Promise<unknown>;

export interface Sender {
  readonly account: string;
  readonly chainId: number;
  readonly ask: Ask;
}

const POLL_MS = 1_500;
/** Of EIP-1193 and EIP-3085. */
const UNKNOWN_CHAIN = 4902;

const hexOf = (value: number | bigint | string): Hex => `0x${BigInt(value).toString(16)}`;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const isSame = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase();

/** The account that was asked for, on the network that was approved, and nothing else. */
export async function goToRightPlace({ account, chainId, ask }: Sender): Promise<void> {
  const isThere = async () => BigInt(String(await ask('eth_chainId'))) === BigInt(chainId);
  if (!(await isThere())) {
    await ask('wallet_switchEthereumChain', [{ chainId: hexOf(chainId) }]).catch((error: unknown) => {
      throw isUnknownChain(error) ? unknownChain(chainId) : error;
    });
    if (!(await isThere())) {
      const text = `Nothing was sent. Choose ${networkName(chainId)} in your wallet, then try again.`;
      throw new SendingRefused('Your wallet is on another network', text);
    }
  }
  const accounts = (await ask('eth_accounts')) as readonly unknown[];
  if (!accounts.some((each) => isSame(each, account))) {
    const text = 'Nothing was sent. Choose the account that this was approved for, then try again.';
    throw new SendingRefused('Your wallet uses a different account', text);
  }
}

const isUnknownChain = (error: unknown) => (error as { code?: unknown } | null)?.code === UNKNOWN_CHAIN;
const unknownChain = (chainId: number) =>
  new SendingRefused(
    'Your wallet does not know this network',
    `Nothing was sent. Add ${networkName(chainId)} to your wallet, then try again.`,
  );

/** Exactly this call: fees and nonce are the wallet's. */
export async function sendCall({ account, chainId, ask }: Sender, { to, value, data }: Call): Promise<Hex> {
  const call = { from: account, to, value: hexOf(value), data, chainId: hexOf(chainId) };
  const hash = await ask('eth_sendTransaction', [call]);
  if (!isHex32(hash)) throw noHash();
  return hash;
}

const noHash = () =>
  new SendingRefused(
    'Your wallet told no transaction hash',
    'Look in your wallet whether it was sent. If so, report its hash here; do not send it again before.',
  );

/** Whether the wallet carries out several calls all together or not at all (EIP-5792). */
export async function canBatch({ account, chainId, ask }: Sender): Promise<boolean> {
  try {
    const found = (await ask('wallet_getCapabilities', [account, [hexOf(chainId)]])) as Record<string, unknown>;
    const { atomic } = (found[hexOf(chainId)] ?? {}) as { atomic?: { status?: unknown } };
    return atomic?.status === 'supported' || atomic?.status === 'ready';
  } catch {
    // Most wallets do not know the question.
    return false;
  }
}

/** What the wallet calls the batch. */
export async function sendBatch({ account, chainId, ask }: Sender, calls: readonly Call[]): Promise<string> {
  const batch = {
    version: '2.0.0',
    from: account,
    chainId: hexOf(chainId),
    atomicRequired: true,
    calls: calls.map(({ to, value, data }) => ({ to, value: hexOf(value), data })),
  };
  const answer = await ask('wallet_sendCalls', [batch]);
  const id = typeof answer === 'string' ? answer : (answer as { id?: unknown } | null)?.id;
  if (typeof id !== 'string') throw noHash();
  return id;
}

/** The transaction that carried the batch, once it is mined. */
export async function awaitBatch({ ask }: Sender, id: string): Promise<Hex> {
  for (;;) {
    const found = (await ask('wallet_getCallsStatus', [id])) as { status?: unknown; receipts?: unknown };
    const status = Number(found.status);
    const [receipt] = Array.isArray(found.receipts) ? found.receipts.slice(-1) : [];
    const hash = (receipt as { transactionHash?: unknown } | undefined)?.transactionHash;
    if (status >= 200 && isHex32(hash)) return hash;
    if (status >= 300) {
      throw new SendingRefused('Your wallet did not send the batch', 'Nothing of it has happened. You can try again.');
    }
    await pause(POLL_MS);
  }
}

/** Waits until one of several calls is mined, and makes sure that it is that call; whether it succeeded. */
export async function awaitCall({ account, ask }: Sender, hash: Hex, call: Call): Promise<boolean> {
  for (;;) {
    const receipt = (await ask('eth_getTransactionReceipt', [hash])) as { status?: unknown } | null;
    if (receipt) {
      const sent = (await ask('eth_getTransactionByHash', [hash])) as Record<string, unknown> | null;
      const isIt =
        sent !== null &&
        isSame(sent.from, account) &&
        isSame(sent.to, call.to) &&
        isSame(sent.input, call.data) &&
        BigInt(String(sent.value)) === BigInt(call.value);
      if (!isIt) throw changedByWallet();
      return BigInt(String(receipt.status)) === 1n;
    }
    await pause(POLL_MS);
  }
}

const changedByWallet = () =>
  new SendingRefused(
    'Your wallet sent something else',
    'The transaction on chain is not the call that was approved. The calls after it were not sent.',
  );

/** The signature of exactly this typed data, by this account. */
export async function signTypedData(sender: Sender, typedData: NonNullable<Action['typedData']>): Promise<Hex> {
  const { account, ask } = sender;
  const signature = await ask('eth_signTypedData_v4', [account, JSON.stringify(typedData)]);
  const { recoverTypedDataAddress } = await import('viem');
  const signer = await recoverTypedDataAddress({
    ...(typedData as unknown as Omit<Parameters<typeof recoverTypedDataAddress>[0], 'signature'>),
    signature: signature as Hex,
  }).catch(() => null);
  // The code of a contract wallet knows its own signatures; nobody else can read them.
  if (!isSame(signer, account) && isSame(await ask('eth_getCode', [account, 'latest']), '0x')) {
    throw new SendingRefused(
      'Your wallet signed something else',
      'The signature is not one of this data by this account. Do not use it.',
    );
  }
  return signature as Hex;
}
