import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { atMost, exactly, nft } from '../rules/quantity.ts';
import { erc721 } from './erc721.ts';

const collection = '0xbc4ca0eda7647a8ab7c2061c2e118a18a936f13d';
const nobody = '0x0000000000000000000000000000000000000000';
const gives = [exactly(nft(collection, 12n), 1n)];
const plain = { protocol: null };

describeProtocol(erc721, [
  {
    name: 'transfers an item',
    to: collection,
    data: encode('function transferFrom(address,address,uint256)', [sender, friend, 12n]),
    effects: [{ ...plain, kind: 'send', gives, to: friend }],
  },
  {
    name: 'transfers an item safely',
    to: collection,
    data: encode('function safeTransferFrom(address,address,uint256)', [sender, friend, 12n]),
    effects: [{ ...plain, kind: 'send', gives, to: friend }],
  },
  {
    name: 'transfers an item with data for the recipient',
    to: collection,
    data: encode('function safeTransferFrom(address,address,uint256,bytes)', [friend, sender, 12n, '0x12']),
    effects: [
      {
        ...plain,
        kind: 'send',
        gives,
        from: friend,
        to: sender,
        terms: [{ what: 'data for the recipient', is: 'hex', value: '0x12' }],
        detail: 'passes data for the recipient to act on',
      },
    ],
  },
  {
    name: 'transfers an item with no data',
    to: collection,
    data: encode('function safeTransferFrom(address,address,uint256,bytes)', [sender, friend, 12n, '0x']),
    effects: [{ ...plain, kind: 'send', gives, to: friend }],
  },
  {
    name: 'approves an item',
    to: collection,
    data: encode('function approve(address,uint256)', [friend, 12n]),
    effects: [{ ...plain, kind: 'approve', gives: [atMost(nft(collection, 12n), 1n)], spender: friend }],
  },
  {
    name: 'takes an approval back',
    to: collection,
    data: encode('function approve(address,uint256)', [nobody, 12n]),
    effects: [{ ...plain, kind: 'approve', gives: [atMost(nft(collection, 12n), 0n)], spender: nobody }],
  },
  {
    name: 'makes another account operator of every item',
    to: collection,
    data: encode('function setApprovalForAll(address,bool)', [friend, true]),
    effects: [
      {
        ...plain,
        kind: 'operator',
        gives: [{ asset: nft(collection, null), amount: 'all', bound: 'max' }],
        spender: friend,
      },
    ],
  },
  {
    name: 'dismisses an operator',
    to: collection,
    data: encode('function setApprovalForAll(address,bool)', [friend, false]),
    effects: [{ ...plain, kind: 'operator', gives: [atMost(nft(collection, null), 0n)], spender: friend }],
  },
]);

it('the selectors do not change', () => {
  expect(selectorsOf(erc721)).toEqual([
    '0x23b872dd transferFrom',
    '0x42842e0e safeTransferFrom',
    '0xb88d4fde safeTransferFrom',
    '0x095ea7b3 approve',
    '0xa22cb465 setApprovalForAll',
  ]);
});
