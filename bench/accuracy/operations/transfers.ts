import type { Random } from '../random.ts';
import { drawNetwork, type Hex, type Scene, type Setting } from '../scene.ts';
import { encodeCall } from '../world/encode-call.ts';
import { type Coin, tokenAddress } from '../world/networks.ts';
import { type Operation, sent, type Transaction } from './operation.ts';

export const encodeTransfer = (to: string, amount: bigint): Hex =>
  encodeCall('function transfer(address to, uint256 amount)', to, amount);

const native = (random: Random): Setting => {
  const network = drawNetwork(random);
  return { network, asset: network.native };
};

export const anyToken = (random: Random): Setting => {
  const network = drawNetwork(random);
  return { network, asset: random.pick([network.wrapped, ...network.tokens]) };
};

const token = ({ network, asset }: { network: Scene['network']; asset: Coin }) => tokenAddress(network, asset);

function buildEqual(scene: Scene, isThree: boolean): Transaction {
  const to = [scene.recipient, scene.recipient2, ...(isThree ? [scene.recipient3] : [])];
  return { transactions: to.map((recipient) => sent(token(scene), encodeTransfer(recipient, scene.amount))) };
}

const send = ['send'] as const;

export const transfers: readonly Operation[] = [
  {
    name: 'native-send',
    actions: [send],
    family: 'native',
    fields: ['amount', 'recipient'],
    draw: native,
    build: ({ recipient, amount }) => sent(recipient, '0x', amount),
  },
  {
    name: 'erc20-send',
    actions: [send],
    family: 'erc20',
    fields: ['amount', 'asset', 'recipient'],
    draw: anyToken,
    build: (scene) => sent(token(scene), encodeTransfer(scene.recipient, scene.amount)),
  },
  {
    name: 'erc20-send-many',
    actions: [send],
    family: 'erc20',
    fields: ['amount', 'asset', 'recipient'],
    draw: anyToken,
    build: (scene) => ({
      transactions: [
        sent(token(scene), encodeTransfer(scene.recipient, scene.amount)),
        sent(token(scene), encodeTransfer(scene.recipient2, scene.amount2)),
      ],
    }),
  },
  {
    name: 'erc20-send-equal',
    actions: [send],
    family: 'erc20',
    fields: ['amount', 'asset', 'recipient'],
    draw: anyToken,
    build: (scene) => buildEqual(scene, scene.places.has('recipient3')),
  },
  {
    name: 'erc721-send',
    actions: [send],
    family: 'erc721',
    fields: ['recipient', 'id', 'collection'],
    draw: native,
    build: ({ collection, sender, recipient, id }) =>
      sent(
        collection,
        encodeCall('function safeTransferFrom(address from, address to, uint256 tokenId)', sender, recipient, id),
      ),
  },
  {
    name: 'erc1155-send',
    actions: [send],
    family: 'erc1155',
    fields: ['recipient', 'id', 'collection'],
    draw: native,
    build: ({ collection, sender, recipient, id, count }) =>
      sent(
        collection,
        encodeCall(
          'function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)',
          sender,
          recipient,
          id,
          count,
          '0x',
        ),
      ),
  },
];
