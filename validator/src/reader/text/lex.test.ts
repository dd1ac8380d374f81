import { ens_normalize } from '@adraffy/ens-normalize';
import { describe, expect, it } from 'vitest';
import { lex } from './lex.ts';

const namesIn = (text: string) =>
  lex(text, { writesDecimalComma: false, cut: null, isWhole: () => false }).tokens.flatMap((token) =>
    token.kind === 'ens' ? [token.key] : [],
  );

describe('ENS names', () => {
  it.each(['bob.eth', 'Pay.Bob.eth', 'my-vault.eth', 'a-1.B-2.eth', 'zoé.eth'])(
    '%s is normalized as ENS does',
    (name) => {
      expect(namesIn(`Send 5 USDC to ${name}`)).toEqual([ens_normalize(name)]);
    },
  );

  it.each(['a_bob.eth', '_bob.eth', '-bob.eth', 'ab--bob.eth'])('%s is not bob.eth', (name) => {
    expect(namesIn(`Send 5 USDC to ${name}`)).toEqual([]);
  });
});
