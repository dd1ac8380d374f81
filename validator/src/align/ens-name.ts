import { namehash } from 'viem/ens';
import type { Effect } from '../effect.ts';
import type { Unaligned } from '../facts.ts';
import type { Answer } from './asset.ts';
import { callOf } from './call-of.ts';

const inText = /[^\s,;]+\.eth(?![\p{L}\d])/gu;

/** Whether a registration, a renewal or a record is of the name that is said: by its label, or by the hash of it. */
export function isOfName({ decoded }: Unaligned, name: string, effect: Effect): Answer {
  const said = name.toLowerCase();
  const named = effect.detail?.match(inText);
  if (named) return named.length === 1 && named[0].toLowerCase() === said ? 'yes' : 'no';
  const node = callOf(decoded, effect)?.args?.node;
  return typeof node === 'string' ? (node === namehash(said) ? 'yes' : 'no') : 'unknown';
}
