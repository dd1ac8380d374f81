import type { Token } from '../text/token.ts';

const bits: ReadonlySet<string> = new Set(['256', '160']);
const largest = (2n ** 256n - 1n).toString();
const isPower = (token: Token | undefined): boolean => token?.key === '^' || token?.key === '**';

/** The number of tokens that write the maximum uint, as `2^256-1` and `0xfff…f` do; 0 if they do not. */
export function maxUintLength(tokens: readonly Token[], at: number): number {
  const first = tokens[at];
  if (first?.kind === 'hex') return /^0xf{64}$/.test(first.key) ? 1 : 0;
  if (first?.kind === 'word') {
    if (first.key !== 'type' && !first.key.startsWith('uint')) return 0;
    const typed = tokens.slice(at, at + 6).map(({ key }) => key);
    if (/^type \( uint(?:256|160) \) \. max$/.test(typed.join(' '))) return 6;
    return /^uint(?:256|160) \. max$/.test(typed.slice(0, 3).join(' ')) ? 3 : 0;
  }
  if (first?.kind === 'number' && first.key === largest) return 1;
  if (first?.key !== '2') return 0;
  const isDouble = tokens[at + 1]?.key === '*' && tokens[at + 2]?.key === '*';
  const bit = isPower(tokens[at + 1]) ? at + 2 : isDouble ? at + 3 : 0;
  if (bit === 0 || !bits.has(tokens[bit]?.key ?? '')) return 0;
  const isLess = /^[-−–]$/.test(tokens[bit + 1]?.key ?? '') && tokens[bit + 2]?.key === '1';
  return isLess ? bit + 3 - at : 0;
}
