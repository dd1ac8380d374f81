import { type Address, parseAddress } from '@countersign/protocol';
import { toUnits } from '../../compare/amount.ts';
import { type Answer, acceptsAsset, isWrappedNative } from '../../compare/asset.ts';
import { isNativeSymbol } from '../../data/chains.ts';
import { isCoinMark } from '../../effects/asset-marks.ts';
import type { Asset, Quantity } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Decimal } from '../../reader/intent.ts';
import { decimalsOf } from '../../show/show.ts';

/**
 * Whether a claim such as `USDC` or `0x…` can mean an asset. Here the coin and its wrapped token are equal, and an
 * unlisted word may be the name of any asset.
 */
export function claimsAsset(facts: Facts, claim: string, asset: Asset): Answer {
  const { chainId } = facts.request;
  const address = parseAddress(claim);
  if (address !== null) {
    const isForm = isCoinMark(address) || isWrappedNative(facts, { kind: 'token', address });
    if (isForm && (asset.kind === 'native' || isWrappedNative(facts, asset))) return 'yes';
    return acceptsAsset(facts, { kind: 'address', address }, asset);
  }
  const isKnown =
    facts.data.tokens.named(chainId, claim).length > 0 ||
    isNativeSymbol(chainId, claim) ||
    isNativeSymbol(chainId, claim.replace(/^w/i, ''));
  return isKnown ? acceptsAsset(facts, { kind: 'symbol', symbol: claim }, asset, 'both') : 'unknown';
}

const answer = (is: boolean): Answer => (is ? 'yes' : 'no');

/** The number at the start of `1,000.50 USDC`; null if there is none. */
function readDecimal(claim: string): Decimal | null {
  const [, whole = '', fraction = ''] = /^\s*(\d[\d,_]{0,90})(?:\.(\d{1,40}))?(?:\s|$)/.exec(claim) ?? [];
  return whole === '' ? null : { digits: BigInt(whole.replace(/[,_]/g, '') + fraction), scale: fraction.length };
}

/** Whether a claimed number can mean an amount of the bytes, in base units or in whole tokens. */
export function claimsAmount(facts: Facts, claim: string, { asset, amount }: Quantity): Answer {
  if (typeof amount !== 'bigint') return 'unknown';
  if (/^0x[0-9a-fA-F]{1,64}$/.test(claim)) return answer(BigInt(claim) === amount);
  const number = readDecimal(claim);
  if (number === null) return 'unknown';
  if (number.scale === 0 && number.digits === amount) return 'yes';
  const decimals = decimalsOf(facts, asset);
  return decimals === null ? 'unknown' : answer(toUnits(number, decimals) === amount);
}

/** Whether a claimed parameter equals the argument of that name in the bytes. */
export function claimsArgument(facts: Facts, claim: unknown, actual: unknown, assets: readonly Asset[]): Answer {
  if (Array.isArray(claim) && Array.isArray(actual)) {
    if (claim.length !== actual.length) return 'no';
    const each = claim.map((inner, index) => claimsArgument(facts, inner, actual[index], assets));
    return each.includes('no') ? 'no' : each.includes('unknown') ? 'unknown' : 'yes';
  }
  if (typeof actual === 'boolean') return typeof claim === 'boolean' ? answer(claim === actual) : 'unknown';
  if (typeof actual === 'bigint' || typeof actual === 'number') {
    if (typeof claim !== 'string' && typeof claim !== 'number') return 'unknown';
    const amount = BigInt(actual);
    const all = assets.length > 0 ? assets : [{ kind: 'unnamed', description: '' } as const];
    const each = all.map((asset) => claimsAmount(facts, String(claim), { asset, amount, bound: 'exact' }));
    return each.includes('yes') ? 'yes' : each.includes('no') ? 'no' : 'unknown';
  }
  if (typeof claim !== 'string' || typeof actual !== 'string') return 'unknown';
  const address = parseAddress(actual);
  if (address === null) return answer(claim.toLowerCase() === actual.toLowerCase());
  return claimsAddress(facts, claim, address);
}

function claimsAddress(facts: Facts, claim: string, address: Address): Answer {
  const claimed = parseAddress(claim);
  if (claimed !== null) return answer(claimed === address);
  const name = claim.toLowerCase();
  const { lookedUp, claims } = facts.request;
  const resolved = lookedUp.find({ kind: 'name', name })?.address ?? claims.names.get(name);
  if (resolved !== undefined) return answer(resolved === address);
  return claimsAsset(facts, claim, { kind: 'token', address });
}
