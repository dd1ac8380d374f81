import { describe, expect, it } from 'vitest';
import type { Effect, EffectKind } from './effects.ts';
import { instructionOf } from './instruction.ts';

const account = '0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed';
const [usdc, weth, friend, stranger] = ['a', 'b', 'c', 'd'].map((digit) => `0x${digit.repeat(40)}` as const) as [
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
  `0x${string}`,
];

const amountOf = (address: `0x${string}` | null, amount = '1') => ({
  asset: address ? { kind: 'token' as const, address } : { kind: 'native' as const },
  amount,
});
const does = (kind: EffectKind, fields: Partial<Effect> = {}): Effect => ({
  ...{ kind, gives: [], gets: [], from: null, to: null },
  ...fields,
});
const approves = (spender: `0x${string}`, amount = '1') =>
  does('approve', { gives: [amountOf(usdc, amount)], spender });
const swap = does('swap', { gives: [amountOf(usdc)], gets: [amountOf(weth)], to: account });
const pays = (to: `0x${string}`, token: `0x${string}` | null = usdc, amount = '1') =>
  does('send', { gives: [amountOf(token, amount)], to });

const keyOf = (effects: readonly Effect[] | null, userPrompt = 'Do it', chainId = 1) =>
  instructionOf({ userPrompt, action: { tx: { to: friend, value: '0', data: '0x' } }, effects, account, chainId }).key;
const keysOf = (ways: readonly (readonly Effect[])[]) => new Set(ways.map((effects) => keyOf(effects)));

describe('an instruction', () => {
  it('is the same for every way to carry it out', () => {
    const wrap = does('wrap', { gives: [amountOf(null)], gets: [amountOf(weth)] });
    const prefixes = [0, 1, 2, 3].flatMap((count) =>
      [friend, stranger].map((router) => Array.from({ length: count }, (_, index) => approves(router, String(index)))),
    );
    const cores = [
      [swap],
      [{ ...swap, to: null }],
      [{ ...swap, from: account as `0x${string}` }],
      [swap, swap],
      [wrap, { ...swap, gives: [amountOf(weth)] }],
      [does('unwrap', { gives: [amountOf(weth)], gets: [amountOf(null)] }), swap],
    ];
    const ways = prefixes.flatMap((prefix) =>
      cores.flatMap((core) => [
        [...prefix, ...core],
        [...core, ...prefix],
      ]),
    );
    expect(ways.length).toBeGreaterThan(90);
    expect(keysOf(ways).size).toBe(1);
    expect(
      keysOf([
        [pays(friend)],
        [pays(friend, weth)],
        [pays(friend, usdc, '2'), pays(friend)],
        [approves(stranger), pays(friend)],
      ]).size,
    ).toBe(1);
  });

  it('differs for other parties, words and chains, and from an allowance for it', () => {
    const keys = [
      keyOf([swap]),
      keyOf([approves(friend)]),
      keyOf([pays(friend)]),
      keyOf([pays(stranger)]),
      keyOf([pays(friend), pays(stranger)]),
      keyOf([swap], 'Do that'),
      keyOf([swap], 'Do it', 10),
      keyOf(null),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOf([approves(friend)])).toBe(keyOf([approves(stranger), does('permit', { spender: friend })]));
  });

  it('ignores emoji, accents, punctuation and invisible characters next to or inside its words', () => {
    const words = 'Pay 5 USDC to my café in the Straße';
    const added = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;
    const apart = /[\p{P}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
    const key = keyOf([swap], words);
    const other: string[] = [];
    for (let code = 0; code <= 0x10ffff; code++) {
      const sign = String.fromCodePoint(code);
      const ways = [
        ...(added.test(sign) ? [`${words}${sign}`, words.replace('a', `a${sign}`)] : []),
        ...(apart.test(sign) ? [`${sign}${words}`, `${words} ${sign}\ufe0f${sign}`] : []),
      ];
      if (ways.some((way) => keyOf([swap], way) !== key)) other.push(code.toString(16));
    }
    expect(other).toEqual([]);
    for (const way of [words.toUpperCase(), words.replace('ß', 'ẞ'), words.normalize('NFD'), `${words} ✔️✔️`]) {
      expect(keyOf([swap], way)).toBe(key);
    }
  });
});
