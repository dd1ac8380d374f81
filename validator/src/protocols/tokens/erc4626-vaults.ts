import type { Address } from '@countersign/protocol';

export interface Vault {
  readonly asset: Address;
  /** Slug of the protocol by whose name it is known. */
  readonly protocol: string;
  /**
   * The words must contain one of these if its protocol has many vaults; its maker's name only if that identifies it.
   */
  readonly names: readonly string[];
}

const vault = (asset: Address): Vault => ({ asset, protocol: 'erc4626', names: [] });
const ofMorpho = (asset: Address, ...names: string[]): Vault => ({ asset, protocol: 'morpho-blue', names });

/** Common vaults; the bytes do not state the asset of any other. */
export const erc4626Vaults: Readonly<Record<number, Readonly<Record<Address, Vault>>>> = {
  1: {
    // sDAI, sUSDS, sUSDe
    '0x83f20f44975d03b1b09e64809b757c47f942beea': vault('0x6b175474e89094c44da98b954eedeac495271d0f'),
    '0xa3931d71877c0e7a3148cb7eb4463524fec27fbd': vault('0xdc035d45d973e3ec169d2276ddab16f1e407384f'),
    '0x9d39a5de30e57443bff2a8307a4256c8797a3497': vault('0x4c9edd5852cd905f086c759e8383e09bff1e68b3'),
    '0xbeef01735c132ada46aa9aa4c54623caa92a64cb': ofMorpho(
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      'steakUSDC',
      'Steakhouse USDC',
    ),
    '0xdd0f28e19c1780eb6396170735d45153d261490d': ofMorpho(
      '0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48',
      'gtUSDC',
      'Gauntlet USDC Prime',
    ),
  },
  100: {
    // sDAI
    '0xaf204776c7245bf4147c2612bf6e5972ee483701': vault('0xe91d153e0b41518a2ce8dd3d7944fa863463a97d'),
  },
  8453: {
    '0xc1256ae5ff1cf2719d4937adb3bbccab2e00a2ca': ofMorpho(
      '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
      'mwUSDC',
      'Moonwell Flagship USDC',
      'Moonwell',
      'Block Analitica',
    ),
    '0xbeef010f9cb27031ad51e3333f9af9c6b1228183': ofMorpho(
      '0x833589fcd6edb6e08f4c7c32d4f71b54bda02913',
      'steakUSDC',
      'Steakhouse USDC',
      'Steakhouse Financial',
      'Steakhouse',
    ),
    '0xa0e430870c4604ccfc7b38ca7845b1ff653d0ff1': ofMorpho(
      '0x4200000000000000000000000000000000000006',
      'mwETH',
      'Moonwell Flagship ETH',
      'Moonwell',
      'Block Analitica',
    ),
  },
};
