import type { Address } from '@countersign/protocol';
import { collectionAt } from '../../data/collections.ts';
import { deployed } from '../../data/deployed.ts';
import { nobody } from '../../effects/asset-marks.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { handedData } from '../rules/handed-data.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { atMost, exactly, nft } from '../rules/quantity.ts';

const does = effectsOf(null);

/** Contracts of other protocols whose items are ERC-721: positions, names, claims. */
const collections = [
  deployed('uniswap-v3').position_manager,
  deployed('uniswap-v4').position_manager,
  deployed('ens').base_registrar,
  deployed('lido').withdrawal_queue,
].flatMap((byChain) =>
  Object.entries(byChain ?? {}).flatMap(([chainId, list]) => list.map((item) => `${chainId} ${item}`)),
);
const known: ReadonlySet<string> = new Set([
  ...collections,
  ...collections.map((place) => place.replace(/^\d+/, 'null')),
]);

/** Whether a contract is a known collection; on any chain, if none is stated. */
export const isCollection = (chainId: number | null, address: Address): boolean =>
  known.has(`${chainId} ${address}`) || collectionAt(chainId, address) !== null;

/** `transferFrom` and `approve` are ERC-20's too; the core chooses by what is known of the contract. */
export const erc721: Protocol = {
  slug: 'erc721',
  name: 'ERC-721',
  family: 'erc721',
  words: ['erc-721', 'erc721'],
  contracts: {},
  functions: [
    rule('function transferFrom(address from, address to, uint256 tokenId)', 'any', ({ from, to, tokenId }, call) => ({
      effects: [does(call, 'send', { gives: [exactly(nft(call.to, tokenId), 1n)], from, to })],
    })),
    rule(
      'function safeTransferFrom(address from, address to, uint256 tokenId)',
      'any',
      ({ from, to, tokenId }, call) => ({
        effects: [does(call, 'send', { gives: [exactly(nft(call.to, tokenId), 1n)], from, to })],
      }),
    ),
    rule(
      'function safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
      'any',
      ({ from, to, tokenId, data }, call) => ({
        effects: [
          does(call, 'send', {
            gives: [exactly(nft(call.to, tokenId), 1n)],
            from,
            to,
            ...handedData(data),
            ...(data === '0x' ? {} : { detail: 'passes data for the recipient to act on' }),
          }),
        ],
      }),
    ),
    // Approving the zero address revokes the approval.
    rule('function approve(address to, uint256 tokenId)', 'any', ({ to, tokenId }, call) => ({
      effects: [
        does(call, 'approve', { gives: [atMost(nft(call.to, tokenId), to === nobody ? 0n : 1n)], spender: to }),
      ],
    })),
    rule('function setApprovalForAll(address operator, bool approved)', 'any', ({ operator, approved }, call) => ({
      effects: [
        does(call, 'operator', {
          gives: [
            approved ? { asset: nft(call.to, null), amount: 'all', bound: 'max' } : atMost(nft(call.to, null), 0n),
          ],
          spender: operator,
        }),
      ],
    })),
  ],
};
