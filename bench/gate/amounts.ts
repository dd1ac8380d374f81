import type { Effect } from '../../validator/src/effects/effect.ts';
import type { Request } from '../accuracy/row.ts';
import type { Reader } from './reader.ts';

/** An outgoing amount in the words. */
export interface Said {
  readonly amount: bigint;
  /** The position of the number with the token after it. */
  readonly start: number;
  readonly end: number;
  readonly symbol: string;
  readonly effect: Effect;
}

/** The 32-byte word of a smaller amount could have another meaning in the bytes. */
const LEAST = 4096n;
const leaving: ReadonlySet<string> = new Set([
  'send',
  'swap',
  'supply',
  'repay',
  'stake',
  'bridge',
  'wrap',
  'approve',
  'permit',
]);
const ETHER = 18;

function digitsOf(amount: bigint, decimals: number): { whole: string; part: string } {
  const text = amount.toString().padStart(decimals + 1, '0');
  const whole = text.slice(0, text.length - decimals);
  return { whole, part: decimals === 0 ? '' : text.slice(-decimals).replace(/0+$/, '') };
}

/** Matches any grouping of digits and any decimal separator. */
function numberPattern({ whole, part }: { whole: string; part: string }): RegExp {
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, "[,.' _\u00a0\u202f’]?");
  const decimals = part ? `[.,٫]${part}0*` : '(?:[.,]0+)?';
  return new RegExp(`(?<![\\d.,a-zA-Z])${grouped}${decimals}(?![\\d]|[.,]\\d|[kKmM]\\b)`, 'g');
}

/** The amount of the last outgoing effect; null if the words do not contain it exactly once. */
export function saidAmount(request: Request, reader: Reader): Said | null {
  const chainId = Number(request.proposed_tx.chain_id);
  const effects = reader.effectsOf(request);
  const given = effects.filter(({ kind, gives }) => leaving.has(kind) && typeof gives[0]?.amount === 'bigint');
  const effect = given.at(-1);
  const give = effect?.gives[0];
  if (!effect || !give || typeof give.amount !== 'bigint' || give.amount < LEAST) return null;
  const { asset, amount } = give;
  const token = asset.kind === 'token' ? reader.tokenAt(chainId, asset.address) : null;
  if (asset.kind !== 'native' && !token) return null;
  const decimals = token?.decimals ?? ETHER;
  const text = request.human_intent;
  const found = [...text.matchAll(numberPattern(digitsOf(amount, decimals)))];
  const [only] = found;
  if (!only || found.length > 1) return null;
  const behind = /^ ?([A-Za-z][A-Za-z0-9]{1,8}(?:\.e)?)(?![A-Za-z0-9])/.exec(text.slice(only.index + only[0].length));
  const symbol = token?.symbol ?? reader.nativeOf(chainId);
  const isNamed = behind?.[1]?.toLowerCase() === symbol.toLowerCase();
  const end = only.index + only[0].length + (isNamed ? (behind?.[0].length ?? 0) : 0);
  return { amount, start: only.index, end, symbol, effect };
}

const wordOf = (amount: bigint) => amount.toString(16).padStart(64, '0');

function isNumber(text: string): boolean {
  return /^(?:\d+|0x[0-9a-f]{1,64})$/i.test(text) && text !== '0x';
}

/** Replaces a number everywhere in the bytes: in calldata words, native values and fields of signed data. */
export function withAmount(request: Request, amount: bigint, other: bigint): Request {
  const change = (value: unknown): unknown => {
    if (typeof value === 'string') {
      if (isNumber(value) && BigInt(value) === amount)
        return value.startsWith('0x') ? `0x${other.toString(16)}` : String(other);
      return /^0x[0-9a-f]{64,}$/i.test(value)
        ? value.replaceAll(new RegExp(wordOf(amount), 'gi'), wordOf(other))
        : value;
    }
    if (Array.isArray(value)) return value.map(change);
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, own]) => [name, change(own)]));
    }
    return value;
  };
  return { ...request, proposed_tx: change(request.proposed_tx) as Request['proposed_tx'] };
}

/** Whether the same effect now gives this amount. */
export const gives = (request: Request, { effect }: Said, amount: bigint, reader: Reader): boolean =>
  reader.effectsOf(request).some(({ kind, gives: [give] }) => kind === effect.kind && give?.amount === amount);
