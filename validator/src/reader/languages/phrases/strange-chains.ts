import { list } from '../list.ts';

/** Chains without an EVM, and the names of their tokens. */
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

/** Names that a coin shares with its chain, in other scripts. */
export const coinOrChain = /^(?:이더리움|イーサリアム|以太坊)$/;
