import { keccak256, stringToBytes } from 'viem/utils';
import { matchesIn } from '../patterns/matches-in.ts';
import { adminRole, codeName, plainName } from '../reader/languages/phrases/role-names.ts';
import type { Span } from '../reader/text/span.ts';

const MAX_ROLES = 20;
const zero = `0x${'0'.repeat(64)}`;

/** A role that the words name, and its number on chain: the hash of its name in capital letters. */
export interface SaidRole extends Span {
  readonly hash: string;
  /** `MINTER_ROLE`: nothing but a role. The word before `role` may be any. */
  readonly isCode: boolean;
}

const hashOf = (name: string): string => (name === adminRole ? zero : keccak256(stringToBytes(name)));

export function saidRoles(text: string): SaidRole[] {
  const names = [
    ...matchesIn(text, codeName).map(({ index, 0: said }) => ({ index, said, name: said.toUpperCase(), isCode: true })),
    ...matchesIn(text, plainName).map(({ index, 0: said, 1: word = '' }) => ({
      index,
      said,
      name: `${word.toUpperCase()}_ROLE`,
      isCode: false,
    })),
  ];
  return names
    .slice(0, MAX_ROLES)
    .map(({ index, said, name, isCode }) => ({ start: index, end: index + said.length, hash: hashOf(name), isCode }));
}
