import type { Hex } from '../../effects/call.ts';
import type { Asset, Quantity, Term } from '../../effects/effect.ts';
import { MalformedArguments, tupleReader } from '../rules/abi-arguments.ts';
import { atLeast, exactly, someOf } from '../rules/quantity.ts';

/** EXACT_TOKENS_IN_FOR_BPT_OUT, for every kind of pool. */
const exactTokensIn = 1n;
const readExactTokensIn = tupleReader('uint256 kind, uint256[] amountsIn, uint256 minimumBpt');
const readExactShares = tupleReader('uint256 kind, uint256 bptAmountIn');
const readExactSharesForOne = tupleReader('uint256 kind, uint256 bptAmountIn, uint256 tokenIndex');

/** Null: bytes of another form. */
function tryRead<T>(read: (data: Hex) => T, data: Hex): T | null {
  try {
    return read(data);
  } catch (error) {
    if (error instanceof MalformedArguments) return null;
    throw error;
  }
}

/** The data for the pool: pool tokens or, if unreadable, bytes that the words have to state. */
interface UserData {
  readonly shares: Quantity;
  readonly terms: readonly Term[];
}

/** Of a join: the minimum of pool tokens if the data contain exactly the amounts of the request, else the bytes. */
export function readJoinData(
  poolToken: Asset,
  request: { readonly userData: Hex; readonly maxAmountsIn: readonly bigint[] },
): UserData {
  const { userData, maxAmountsIn } = request;
  const data = tryRead(readExactTokensIn, userData);
  const isPlain = data?.kind === exactTokensIn && data.amountsIn.join() === maxAmountsIn.join();
  return isPlain
    ? { shares: atLeast(poolToken, data.minimumBpt), terms: [] }
    : { shares: someOf(poolToken), terms: [{ what: 'join data', is: 'hex', value: userData }] };
}

/** Of an exit: the pool tokens that it takes, else the bytes. The minimum amounts determine the output token. */
export function readExitData(poolToken: Asset, userData: Hex): UserData {
  const data = tryRead(readExactShares, userData) ?? tryRead(readExactSharesForOne, userData);
  return data
    ? { shares: exactly(poolToken, data.bptAmountIn), terms: [] }
    : { shares: someOf(poolToken), terms: [{ what: 'exit data', is: 'hex', value: userData }] };
}
