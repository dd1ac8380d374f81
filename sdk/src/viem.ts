import {
  type Account,
  type Chain,
  type CustomTransport,
  createWalletClient,
  custom,
  defineChain,
  hexToBigInt,
  hexToNumber,
  type JsonRpcAccount,
  type Transport,
  type WalletClient,
} from 'viem';
import type { GuardOptions } from './guard.ts';
import { type Carrier, guardRequests, type SentTransaction } from './guard-requests.ts';

export { type GuardOptions, NotApprovedError, UncheckableError } from './guard.ts';

type AnyWallet = WalletClient<Transport, Chain | undefined, Account>;

/**
 * A wallet client like the given one that sends and signs only what is approved: `sendTransaction`, `writeContract`, `sendCalls` and
 * `signTypedData` verify exactly this action first. Deployments, plain messages, raw hashes, authorizations, signed transactions that
 * are not sent and raw transactions are refused. It knows the address of the account and not its key, so that no action of viem and no
 * extension finds a way around.
 */
export function guardWallet<C extends Chain | undefined>(
  wallet: WalletClient<Transport, C, Account>,
  options: GuardOptions,
): WalletClient<CustomTransport, C, JsonRpcAccount> {
  const { account, chain } = wallet;
  const request = guardRequests(carrierOf(wallet as unknown as AnyWallet), options);
  // What is refused stays refused: another attempt would be another request for verification.
  const transport = custom({ request } as Parameters<typeof custom>[0], { retryCount: 0 });
  const guarded = createWalletClient({ account: account.address, chain: chain as Chain | undefined, transport });
  return guarded as unknown as WalletClient<CustomTransport, C, JsonRpcAccount>;
}

/** Viem compares the chain with that of the wallet before it sends anything. */
function carrierOf(wallet: AnyWallet): Carrier {
  const { account } = wallet;
  const on = (chainId: number) => ({ account, chain: wallet.chain ?? unnamedChain(chainId) });
  return {
    account: account.address,
    chainId: async () => wallet.chain?.id ?? wallet.getChainId(),
    sendTransaction: (transaction, chainId) =>
      wallet.sendTransaction({ ...on(chainId), ...toViem(transaction) } as Parameters<AnyWallet['sendTransaction']>[0]),
    sendCalls: (calls, chainId) => wallet.sendCalls({ ...on(chainId), calls: calls.map(toViem), forceAtomic: true }),
    signTypedData: (data) =>
      wallet.signTypedData({ account, ...data } as unknown as Parameters<AnyWallet['signTypedData']>[0]),
    read: (asked) => wallet.request(asked as Parameters<AnyWallet['request']>[0]),
  };
}

const unnamedChain = (id: number): Chain =>
  defineChain({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  });

function toViem({ to, data, nonce, accessList, ...amounts }: SentTransaction) {
  const given = Object.entries(amounts).flatMap(([name, hex]) => (hex ? [[name, hexToBigInt(hex)]] : []));
  return {
    to,
    ...(data !== undefined && { data }),
    ...(nonce !== undefined && { nonce: hexToNumber(nonce) }),
    ...(accessList !== undefined && { accessList }),
    ...Object.fromEntries(given),
  };
}
