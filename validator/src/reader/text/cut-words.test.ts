import { describe, expect, it } from 'vitest';
import { type CutWords, cutAnywhere, cutParticles, cutProclitics } from './cut-words.ts';

/** Pieces with a space between words and a `+` before endings. */
function show(cut: CutWords, run: string, isAttached = false): string {
  let at = 0;
  const pieces = cut(run, isAttached).map(({ length, isEnding }) => {
    at += length;
    return (isEnding ? '+' : '') + run.slice(at - length, at);
  });
  return pieces.join(' ');
}

describe('cutAnywhere', () => {
  const cut = cutAnywhere(new Set(['转', '转账', '给', '我的钱包']));
  it('takes the longest word at each position, and the text between words as one word', () => {
    expect(show(cut, '转账给我的钱包')).toBe('转账 给 我的钱包');
    expect(show(cut, '请你转给小王')).toBe('请你 转 给 小王');
  });
});

describe('cutParticles', () => {
  const words = new Set(['보내', '줘', '이더', '반', '만', '오백', '지갑']);
  const cut = cutParticles(words, new Set(['에게', '를', '로', '으로', '만', '은', '에서']), new Set(['오백', '만']));
  it('separates particles from names, known words and unknown words', () => {
    expect(show(cut, '에게', true)).toBe('+에게');
    expect(show(cut, '지갑으로')).toBe('지갑 +으로');
    expect(show(cut, '김철수에게')).toBe('김철수 +에게');
    expect(show(cut, '지갑에서만은')).toBe('지갑 +에서 +만 +은');
    expect(show(cut, '보내줘')).toBe('보내 줘');
  });
  it('distinguishes ten thousand from only', () => {
    expect(show(cut, '만')).toBe('만');
    expect(show(cut, '오백만')).toBe('오백 만');
    expect(show(cut, '만', true)).toBe('+만');
    expect(show(cut, '반만')).toBe('반 +만');
  });
  it('finds no word of one syllable inside an unknown word', () => {
    expect(show(cut, '전반적')).toBe('전반적');
  });
});

describe('cutProclitics', () => {
  const known = new Set(['ارسل', 'رسوم', 'محفظتي', 'بيع', 'و', 'ال']);
  const cut = cutProclitics((word) => known.has(word));
  it('separates particles from a word that is known without them, and leaves every other word whole', () => {
    expect(show(cut, 'وارسل')).toBe('و ارسل');
    expect(show(cut, 'والرسوم')).toBe('و ال رسوم');
    expect(show(cut, 'لمحفظتي')).toBe('ل محفظتي');
    expect(show(cut, 'بيع')).toBe('بيع');
    expect(show(cut, 'ولد')).toBe('ولد');
  });
});
