import type { Address } from '@countersign/protocol';
import type { Asset, Term } from '../../effects/effect.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type CallContext, type Protocol, rule } from '../rules/protocol.ts';
import { exactly, someOf, token, unnamed } from '../rules/quantity.ts';
import { erc4626Vaults } from './erc4626-vaults.ts';

const vaultAt = (chainId: number | null, vault: Address) =>
  chainId === null ? undefined : erc4626Vaults[chainId]?.[vault];

/** The asset of a vault: from our own list, else from the vault itself on chain. */
export function assetOfVault({ chainId, lookedUp }: CallContext, vault: Address): Asset {
  const asset = vaultAt(chainId, vault)?.asset ?? lookedUp?.find({ kind: 'vault', address: vault })?.asset;
  return asset ? token(asset) : { ...unnamed(`the asset of the vault ${vault}`), vault };
}

/** The names that distinguish a vault from others of its protocol. */
function venueOf({ chainId, to }: CallContext): readonly Term[] {
  const [value, ...names] = vaultAt(chainId, to)?.names ?? [];
  return value === undefined ? [] : [{ what: 'vault', is: 'venue', value, alike: [...names, to], shared: [] }];
}

/** The asset of a vault, and its protocol. */
function readVault(call: CallContext) {
  const does = effectsOf(vaultAt(call.chainId, call.to)?.protocol ?? 'erc4626');
  const terms = venueOf(call);
  const inVault: typeof does = (from, kind, fields) =>
    does(from, kind, terms.length > 0 ? { ...fields, terms } : fields);
  return { asset: assetOfVault(call, call.to), does: inVault };
}

export const erc4626: Protocol = {
  slug: 'erc4626',
  name: 'ERC-4626 vault',
  family: 'erc4626',
  words: ['erc-4626', 'erc4626', 'tokenized vault'],
  contracts: {
    vault: Object.fromEntries(
      Object.entries(erc4626Vaults).map(([chainId, vaults]) => [chainId, Object.keys(vaults) as Address[]]),
    ),
  },
  functions: [
    rule('function deposit(uint256 assets, address receiver)', 'any', ({ assets, receiver }, call) => {
      const { asset, does } = readVault(call);
      const gets = [someOf(token(call.to))];
      return { effects: [does(call, 'supply', { gives: [exactly(asset, assets)], gets, to: receiver })] };
    }),
    rule('function mint(uint256 shares, address receiver)', 'any', ({ shares, receiver }, call) => {
      const { asset, does } = readVault(call);
      const gets = [exactly(token(call.to), shares)];
      return { effects: [does(call, 'supply', { gives: [someOf(asset)], gets, to: receiver })] };
    }),
    rule(
      'function withdraw(uint256 assets, address receiver, address owner)',
      'any',
      ({ assets, receiver, owner }, call) => {
        const { asset, does } = readVault(call);
        const gives = [someOf(token(call.to))];
        return {
          effects: [does(call, 'withdraw', { gives, gets: [exactly(asset, assets)], from: owner, to: receiver })],
        };
      },
    ),
    rule(
      'function redeem(uint256 shares, address receiver, address owner)',
      'any',
      ({ shares, receiver, owner }, call) => {
        const { asset, does } = readVault(call);
        const gives = [exactly(token(call.to), shares)];
        return { effects: [does(call, 'withdraw', { gives, gets: [someOf(asset)], from: owner, to: receiver })] };
      },
    ),
  ],
};
