import { createHash } from 'node:crypto';
import type { SectionHead, SectionSum } from './format.ts';

const NEWLINE = 0x0a;

/** Counts and hashes content as it passes. */
export function createSum({ kind, name }: SectionHead): { add(chunk: Buffer): void; end(): SectionSum } {
  const hash = createHash('sha256');
  let lines = 0;
  return {
    add(chunk) {
      hash.update(chunk);
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
    },
    end: () => ({ kind, ...(name !== undefined && { name }), lines, sha256: hash.digest('hex') }),
  };
}
