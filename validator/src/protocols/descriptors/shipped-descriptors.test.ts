import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDroppedArguments } from '../rules/account-for-arguments.ts';
import { argumentsOf } from '../rules/arguments.fixture.ts';
import { createDescribedContracts } from './described-contracts.ts';
import type { Descriptor, Format } from './descriptor.ts';
import { readShippedDescriptors } from './shipped-descriptors.ts';

const { descriptors } = readShippedDescriptors();

/** Every format once, in the first descriptor that has it. */
function distinct(): readonly Descriptor[] {
  const seen = new Set<Format>();
  const fresh = (formats: readonly Format[]) =>
    formats.filter((format) => {
      const isFresh = !seen.has(format);
      seen.add(format);
      return isFresh;
    });
  return descriptors
    .map((each) => ({ ...each, functions: fresh(each.functions), typedData: fresh(each.typedData) }))
    .filter(({ functions, typedData }) => functions.length + typedData.length > 0);
}

const contracts = createDescribedContracts(distinct(), {
  bookOf: () => null,
  decimalsOf: () => null,
  tokenNamed: () => null,
  isName: () => true,
});

describe('the shipped descriptors', () => {
  it('account for every argument of every function and message', () => {
    // The generator tries every one of them; for vendors with many large ones a part is enough here.
    const sample = <T>(all: readonly T[]) => all.filter((_, index) => index % Math.ceil(all.length / 12) === 0);
    const protocols = contracts.protocols().map((each) => ({ ...each, functions: sample(each.functions) }));
    expect(protocols.reduce((sum, { functions }) => sum + functions.length, 0)).toBeGreaterThan(100);
    expect(protocols.flatMap(findDroppedArguments)).toEqual([]);
  });

  it('read any arguments without a crash', () => {
    for (const { slug, functions, contracts: book } of contracts.protocols()) {
      const [chainId, addresses] = Object.entries(book.described ?? {})[0] ?? [];
      const to = addresses?.[0];
      if (!to) throw new Error(`${slug} stands nowhere`);
      const call = {
        to,
        from: null,
        chainId: Number(chainId),
        value: 7n,
        data: '0x',
        operation: 'call',
        path: '0',
      } as const;
      for (const { abi, read } of functions) {
        fc.assert(
          fc.property(argumentsOf(abi.inputs), (args) => {
            try {
              read(args, { ...call, role: null });
            } catch (error) {
              expect((error as Error).constructor.name, `${slug} ${abi.name}`).toBe('MalformedArguments');
            }
          }),
          { numRuns: 3, seed: 7 },
        );
      }
    }
  });

  it('apply only to their own deployments', () => {
    expect(contracts.find('0x6e553f65', 1, '0x00000000000000000000000000000000000fa123')).toBeNull();
    expect(contracts.find('0x6e553f65', null, '0x640522135e5e4598cae85b170d5a675a53770fa0')).toBeNull();
    expect(contracts.find('0x6e553f65', 10, '0x640522135e5e4598cae85b170d5a675a53770fa0')).toBeNull();
  });
});
