import type { Contract, SentRequest } from '@countersign/protocol';
import { toCall, toDecimal, type WalletTransaction } from './to-call.ts';
import { toTypedData, type WalletTypedData } from './to-typed-data.ts';

export type SentBody = SentRequest<Contract['createTransaction']>['body'];

/** The body of `POST /transactions`, with what is to be checked as viem and ethers have it. */
export type NewTransactionBody = Omit<SentBody, 'tx' | 'calls' | 'typedData'> & {
  readonly tx?: WalletTransaction | undefined;
  readonly calls?: readonly WalletTransaction[] | undefined;
  readonly typedData?: WalletTypedData | undefined;
};

/** As the service takes it. A chain that only the transaction or the typed data name is that of the request, too. */
export function toNewTransaction({ tx, calls, typedData, ...rest }: NewTransactionBody): SentBody {
  const domain = typedData?.domain as WalletTransaction | undefined;
  const named = [tx, ...(calls ?? []), domain].flatMap((each) => each?.chainId ?? []);
  const chains = new Set(named.map((chainId) => Number(toDecimal(chainId, 'chainId'))));
  if (rest.chainId !== undefined) chains.add(rest.chainId);
  const [chainId, another] = chains;
  if (another !== undefined) throw new TypeError(`chainId: is ${chainId} in one place and ${another} in another`);
  return {
    ...rest,
    ...(chainId !== undefined && { chainId }),
    ...(tx && { tx: toCall(tx) }),
    ...(calls && { calls: calls.map(toCall) }),
    ...(typedData && { typedData: toTypedData(typedData) }),
  };
}
