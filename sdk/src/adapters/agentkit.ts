import type { Address, Hex } from '@countersign/protocol';
import { type GuardOptions, UncheckableError } from '../guard.ts';
import { type Carrier, guardRequests } from '../guard-requests.ts';

export { type GuardOptions, NotApprovedError, UncheckableError } from '../guard.ts';

/** The part of AgentKit's `EvmWalletProvider` that is used. */
interface WalletProvider {
  getAddress(): string;
  getNetwork(): { readonly chainId?: string };
  sendTransaction(transaction: never): Promise<Hex>;
  signTypedData(typedData: Parameters<Carrier['signTypedData']>[0]): Promise<Hex>;
  waitForTransactionReceipt(hash: Hex): Promise<unknown>;
}

/** The methods passed through: none of them signs or sends. Other methods of the provider are not available. */
const questions = 'getAddress,getNetwork,getName,getBalance,readContract,getPublicClient,waitForTransactionReceipt';

/**
 * Wraps a wallet provider so that it sends and signs only what is approved: `sendTransaction`, `nativeTransfer` and
 * `signTypedData` first verify exactly this action; `sign`, `signMessage` and `signTransaction` are refused. Actions
 * pass the reason to the model. AgentKit has no approvals: with `waitForOwner` a call waits for the owner.
 */
export function guardWalletProvider<P extends WalletProvider>(provider: P, options: GuardOptions): P {
  const account = provider.getAddress() as Address;
  const chainId = async () => Number(provider.getNetwork().chainId);
  const refuse = async (): Promise<never> => {
    throw new UncheckableError('A guarded wallet refuses this because it cannot be verified');
  };
  const carrier: Carrier = {
    ...{ account, chainId, sendCalls: refuse, read: refuse },
    async sendTransaction(transaction, approvedChain) {
      if ((await chainId()) !== approvedChain) throw new TypeError('chainId: the wallet has switched networks');
      return provider.sendTransaction(transaction as never);
    },
    signTypedData: (data) => provider.signTypedData(data),
  };
  const request = guardRequests(carrier, options);
  const send = (transaction: object) => request({ method: 'eth_sendTransaction', params: [transaction] });
  const guarded: Record<string, unknown> = {
    sendTransaction: send,
    async nativeTransfer(to: string, value: string) {
      const hash = (await send({ to, value: BigInt(value) })) as Hex;
      await provider.waitForTransactionReceipt(hash);
      return hash;
    },
    signTypedData: (data: unknown) => request({ method: 'eth_signTypedData_v4', params: [account, data] }),
    signMessage: () => request({ method: 'personal_sign' }),
    sign: refuse,
    signTransaction: refuse,
  };
  const handedOn = provider as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of questions.split(',')) guarded[name] = (...args: unknown[]) => handedOn[name]?.(...args);
  // Created without the constructor, which would report to an outside host, but with the prototype of the base class,
  // whose `toSigner` calls the methods above.
  let shared = Object.getPrototypeOf(provider);
  if (!('toSigner' in shared)) throw new TypeError('provider: must be an AgentKit EvmWalletProvider');
  while ('toSigner' in Object.getPrototypeOf(shared)) shared = Object.getPrototypeOf(shared);
  return Object.assign(Object.create(shared), guarded) as P;
}
