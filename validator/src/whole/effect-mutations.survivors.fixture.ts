const depositAndStake =
  'curve deposit_and_stake(address,address,address,uint256,address[],uint256[],uint256,bool,bool,address)';

/** By the reason why they are approved. */
const byReason: Readonly<Record<string, readonly string[]>> = {
  'the words call shares of a pool LP, and any token is taken for them': [
    'curve remove_liquidity(uint256,uint256[2]) | other asset | withdraw 0',
    'curve remove_liquidity(uint256,uint256[2],address) | other asset | withdraw 0',
    'curve remove_liquidity(uint256,uint256[2],bool) | other asset | withdraw 0',
    'curve remove_liquidity(uint256,uint256[3]) | other asset | withdraw 0',
    'curve remove_liquidity(uint256,uint256[3],address) | other asset | withdraw 0',
    'curve remove_liquidity(uint256,uint256[3],bool) | other asset | withdraw 0',
    'uniswap-v2 removeLiquidity(address,address,uint256,uint256,uint256,address,uint256) | other asset | withdraw 0',
    'uniswap-v2 removeLiquidityETH(address,uint256,uint256,uint256,address,uint256) | other asset | withdraw 0',
  ],
  'the same floor is said of two steps, and the bytes keep one of them': [
    `${depositAndStake} | amount / 10 | supply 0.1`,
    `${depositAndStake} | floor halved | supply 0`,
    `${depositAndStake} | other asset | supply 0.1`,
  ],
  'the words allow more than the bytes took, and still do': ['r9b-033 | limit + 20 % | register 0'],
  'the number of the position is compared, and not whose it is': [
    'uniswap-v3 permit(address,uint256,uint256,uint8,bytes32,bytes32) | other asset | permit 0',
    'uniswap-v4 permit(address,uint256,uint256,uint256,bytes) | other asset | permit 0',
  ],
  'a right is taken back, which costs nothing, on another asset than the one that is named': [
    'r4a-068 | other asset | approve 1',
    'erc7540 setOperator(address,bool) | other asset | operator 0',
  ],
  'what is claimed is named without an amount, and is not compared': [
    'eigenlayer processClaim((uint32,uint32,bytes,(address,bytes32),uint32[],bytes[],(address,uint256)[]),address) | other asset | claim 0',
  ],
  'neither the request nor the words say whose account it is': ['r35e-036 | other owner | delegate 0'],
};

/** Wrongly approved mutants, each with the reason. The list may only get shorter. */
export const knownSurvivors: ReadonlyMap<string, string> = new Map(
  Object.entries(byReason).flatMap(([reason, names]) => names.map((name) => [name, reason] as const)),
);
