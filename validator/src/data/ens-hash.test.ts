import * as viem from 'viem/ens';
import { describe, expect, it } from 'vitest';
import { labelhash, namehash } from './ens-hash.ts';

describe('hashes of ENS names', () => {
  it.each(['eth', 'alice.eth', 'pay.alice.eth', 'zoé.eth', '🦊.eth', 'a..eth'])(
    'match those of viem for %s',
    (name) => {
      expect(namehash(name)).toBe(viem.namehash(name));
    },
  );

  it('use a label like the contracts do, even one that looks like a hash', () => {
    const hash = labelhash('alice').slice(2);
    expect(labelhash('alice')).toBe(viem.labelhash('alice'));
    expect(labelhash(`[${hash}]`)).not.toBe(`0x${hash}`);
  });
});
