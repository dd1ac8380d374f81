import { describe, expect, it } from 'vitest';
import { Wording } from '../reader/modality/denials.ts';
import { isVenueSaid, venueSpans } from './said-venue.ts';

const venue = {
  what: 'contract',
  is: 'venue',
  value: 'kAaveUSDC',
  alike: ['Acme Farm (v1.0)'],
  shared: ['Kiln'],
} as const;

describe('a venue', () => {
  it.each([
    'Deposit 5 USDC into kAaveUSDC',
    'deposit 5 USDC into the kaaveusdc vault.',
    'Put 5 USDC in the Acme Farm (v1.0)',
    'Put 5 USDC in Acme-Farm (v1.0)',
  ])('is said in %s', (text) => {
    expect(isVenueSaid(new Wording(text), venue)).toBe(true);
  });

  it.each([
    'Deposit 5 USDC into Kiln',
    'Deposit 5 USDC into xkAaveUSDC',
    'Deposit 5 USDC into kAaveUSDC2',
    'Deposit 5 USDC, but not into kAaveUSDC',
    'Deposit 5 USDC anywhere except the kAaveUSDC vault',
    "Don't deposit 5 USDC into kAaveUSDC",
    'Put 5 USDC in the Acme Farm (v1x0)',
  ])('is not said in %s', (text) => {
    expect(isVenueSaid(new Wording(text), venue)).toBe(false);
    expect(venueSpans(new Wording(text), venue)).toEqual([]);
  });

  it('includes the words around its names, and shared names only next to its own', () => {
    const text = 'Deposit 5 USDC into Kiln’s kAaveUSDC vault for Ann';
    const found = venueSpans(new Wording(text), venue).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['kAaveUSDC vault', 'into Kiln’s']);
  });
});
