import type { Hex } from '../../effects/call.ts';
import { showCount } from '../../show/show.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { handedData } from '../rules/handed-data.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { exactly, nft } from '../rules/quantity.ts';

const does = effectsOf(null);

const handsOver = (data: Hex) =>
  data === '0x' ? {} : { ...handedData(data), detail: 'passes data for the recipient to act on' };

/** `setApprovalForAll` is the same as ERC-721's and is read there. */
export const erc1155: Protocol = {
  slug: 'erc1155',
  name: 'ERC-1155',
  family: 'erc1155',
  words: ['erc-1155', 'erc1155'],
  contracts: {},
  functions: [
    rule(
      'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
      'any',
      ({ from, to, id, amount, data }, call) => ({
        effects: [does(call, 'send', { gives: [exactly(nft(call.to, id), amount)], from, to, ...handsOver(data) })],
      }),
    ),
    rule(
      'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
      'any',
      ({ from, to, ids, amounts, data }, call) => ({
        ...(ids.length === amounts.length
          ? {}
          : { fault: `${showCount(ids.length, 'id')} and ${showCount(amounts.length, 'amount')}` }),
        effects: ids.map((id, index) =>
          does(call, 'send', {
            gives: [exactly(nft(call.to, id), amounts[index] ?? 0n)],
            from,
            to,
            ...handsOver(data),
          }),
        ),
      }),
    ),
  ],
};
