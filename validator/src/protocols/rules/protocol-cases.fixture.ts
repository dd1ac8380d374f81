import type { Address } from '@countersign/protocol';
import { type AbiFunction, concatHex, encodeAbiParameters, parseAbiItem, toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import type { TokenBook } from '../../data/data.ts';
import { CallDecoder, effectsOfTree } from '../../decode/decode-call.ts';
import type { DecodedCall } from '../../decode/decoded-call.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Hex } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import { createRegistry } from '../registry.ts';
import type { Protocol } from './protocol.ts';

export const sender: Address = '0x1111111111111111111111111111111111111111';
export const friend: Address = '0x2222222222222222222222222222222222222222';

const noTokens: TokenBook = { at: () => null, named: () => [], isSymbol: () => false, size: 0 };

/**
 * A call and its effects. By default an effect is by the caller, of this protocol, without recipient, and moves
 * nothing.
 */
export interface ProtocolCase {
  readonly name: string;
  /** Ethereum by default. */
  readonly chainId?: number;
  readonly to: Address;
  readonly value?: bigint;
  readonly data: Hex;
  readonly effects: readonly (Partial<Effect> & Pick<Effect, 'kind'>)[];
  /** Must be part of the reported fault of the bytes; by default no fault is expected. */
  readonly fault?: string;
}

export function encode(signature: `function ${string}`, args: readonly unknown[] = []): Hex {
  const abi = parseAbiItem<readonly [string]>([signature]) as AbiFunction;
  return concatHex([toFunctionSelector(abi), encodeAbiParameters(abi.inputs, args)]);
}

/** The effect of a call with invalid arguments. */
export const unreadable = (to: Address): ProtocolCase['effects'][number] => ({
  kind: 'unknown',
  to,
  detail: 'a call that could not be read',
});

export function decodeCase(
  protocols: readonly Protocol[],
  { chainId = 1, to, value = 0n, data }: ProtocolCase,
): DecodedCall {
  const deps = { registry: createRegistry(protocols), tokens: noTokens, attributionSuffixes: [] };
  return new CallDecoder(deps, chainId, false).decode({ from: sender, to, value, data, operation: 'call' }, '0');
}

/** Runs a case table; `beside` are further protocols whose functions the cases call. */
export function describeProtocol(
  protocol: Protocol,
  cases: readonly ProtocolCase[],
  beside: readonly Protocol[] = [],
): void {
  describe(protocol.name, () => {
    it.each(cases)('$name', (row) => {
      const decoded = decodeCase([protocol, ...beside], row);
      const faults = walkCalls([decoded]).flatMap((call) =>
        call.faults.map((fault) => ('message' in fault ? fault.message : fault.code)),
      );
      if (row.fault === undefined) expect(faults).toEqual([]);
      else expect(faults.join('; ')).toContain(row.fault);
      expect(decoded.imitates.length > 0, `${row.to} is not in the book`).toBe(false);
      expect(effectsOfTree(decoded)).toEqual(
        row.effects.map((effect) => ({
          call: '0',
          protocol: protocol.slug,
          gives: [],
          gets: [],
          from: sender,
          to: null,
          ...effect,
        })),
      );
    });

    it('has addresses in lower case in its book', () => {
      const addresses = Object.values(protocol.contracts).flatMap((byChain) => Object.values(byChain).flat());
      for (const address of addresses) expect(address).toMatch(/^0x[0-9a-f]{40}$/);
    });
  });
}

/** `0x617ba037 supply`, for each function in order, so that a change of names or types of arguments shows. */
export const selectorsOf = ({ functions }: Protocol): readonly string[] =>
  functions.map(({ abi }) => `${toFunctionSelector(abi)} ${abi.name}`);
