import { namehash } from '../data/ens-hash.ts';
import type { Hex } from '../effects/call.ts';

/** Names with a dot in them: `alice.eth`, `pay.alice.eth`. */
const names = /(?<![\p{L}\p{N}_.-])[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+/gu;

const MAX_NAMES = 20;

/** Whether the text contains a name with this ENS hash. */
export function isNameSaid(text: string, node: Hex): boolean {
  const said = text.normalize('NFC').toLowerCase().match(names) ?? [];
  return said.slice(0, MAX_NAMES).some((name) => namehash(name) === node);
}
