import { type Address, checksumAddress } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { protocols as all } from './index.ts';
import { createContractBook, createRegistry } from './registry.ts';
import { type FunctionRule, type Protocol, rule } from './rules/protocol.ts';

const here: Address = '0x1111111111111111111111111111111111111111';
const there: Address = '0x2222222222222222222222222222222222222222';
const elsewhere: Address = '0x3333333333333333333333333333333333333333';
const selector = '0x3a4b66f1';

const make = (slug: string, on: readonly string[] | 'any', contracts: Protocol['contracts'] = {}): Protocol => ({
  slug,
  name: slug.toUpperCase(),
  family: slug,
  words: [],
  contracts,
  functions: [rule('function stake()', on, () => ({}))],
});

const one = make('one', ['pool'], { pool: { 1: [here] }, weth_gateway: { 1: [elsewhere] } });
const two = make('two', ['pool'], { pool: { 10: [there] } });
const any = make('any', 'any');
const other = make('other', 'any');

describe('a selector on a described contract', () => {
  const described = { ...make('vendor', ['described']), slug: 'vendor' };
  const found = { protocol: described, rule: described.functions[0] as FunctionRule, signature: 'stake()' };
  const contracts = {
    find: () => ({ ...found, decodeArguments: () => ({ values: {}, rest: '0x' as const }) }),
    findTypedData: () => null,
  };
  const choose = (protocols: readonly Protocol[], target: Address) => {
    const choice = createRegistry(protocols, [], contracts).choose(selector, 1, target, null);
    return choice && [choice.protocol.slug, choice.role, choice.needsBook];
  };

  it('is read by its descriptor, without a role in a book', () => {
    expect(choose([], here)).toEqual(['vendor', null, false]);
    expect(choose([make('erc4626', 'any')], here)).toEqual(['vendor', null, false]);
    expect(choose([two], here)).toEqual(['vendor', null, false]);
  });

  it('keeps the meaning that a protocol gives it on this contract, or on any', () => {
    expect(choose([one], here)).toEqual(['one', 'pool', true]);
    expect(choose([any], there)).toEqual(['any', null, false]);
  });
});

describe('a selector', () => {
  const choose = (
    protocols: readonly Protocol[],
    chainId: number | null,
    target: Address,
    preferred: string | null = null,
  ) => {
    const choice = createRegistry(protocols).choose(selector, chainId, target, preferred);
    return choice && [choice.protocol.slug, choice.role, choice.needsBook];
  };

  it.each<[string, readonly Protocol[], number | null, Address, readonly unknown[] | null]>([
    ['belongs to the protocol whose book has the target', [any, one, two], 1, here, ['one', 'pool', true]],
    ['does not belong to it on another chain', [one, two, any], 10, here, ['any', null, false]],
    ['belongs to it on any chain if the chain is unknown', [any, two, one], null, here, ['one', 'pool', true]],
    ['belongs to roles of the function, not to others', [one, any], 1, elsewhere, ['any', null, false]],
    ['belongs to any contract if the function may', [one, any, two], 1, there, ['any', null, false]],
    ['is the first one if none fits, so that a check can refuse it', [two, one], 1, elsewhere, ['two', null, true]],
    ['belongs to none without protocols', [], 1, here, null],
  ])('%s', (_name, protocols, chainId, target, expected) => {
    expect(choose(protocols, chainId, target)).toEqual(expected);
  });

  it('of several protocols on any contract goes to the preferred, else to the first', () => {
    expect(choose([any, other], 1, here)).toEqual(['any', null, false]);
    expect(choose([any, other], 1, here, 'other')).toEqual(['other', null, false]);
    expect(choose([any, one, other], 1, here, 'other')).toEqual(['one', 'pool', true]);
  });

  it('is also found on contracts that the operator adds', () => {
    const extra = [{ chainId: 5, address: elsewhere, protocol: 'one', role: 'pool', name: null }];
    const choice = createRegistry([any, one], extra).choose(selector, 5, elsewhere, null);
    expect(choice).toMatchObject({ role: 'pool', protocol: { slug: 'one' } });
  });
});

describe('the book of contracts', () => {
  const extra = [{ chainId: 10, address: there, protocol: 'one', role: 'vault', name: 'Our vault' }];
  const book = createContractBook([one, two], extra);

  it('names the contract at an address of a chain', () => {
    expect(book.at(1, here)).toEqual({ protocol: 'one', role: 'pool', name: 'ONE pool' });
    expect(book.at(1, elsewhere)?.name).toBe('ONE weth gateway');
    expect(book.at(10, here)).toBeNull();
  });

  it('does not repeat a name', () => {
    const named = createContractBook([make('router', 'any', { router: { 1: [here] } })]);
    expect(named.at(1, here)?.name).toBe('ROUTER');
  });

  it('gives precedence to the operator', () => {
    expect(book.at(10, there)).toEqual({ protocol: 'one', role: 'vault', name: 'Our vault' });
  });

  it('answers without a chain if all chains agree', () => {
    expect(book.at(null, here)?.protocol).toBe('one');
    const apart = createContractBook([one, make('two', 'any', { pool: { 10: [here] } })]);
    expect(apart.at(null, here)).toBeNull();
    expect(apart.at(10, here)?.protocol).toBe('two');
  });
});

describe('the known protocols', () => {
  it('each have a unique slug', () => {
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  });

  it('have addresses of 20 bytes in lower case, each with a checksum', () => {
    const addresses = all.flatMap(({ contracts }) =>
      Object.values(contracts).flatMap((byChain) => Object.values(byChain).flat()),
    );
    expect(addresses.length).toBeGreaterThan(100);
    for (const address of addresses) {
      expect(address).toMatch(/^0x[0-9a-f]{40}$/);
      expect(checksumAddress(address).toLowerCase()).toBe(address);
    }
  });
});
