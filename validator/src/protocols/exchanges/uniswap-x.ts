import { type Address, checksumAddress } from '@countersign/protocol';
import type { Contracts } from '../../data/data.ts';
import { deployed } from '../../data/deployed.ts';
import { nobody } from '../../effects/asset-marks.ts';
import type { Asset, Effect, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import type { ArgumentFates, Protocol, Reading, TypedDataRule } from '../rules/protocol.ts';
import { atLeast, atMost, exactly, native, token } from '../rules/quantity.ts';
import { type Order, type Output, orderKinds, orderTerms, permitType } from './uniswap-x-orders.ts';

const slug = 'uniswap-x';
const does = effectsOf(slug);

/** Contracts that take the sold asset only in exchange for the requested output. */
const reactor: Contracts[string] = {
  1: ['0x6000da47483062a0d734ba3dc7576ce6a0b645c4', '0x00000011f84b9aa48e5f8aa8b9897600006289be'],
  8453: ['0x000000001ec5656dcdb24d90dfa42742738de729'],
  42161: ['0x1bd1aadc9e230626c44a139d7e70d842749351eb', '0xb274d5f4b833b61b340b654d600a864fb604a87c'],
  11155111: ['0xd6c073f2a3b676b8f9002b276b618e0d8ba84fad', '0x0e22b6638161a89533940db590e67a52474bebcd'],
};

const isReactor = (chainId: number | null, address: Address): boolean =>
  (chainId === null ? Object.values(reactor).flat() : (reactor[chainId] ?? [])).includes(address);

const assetAt = (address: Address): Asset => (address === nobody ? native : token(address));

interface Permit {
  readonly permitted: { readonly token: Address; readonly amount: bigint };
  readonly spender: Address;
  readonly nonce: bigint;
  readonly deadline: bigint;
}

/** Reactors build the permit from the order, so a different one is never accepted. */
function isPermitOf({ permitted, spender, nonce, deadline }: Permit, { info, input }: Order): boolean {
  return (
    spender === info.reactor &&
    nonce === info.nonce &&
    deadline === info.deadline &&
    permitted.token === input.token &&
    permitted.amount === input.most
  );
}

/** A share of the swapper's output is a fee; any other payment is an effect of its own. */
function swaps(order: Order, outputs: readonly [Output, ...Output[]]): readonly Effect[] {
  const { info, input } = order;
  const place = { path: 'order', from: info.swapper };
  const main = outputs.find(({ recipient }) => recipient === info.swapper) ?? outputs[0];
  const own = outputs.filter(({ recipient, token: each }) => recipient === main.recipient && each === main.token);
  const shares = outputs.filter(({ recipient, token: each }) => recipient !== main.recipient && each === main.token);
  const got = own.reduce((sum, { least }) => sum + least, 0n);
  const isPurchase = !input.isFixed && own.every(({ isFixed }) => isFixed);
  const terms = [
    ...orderTerms(order),
    ...shares.map(({ recipient }): Term => ({ what: 'fee recipient', is: 'hex', value: recipient })),
  ];
  const swap = does(place, 'swap', {
    gives: [(input.isFixed ? exactly : atMost)(token(input.token), input.most)],
    gets: [(isPurchase ? exactly : atLeast)(assetAt(main.token), got)],
    to: main.recipient,
    deadline: info.deadline,
    ...(shares.length > 0 && {
      fees: shares.map(({ recipient, most }) => ({
        to: recipient,
        bps: null,
        quantity: exactly(assetAt(main.token), most),
      })),
    }),
    ...(terms.length > 0 && { terms }),
    detail: 'an order that somebody has to fill',
  });
  const others = outputs
    .filter((each) => each.token !== main.token)
    .map((each) => does(place, 'send', { gives: [atMost(assetAt(each.token), each.most)], to: each.recipient }));
  return [swap, ...others];
}

function readOrder(permit: Permit, order: Order, chainId: number | null): Reading {
  const { info, outputs } = order;
  const [first, ...more] = outputs;
  if (!isReactor(chainId, permit.spender)) {
    const gives = [atMost(token(permit.permitted.token), permit.permitted.amount)];
    const { spender, deadline } = permit;
    return {
      effects: [does({ path: 'order', from: info.swapper }, 'permit', { gives, spender, deadline })],
      fault: `${checksumAddress(spender)} is not a contract that fills orders of UniswapX on this chain`,
    };
  }
  return {
    effects: first ? swaps(order, [first, ...more]) : [],
    ...(first ? {} : { fault: 'the order asks for nothing in return' }),
    ...(isPermitOf(permit, order) ? {} : { fault: 'the permit does not match the order' }),
  };
}

/** Permits and orders have to agree, and the contract has to be a known one. */
const infoExample = {
  reactor: reactor[1]?.[0] ?? nobody,
  swapper: `0x${'c3'.repeat(20)}`,
  nonce: 7n,
  deadline: 9n,
  additionalValidationContract: `0x${'d4'.repeat(20)}`,
  additionalValidationData: '0x12',
};

const fatesOf = ({ irrelevant, example }: (typeof orderKinds)[number]): ArgumentFates => ({
  irrelevant: Object.fromEntries(Object.entries(irrelevant).map(([path, reason]) => [`witness.${path}`, reason])),
  examples: [
    {
      permitted: { token: `0x${'a1'.repeat(20)}`, amount: 5n },
      spender: infoExample.reactor,
      nonce: infoExample.nonce,
      deadline: infoExample.deadline,
      witness: { info: infoExample, ...example },
    },
  ],
});

const typedData: readonly TypedDataRule[] = orderKinds.map(({ types, read, ...kind }) => ({
  primaryType: 'PermitWitnessTransferFrom',
  on: ['permit2'],
  domainName: 'Permit2',
  encodedType: permitType(types),
  fates: fatesOf({ types, read, ...kind }),
  read: (message, { chainId }) => readOrder(message as unknown as Permit, read(message.witness as never), chainId),
}));

export const uniswapX: Protocol = {
  slug,
  name: 'UniswapX',
  family: 'uniswap',
  words: ['uniswapx', 'uniswap x', 'uniswap-x'],
  // Orders are signed as permits, which Permit2 verifies.
  contracts: { reactor, permit2: deployed('permit2').permit2 ?? {} },
  functions: [],
  typedData,
};
