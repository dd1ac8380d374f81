import { namehash } from 'viem';
import { describe, expect, it } from 'vitest';
import { isNameSaid } from './said-names.ts';

describe('isNameSaid', () => {
  it.each(['Point alice.eth to me', 'Point Alice.eth. Thanks', 'the name "alice.eth", please'])(
    'finds the name in %s',
    (text) => {
      expect(isNameSaid(text, namehash('alice.eth'))).toBe(true);
    },
  );

  it.each(['Point malice.eth to me', 'Point pay.alice.eth to me', 'Point alice to me', 'Point bob.eth to me'])(
    'does not find it in %s',
    (text) => {
      expect(isNameSaid(text, namehash('alice.eth'))).toBe(false);
    },
  );
});
