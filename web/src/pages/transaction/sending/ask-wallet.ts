import { isHex32 } from '../../../data/is-hex32.ts';
import { networkName } from '../../../networks.ts';
import type { Action } from '../record.ts';
import { isDeclined, isUnknownChain } from './wallet-errors.ts';
import { SendingRefused } from './why-not-sent.ts';

export type Hex = `0x${string}`;
export type Call = NonNullable<Action['tx']>;
/** Sends a request to a wallet (EIP-1193). */
type Ask = (method: string, params?: unknown) => Promise<unknown>;

export interface Sender {
  readonly account: string;
  readonly chainId: number;
  readonly ask: Ask;
}

export const hexOf = (value: number | bigint | string): Hex => `0x${BigInt(value).toString(16)}`;
export const isSame = (one: unknown, other: string) => String(one).toLowerCase() === other.toLowerCase();

/** Ensures that the wallet is on the required account and the approved network. */
export async function goToRightPlace({ account, chainId, ask }: Sender): Promise<void> {
  const isThere = async () => BigInt(String(await ask('eth_chainId'))) === BigInt(chainId);
  if (!(await isThere())) {
    await ask('wallet_switchEthereumChain', [{ chainId: hexOf(chainId) }]).catch((error: unknown) => {
      if (isUnknownChain(error)) throw unknownChain(chainId);
      // Some wallets cannot switch on request; their users can.
      if (isDeclined(error)) throw error;
    });
    if (!(await isThere())) {
      const text = `Nothing more was sent. Choose ${networkName(chainId)} in your wallet, then try again.`;
      throw new SendingRefused('Your wallet is on another network', text);
    }
  }
  const accounts = (await ask('eth_accounts')) as readonly unknown[];
  if (!accounts.some((each) => isSame(each, account))) {
    const text = 'Nothing more was sent. Choose the account that this was approved for, then try again.';
    throw new SendingRefused('Your wallet uses a different account', text);
  }
}

const unknownChain = (chainId: number) =>
  new SendingRefused(
    'Your wallet does not know this network',
    `Nothing more was sent. Add ${networkName(chainId)} to your wallet, then try again.`,
  );

/** Sends exactly this call: the wallet chooses fees and nonce. */
export async function sendCall({ account, chainId, ask }: Sender, { to, value, data }: Call): Promise<Hex> {
  const call = { from: account, to, value: hexOf(value), data, chainId: hexOf(chainId) };
  const hash = await ask('eth_sendTransaction', [call]);
  if (!isHex32(hash)) throw noHash();
  return hash;
}

export const noHash = () =>
  new SendingRefused(
    'Your wallet told no transaction hash',
    'Look in your wallet whether it was sent. If so, report its hash here; do not send it again before.',
  );

/** Signs exactly this typed data with this account. */
export async function signTypedData(sender: Sender, typedData: NonNullable<Action['typedData']>): Promise<Hex> {
  const { account, ask } = sender;
  const signature = await ask('eth_signTypedData_v4', [account, JSON.stringify(typedData)]);
  const { recoverSigner } = await import('./recover-signer.ts');
  const signer = await recoverSigner({
    ...(typedData as unknown as Omit<Parameters<typeof recoverSigner>[0], 'signature'>),
    signature: signature as Hex,
  }).catch(() => null);
  // Only the contract wallet's code can verify its signatures, so the address is not recovered here.
  if (!isSame(signer, account) && isSame(await ask('eth_getCode', [account, 'latest']), '0x')) {
    throw new SendingRefused(
      'Your wallet signed something else',
      'The signature is not one of this data by this account. Do not use it.',
    );
  }
  return signature as Hex;
}
