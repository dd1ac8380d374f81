import { describe, expect, it } from 'vitest';
import { factsOf, friend, permit2, sender, stranger } from '../align/facts.fixture.ts';
import { compareParty } from './party.ts';

describe('compareParty', () => {
  it('compares addresses', () => {
    expect(compareParty(factsOf(), { kind: 'address', address: friend }, friend).answer).toBe('yes');
    expect(compareParty(factsOf(), { kind: 'address', address: friend }, stranger).answer).toBe('no');
  });

  it('takes "myself" for the sender, if there is one', () => {
    expect(compareParty(factsOf(), { kind: 'self' }, sender).answer).toBe('yes');
    expect(compareParty(factsOf(), { kind: 'self' }, friend).answer).toBe('no');
    expect(compareParty(factsOf({ sender: null }), { kind: 'self' }, friend).answer).toBe('unknown');
  });

  it('takes a claimed resolution as a difference, but never as an agreement', () => {
    const facts = factsOf({ claims: { names: new Map([['bob.eth', friend]]) } });
    expect(compareParty(facts, { kind: 'ens', name: 'Bob.eth' }, friend)).toMatchObject({
      answer: 'unknown',
      isClaimed: true,
      why: expect.stringContaining('the request claims that Bob.eth is'),
    });
    expect(compareParty(facts, { kind: 'ens', name: 'bob.eth' }, stranger).answer).toBe('no');
    expect(compareParty(factsOf(), { kind: 'ens', name: 'bob.eth' }, friend).answer).toBe('unknown');
  });

  it('knows the contracts of a protocol, and cannot resolve a first name', () => {
    expect(compareParty(factsOf(), { kind: 'protocol', slug: 'permit2' }, permit2).answer).toBe('yes');
    expect(compareParty(factsOf(), { kind: 'protocol', slug: 'aave' }, permit2).answer).toBe('no');
    expect(compareParty(factsOf(), { kind: 'name', name: 'Bob' }, friend).answer).toBe('unknown');
  });
});
