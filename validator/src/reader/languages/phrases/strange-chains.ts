import { list } from '../list.ts';

/** Chains without an EVM, and what their tokens are called by. */
export const strangeChain = new RegExp(
  list`
    ^(?:
      tron
      trc-?20
      solana
      spl
      aptos
      cardano
      polkadot
      stellar
      xrpl
      algorand
      hedera
      tezos
      starknet
      toncoin
    )$
  `,
  'i',
);

/** Names that a coin shares with its chain, in the letters of other languages. */
export const coinOrChain = /^(?:이더리움|イーサリアム|以太坊)$/;
