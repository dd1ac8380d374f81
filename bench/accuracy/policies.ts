import { ethereum, networks, tokenOf } from './world/networks.ts';

/** Addresses of a group that has been on several sanctions lists since 2022. */
export const sanctioned = [
  '0x098b716b8aaf21512996dc57eb0615e2383e2f96',
  '0xa0e1c89ef1a489c9c7de96311ed5ce5d32c20e4b',
  '0x3cffd56b47b7b41c56258d9c7731abadc360e073',
  '0x53b6936513e738f44fb50d2b9476730c0ab3bfc1',
] as const;

/** Addresses that were on such a list until 2025. */
export const delisted = [
  '0xd90e2f925da726b50c4ed8d0fb90ad053324f31b',
  '0x8589427373d6d84e98730d7795d8f6f8731fda16',
] as const;

export const blocked = [
  '0x5e1f00000000000000000000000000000000b10c',
  '0x7a3b9c1d2e4f5a6b7c8d9e0f1a2b3c4d5e6f7a8b',
] as const;

export const deniedCountry = 'KP';

/** Policy files of an operator, by name. */
export const policies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  blocklist: { blocked },
  limits: {
    limits: [
      { asset: 'native', max: '1000000000000000' },
      ...networks.map((network) => ({ chain_id: network.id, asset: tokenOf(network, 'USDC').address, max: '1000000' })),
    ],
  },
  'denied-assets': { denied_assets: networks.flatMap(({ tokens }) => tokens.map(({ address }) => address)) },
  'allowed-assets': { allowed_assets: ['native', ethereum.wrapped.address] },
  countries: { denied_jurisdictions: [deniedCountry, 'IR'] },
};
