import { expect, it } from 'vitest';
import { describeProtocol, encode, friend, selectorsOf, sender } from '../rules/protocol-cases.fixture.ts';
import { exactly, nft } from '../rules/quantity.ts';
import { erc1155 } from './erc1155.ts';

const collection = '0x495f947276749ce646f68ac8c248420045cb7b5e';
const batch = 'function safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)';
const send = (id: bigint, amount: bigint) => ({
  kind: 'send' as const,
  protocol: null,
  gives: [exactly(nft(collection, id), amount)],
  to: friend,
});

describeProtocol(erc1155, [
  {
    name: 'transfers several of an item',
    to: collection,
    data: encode('function safeTransferFrom(address,address,uint256,uint256,bytes)', [sender, friend, 1n, 3n, '0x']),
    effects: [send(1n, 3n)],
  },
  {
    name: 'transfers several items',
    to: collection,
    data: encode(batch, [sender, friend, [1n, 2n], [3n, 4n], '0x12']),
    effects: [
      {
        ...send(1n, 3n),
        terms: [{ what: 'data for the recipient', is: 'hex', value: '0x12' }],
        detail: 'passes data for the recipient to act on',
      },
      {
        ...send(2n, 4n),
        terms: [{ what: 'data for the recipient', is: 'hex', value: '0x12' }],
        detail: 'passes data for the recipient to act on',
      },
    ],
  },
  {
    name: 'reports items without an amount',
    to: collection,
    data: encode(batch, [sender, friend, [1n, 2n], [3n], '0x']),
    effects: [send(1n, 3n), send(2n, 0n)],
    fault: '2 ids and 1 amount',
  },
]);

it('the selectors do not change', () => {
  expect(selectorsOf(erc1155)).toEqual(['0xf242432a safeTransferFrom', '0x2eb2c2d6 safeBatchTransferFrom']);
});
