import { isRecord } from '../../parts/is-record.ts';
import type { Trial } from './examples.ts';

/** Longer links get truncated in many applications. */
const MAX_CHARACTERS = 16_000;

/** Encodes a trial in the fragment of a URL, which browsers never send to a server. */
export function toFragment({ words, action }: Trial): string {
  const bytes = new TextEncoder().encode(JSON.stringify([words, action]));
  return `#${btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')}`;
}

/** Decodes a fragment, which may come from anyone; null if it is not a trial. */
export function fromFragment(fragment: string): Trial | null {
  const text = fragment.replace(/^#/, '');
  if (text === '' || text.length > MAX_CHARACTERS) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (each) => each.charCodeAt(0));
    const [words, action] = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return typeof words === 'string' && isRecord(action) ? { words, action } : null;
  } catch {
    return null;
  }
}
