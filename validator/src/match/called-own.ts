import type { Doubt } from '../reader/modality/doubt.ts';
import { doubt, type Matching } from './matching.ts';

const addressBehind = /^[\s:：(（,、]{0,3}(0x[0-9a-f]{40})(?![0-9a-f])/i;

/** `my wallet 0x…`, for an address that is another argument of the call: it is not the owner's. */
export function findOthersCalledOwn({ facts, text }: Matching): Doubt[] {
  const own = facts.request.sender?.toLowerCase();
  return text.said
    .filter(({ mention: { party } }) => party?.value.kind === 'self')
    .filter(({ end }) => (addressBehind.exec(text.text.slice(end, end + 48))?.[1]?.toLowerCase() ?? own) !== own)
    .map((said) => doubt(text, 'address', said, 'is the sender, unlike the address behind it'));
}
