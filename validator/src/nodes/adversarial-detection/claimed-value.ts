import { type Address, parseAddress } from '@countersign/protocol';
import { isCoinMark } from '../../asset-marks.ts';
import { isNativeSymbol } from '../../data/chains.ts';
import type { Asset, Quantity } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import { decimalsOf } from '../../show.ts';

/** `null`: the claim cannot be held against the bytes. */
export type Agreement = boolean | null;

/** Whether a claim such as `USDC` or `0x…` can mean an asset. The coin and its wrapped token pass for each other here. */
export function claimsAsset({ data, request, chain }: Facts, claim: string, asset: Asset): Agreement {
  if (asset.kind === 'unnamed') return null;
  const isCoin = asset.kind === 'native' || (asset.kind === 'token' && asset.address === chain?.wrappedNative);
  const address = parseAddress(claim);
  if (address !== null) {
    if (isCoin && (isCoinMark(address) || address === chain?.wrappedNative)) return true;
    return asset.kind === 'native' ? false : asset.address === address;
  }
  if (/^0x/i.test(claim)) return null;
  if (isCoin && isNativeSymbol(request.chainId, claim.replace(/^w(?=[a-z]{3})/i, ''))) return true;
  const named = data.tokens.named(request.chainId, claim);
  if (named.length === 0) return isNativeSymbol(request.chainId, claim) ? false : null;
  return asset.kind !== 'native' && named.some((token) => token.address === asset.address);
}

/** The number at the start of `1,000.50 USDC`, as digits and places; null where there is none. */
function readDecimal(claim: string): { readonly digits: bigint; readonly places: number } | null {
  const [, whole = '', fraction = ''] = /^\s*(\d[\d,_]{0,90})(?:\.(\d{1,40}))?(?:\s|$)/.exec(claim) ?? [];
  return whole === '' ? null : { digits: BigInt(whole.replace(/[,_]/g, '') + fraction), places: fraction.length };
}

/** Whether a claimed number can mean an amount of the bytes, in base units or in whole tokens. */
export function claimsAmount(facts: Facts, claim: string, { asset, amount }: Quantity): Agreement {
  if (typeof amount !== 'bigint') return null;
  if (/^0x[0-9a-fA-F]{1,64}$/.test(claim)) return BigInt(claim) === amount;
  const number = readDecimal(claim);
  if (number === null) return null;
  const { digits, places } = number;
  if (places === 0 && digits === amount) return true;
  const decimals = decimalsOf(facts, asset);
  if (decimals === null) return null;
  return places <= decimals && digits * 10n ** BigInt(decimals - places) === amount;
}

/** Whether a claimed parameter is the argument that the bytes have under its name. */
export function claimsArgument(facts: Facts, claim: unknown, actual: unknown, assets: readonly Asset[]): Agreement {
  if (Array.isArray(claim) && Array.isArray(actual)) {
    if (claim.length !== actual.length) return false;
    const each = claim.map((inner, index) => claimsArgument(facts, inner, actual[index], assets));
    return each.includes(false) ? false : each.every(Boolean) ? true : null;
  }
  if (typeof actual === 'boolean') return typeof claim === 'boolean' ? claim === actual : null;
  if (typeof actual === 'bigint' || typeof actual === 'number') {
    if (typeof claim !== 'string' && typeof claim !== 'number') return null;
    const amount = BigInt(actual);
    const all = assets.length > 0 ? assets : [{ kind: 'unnamed', description: '' } as const];
    const each = all.map((asset) => claimsAmount(facts, String(claim), { asset, amount, bound: 'exact' }));
    return each.includes(true) ? true : each.includes(false) ? false : null;
  }
  if (typeof claim !== 'string' || typeof actual !== 'string') return null;
  const address = parseAddress(actual);
  if (address === null) return claim.toLowerCase() === actual.toLowerCase();
  return claimsAddress(facts, claim, address);
}

function claimsAddress(facts: Facts, claim: string, address: Address): Agreement {
  const claimed = parseAddress(claim);
  if (claimed !== null) return claimed === address;
  const resolved = facts.request.claims.names.get(claim.toLowerCase());
  if (resolved !== undefined) return resolved === address;
  return claimsAsset(facts, claim, { kind: 'token', address });
}
