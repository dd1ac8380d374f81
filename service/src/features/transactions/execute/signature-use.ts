import { type Address, type Hex, hashTypedData, type TypedData } from '@countersign/protocol';
import { keccak256, stringToBytes } from 'viem/utils';
import type { SentTransaction } from '../../../platform/chain/chains.ts';

type Values = Readonly<Record<string, string | boolean>>;
interface Signed {
  readonly account: Address;
  /** The contract that accepts the signature. */
  readonly contract: Address;
  readonly digest: Hex;
  readonly message: Values;
  readonly sent: SentTransaction;
}
/** Whether the chain shows that exactly this signature was used. */
type IsUsed = (signed: Signed) => boolean;

const maxUint256 = String(2n ** 256n - 1n);

/** A value of at most 32 bytes in ABI encoding, without 0x. */
function word(value: string | boolean | undefined): string {
  if (typeof value === 'boolean') return word(value ? '1' : '0');
  if (value === undefined) throw new Error('a value of a type is missing');
  return (value.startsWith('0x') ? value.slice(2) : BigInt(value).toString(16)).padStart(64, '0');
}

/** Whether the contract emitted this event: indexed values, then the rest. */
function hasEvent(
  { contract, sent }: Signed,
  signature: string,
  indexed: readonly (string | boolean | undefined)[],
  isData: (data: string) => boolean,
): boolean {
  const topics = [keccak256(stringToBytes(signature)), ...indexed.map((value) => `0x${word(value)}`)];
  return sent.logs.some(
    (log) =>
      log.address === contract &&
      log.topics.length === topics.length &&
      topics.every((topic, index) => log.topics[index] === topic) &&
      isData(log.data.slice(2)),
  );
}

const is = (...values: (string | boolean | undefined)[]) => {
  const expected = values.map(word).join('');
  return (data: string) => data === expected;
};

/** Whether the call data contains these arguments, one after the other. */
const hands = ({ sent }: Signed, ...values: (string | boolean | undefined)[]) =>
  sent.data.includes(values.map(word).join(''));

const approval = 'Approval(address,address,uint256)';

/** A plain `approve` emits the same event, so the arguments of the permit are required too. */
const isPermitUsed: IsUsed = (signed) => {
  const { owner, spender, value, deadline } = signed.message;
  return (
    owner === signed.account &&
    hasEvent(signed, approval, [owner, spender], is(value)) &&
    hands(signed, owner, spender, value, deadline)
  );
};

const isDaiPermitUsed: IsUsed = (signed) => {
  const { holder, spender, nonce, expiry, allowed } = signed.message;
  return (
    holder === signed.account &&
    hasEvent(signed, approval, [holder, spender], is(allowed ? maxUint256 : '0')) &&
    hands(signed, holder, spender, nonce, expiry, allowed)
  );
};

/** Another authorization may have used the same nonce: the transfer distinguishes them. */
const isAuthorizationUsed: IsUsed = (signed) => {
  const { from, to, value, nonce } = signed.message;
  return (
    from === signed.account &&
    hasEvent(signed, 'AuthorizationUsed(address,bytes32)', [from, nonce], (data) => data === '') &&
    hasEvent(signed, 'Transfer(address,address,uint256)', [from, to], is(value))
  );
};

const permit2Event = 'Permit(address,address,address,uint160,uint48,uint48)';
const isPermit2Used: IsUsed = (signed) => {
  const { details, spender } = signed.message as unknown as { details: Values | Values[]; spender: string };
  const all = [details].flat();
  const isTold = ({ token, amount, expiration, nonce }: Values) =>
    hasEvent(signed, permit2Event, [signed.account, token, spender], is(amount, expiration, nonce));
  return all.length > 0 && all.every(isTold);
};

/** The settlement identifies an order by its digest, signer and end. */
const isCowOrderFilled: IsUsed = (signed) => {
  const { account, digest, message } = signed;
  const uid = `${digest.slice(2)}${account.slice(2)}${word(message.validTo).slice(-8)}`;
  const trade = 'Trade(address,address,address,uint256,uint256,uint256,bytes)';
  return hasEvent(signed, trade, [account], (data) => data.includes(uid));
};

const authorization = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce';

/** By the signed struct, with its fields. */
const uses: Readonly<Record<string, IsUsed>> = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': isPermitUsed,
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': isDaiPermitUsed,
  [`TransferWithAuthorization(${authorization})`]: isAuthorizationUsed,
  [`ReceiveWithAuthorization(${authorization})`]: isAuthorizationUsed,
  'PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)': isPermit2Used,
  'PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)': isPermit2Used,
  'Order(address sellToken,address buyToken,address receiver,uint256 sellAmount,uint256 buyAmount,uint32 validTo,bytes32 appData,uint256 feeAmount,string kind,bool partiallyFillable,string sellTokenBalance,string buyTokenBalance)':
    isCowOrderFilled,
};

/** Why a transaction on chain does not show the use of the account's signature; null if it does. */
export function whyNotUsed(typedData: TypedData, account: Address, sent: SentTransaction): string | null {
  const { domain, types, primaryType, message } = typedData;
  const fields = (types[primaryType] ?? []).map(({ type, name }) => `${type} ${name}`).join(',');
  const isUsed = uses[`${primaryType}(${fields})`];
  const contract = domain.verifyingContract as Address | undefined;
  if (!isUsed || contract === undefined) {
    return `cannot show the use of a signature of type ${primaryType}; supported are permits, Permit2 approvals, EIP-3009 transfers and CoW orders`;
  }
  if (!sent.succeeded) return 'failed on chain, so the signature was not used';
  const signed = { account, contract, digest: hashTypedData(typedData), message: message as Values, sent };
  return isUsed(signed) ? null : `does not show that ${contract} accepted this signature`;
}
