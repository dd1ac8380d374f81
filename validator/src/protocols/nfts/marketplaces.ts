import type { Address } from '@countersign/protocol';
import type { Protocol } from '../rules/protocol.ts';

/** Chains on which a contract that was deployed by its hash has the same address. */
const everywhere = [1, 10, 56, 137, 8453, 42161, 43114, 11155111];
const onAll = (...addresses: Address[]) => Object.fromEntries(everywhere.map((chainId) => [chainId, addresses]));

/**
 * Where items are traded: the contracts that may move the items of an owner, under the names that people use. Orders and
 * listings are not decoded.
 */
const marketplace = (
  slug: string,
  name: string,
  words: readonly string[],
  contracts: Protocol['contracts'],
): Protocol => ({
  slug,
  name,
  family: slug,
  words,
  contracts,
  functions: [],
});

/** `conduit`: the one of OpenSea's key, which takes items and tokens for Seaport. */
export const opensea = marketplace(
  'opensea',
  'OpenSea',
  ['open sea', 'opensea conduit', 'opensea seaport', 'seaport'],
  {
    conduit: onAll('0x1e0049783f008a0085193e00003d00cd54003c71'),
    seaport: onAll(
      '0x00000000000001ad428e4906ae43d8f9852d0dd6',
      '0x00000000000000adc04c56bf30ac9d3c0aaf14dc',
      '0x0000000000000068f116a894984e2db1123eb395',
    ),
  },
);

export const blur = marketplace('blur', 'Blur', ['blur marketplace', 'blur.io'], {
  delegate: { 1: ['0x00000000000111abe46ff893f3b2fdf1f759a8a8', '0x2f18f339620a63e43f0839eeb18d7de1e1be4dfb'] },
  exchange: { 1: ['0x000000000000ad05ccc4f10045630fb830b95127', '0xb2ecfe4e4d61f8790bbb9de2d1259b9e2410cea5'] },
});

export const looksrare = marketplace('looksrare', 'LooksRare', ['looks rare'], {
  transfer_manager: {
    1: [
      '0x000000000060c4ca14cfc4325359062ace33fe3d',
      '0xf42aa99f011a1fa7cda90e5e98b277e306bca83e',
      '0xfed24ec7e22f573c2e08aef55aa6797ca2b3a051',
    ],
  },
  exchange: { 1: ['0x0000000000e655fae4d56241588680f86e3b2377', '0x59728544b08ab483533076417fbbb2fd0b17ce3a'] },
});

export const magicEden = marketplace('magic-eden', 'Magic Eden', ['magiceden', 'payment processor'], {
  payment_processor: { 1: ['0x9a1d00bed7cd04bcda516d721a596eb22aac6834'] },
});

export const x2y2 = marketplace('x2y2', 'X2Y2', [], {
  delegate: { 1: ['0xf849de01b080adc3a814fabe1e2087475cf2e354', '0x024ac22acdb367a3ae52a3d94ac6649fdc1f0779'] },
  exchange: { 1: ['0x74312363e45dcaba76c59ec49a7aa8a65a67eed3'] },
});

export const rarible = marketplace('rarible', 'Rarible', [], {
  transfer_proxy: { 1: ['0x4fee7b061c97c9c496b01dbce9cdb10c02f0a0be'] },
});
