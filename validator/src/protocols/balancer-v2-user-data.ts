import type { Hex } from '../call.ts';
import type { Term } from '../effect.ts';
import { MalformedArguments, tupleReader } from './abi-arguments.ts';
import { poolShares } from './pool-shares.ts';

/** EXACT_TOKENS_IN_FOR_BPT_OUT, of every kind of pool. */
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

/** What the pool is told of a join: the least pool tokens where just the amounts of the request go in, else the bytes. */
export function readJoinData(request: {
  readonly userData: Hex;
  readonly maxAmountsIn: readonly bigint[];
}): readonly Term[] {
  const { userData, maxAmountsIn } = request;
  const data = tryRead(readExactTokensIn, userData);
  const isPlain = data?.kind === exactTokensIn && data.amountsIn.join() === maxAmountsIn.join();
  return [isPlain ? poolShares(data.minimumBpt) : { what: 'join data', is: 'hex', value: userData }];
}

/** What the pool is told of an exit: how many pool tokens it takes, else the bytes. Which token comes out, the least amounts say. */
export function readExitData(userData: Hex): readonly Term[] {
  const data = tryRead(readExactShares, userData) ?? tryRead(readExactSharesForOne, userData);
  return [data ? poolShares(data.bptAmountIn) : { what: 'exit data', is: 'hex', value: userData }];
}
