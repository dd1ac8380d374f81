import { effectsOf } from './effects-of.ts';
import { nobody } from './nobody.ts';
import { type Protocol, rule } from './protocol.ts';
import { atMost, exactly, nft } from './quantity.ts';

const does = effectsOf(null);

/** `transferFrom` and `approve` are ERC-20's too; the core chooses between them by what it knows of the contract. */
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
            ...(data === '0x' ? {} : { detail: 'hands the recipient data to act upon' }),
          }),
        ],
      }),
    ),
    // Approving nobody takes the right back.
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
