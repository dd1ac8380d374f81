import { describe, expect, it } from 'vitest';
import { Wording } from './denials.ts';

/** Whether a text denies the number 48213, or the place with that name. */
const denies = (text: string): boolean => {
  const start = text.indexOf('48213');
  return new Wording(text).isDenied({ start, end: start + 5 });
};

describe('a wording', () => {
  it.each([
    'Claim my Lido withdrawal, but not request 48213',
    'Do not claim request 48213',
    'Claim 5, not 48212, 48213 or 48215',
    'Claim neither 48212 nor 48213',
    "Don't, under any circumstances, claim 48213",
    'Claim every request except 48213',
    'Claim anything but 48213',
    'Claim 48212 rather than 48213',
    'Unlike request 48213, request 48214 may be claimed',
    'Beanspruche 48212, aber nicht 48213',
    'Beanspruche 48212, keine 48213',
    'Reclama la solicitud 48212 sin tocar la 48213, por favor',
    'Resgate 48212, não o pedido 48213',
    'Réclame ma demande 48212, mais pas la demande 48213',
    'Je veux la demande 48212, utilise pas la 48213',
    'Забери 48212, а не 48213',
    '48213以外を請求して',
    '48213 말고 48214를 청구해줘',
  ])('denies the request in %s', (text) => {
    expect(denies(text)).toBe(true);
  });

  it.each([
    'Claim request 48213',
    'Vote no on proposal 48213',
    'I would say no to 48213',
    'Vote "no" on 48213',
    'I vote no. Proposal 48213',
    'Claim request no. 48213',
    'Claim no more than 48213',
    'Do not wait. Claim 48213',
    '48212は請求しないで、48213を請求して',
    '48212 말고 48213을 청구해줘',
    'Ne touche pas à la 48212, réclame la demande 48213',
  ])('does not deny the request in %s', (text) => {
    expect(denies(text)).toBe(false);
  });

  it('takes the Portuguese `no` before a venue for `in`, and before a value for a denial', () => {
    const wording = new Wording('Você pode depositar no cofre 48213');
    expect(wording.isDenied({ start: 29, end: 34 }, 'venue')).toBe(false);
    expect(wording.isDenied({ start: 29, end: 34 })).toBe(true);
  });

  it('denies a value if a plain denial stands shortly before, so that the owner is asked', () => {
    expect(denies('The season never ends 🌾 please claim request 48213')).toBe(true);
    expect(denies('The season never ends. Please claim request 48213')).toBe(false);
  });
});
