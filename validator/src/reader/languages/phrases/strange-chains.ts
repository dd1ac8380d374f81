import { pattern } from '../../../patterns/in-lines.ts';

/** Chains without an EVM, and what their tokens are called by. */
export const strangeChain = pattern('i')`
  ^(?:
    tron
    |trc-?20
    |solana
    |spl
    |aptos
    |cardano
    |polkadot
    |stellar
    |xrpl
    |algorand
    |hedera
    |tezos
    |starknet
    |toncoin
  )$
`;
