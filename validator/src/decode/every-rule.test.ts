import fc from 'fast-check';
import { encodeFunctionData } from 'viem';
import { describe, expect, it } from 'vitest';
import type { Hex } from '../effects/call.ts';
import { protocols } from '../protocols/index.ts';
import { createRegistry } from '../protocols/registry.ts';
import { argumentsOf } from '../protocols/rules/arguments.fixture.ts';
import type { Reading } from '../protocols/rules/protocol.ts';
import { CallDecoder, effectsOfTree } from './decode-call.ts';
import type { DecodedCall } from './decoded-call.ts';
import { walkCalls } from './walk-calls.ts';

const whole = createRegistry(protocols);
/** For one protocol alone: another with the same selector may name its arguments differently. */
const alone = new Map(protocols.map((protocol) => [protocol, createRegistry([protocol])]));
const tokens = { at: () => null, named: () => [], isSymbol: () => false, size: 0 };
const from = '0x1111111111111111111111111111111111111111';
const elsewhere = '0x9999999999999999999999999999999999999999';

function decode(to: `0x${string}`, data: Hex, value = 0n, chainId: number | null = 1, registry = whole): DecodedCall {
  const decoder = new CallDecoder({ registry, tokens, attributionSuffixes: [] }, chainId, false);
  return decoder.decode({ from, to, value, data, operation: 'call' }, '0');
}

/** A target for each rule: the first contract of one of its roles, or any. */
const rules = protocols.flatMap((protocol) =>
  protocol.functions.map((rule) => {
    const roles = rule.on === 'any' ? [] : rule.on;
    const [chainId = '1', addresses = []] =
      roles.flatMap((role) => Object.entries(protocol.contracts[role] ?? {}))[0] ?? [];
    return { protocol, rule, to: addresses[0] ?? elsewhere, chainId: Number(chainId) };
  }),
);
const anyRule = fc.constantFrom(...rules).chain((row) => fc.tuple(fc.constant(row), argumentsOf(row.rule.abi.inputs)));

const encode = (abi: (typeof rules)[number]['rule']['abi'], values: Readonly<Record<string, unknown>>): Hex =>
  encodeFunctionData({ abi: [abi], args: abi.inputs.map(({ name }) => values[name ?? '']) });

/** Whether a reading counts returned coins; a reader that refuses its arguments says nothing. */
function countsCoins(read: () => Reading): boolean {
  try {
    return read().value === 'counted';
  } catch {
    return false;
  }
}

describe('every known function', () => {
  it('names all its parameters', () => {
    const unnamed = rules.filter(({ rule }) => rule.abi.inputs.some(({ name }) => !name));
    expect(unnamed.map(({ rule }) => rule.abi.name)).toEqual([]);
  });

  it("uses roles of its protocol's book", () => {
    const homeless = rules.filter(
      ({ protocol, rule }) => rule.on !== 'any' && !rule.on.every((role) => protocol.contracts[role]),
    );
    expect(homeless.map(({ protocol, rule }) => `${protocol.slug} ${rule.abi.name} on ${rule.on}`)).toEqual([]);
  });

  it('returns the encoded arguments, and always states an effect', () => {
    fc.assert(
      fc.property(
        anyRule,
        fc.bigInt({ min: 0n, max: 2n ** 80n }),
        ([{ protocol, rule, to, chainId }, values], value) => {
          const call = decode(to, encode(rule.abi, values), value, chainId, alone.get(protocol));
          expect(call.args).toEqual(values);
          for (const fault of call.faults)
            if (fault.code === 'malformed') expect(fault.message).not.toContain('its reader failed');
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('shows all coins that it receives, whatever it does with them', () => {
    fc.assert(
      fc.property(anyRule, fc.bigInt({ min: 1n, max: 2n ** 80n }), ([{ rule, to, chainId }, values], value) => {
        const call = decode(to, encode(rule.abi, values), value, chainId);
        const moved = effectsOfTree(call)
          .flatMap(({ gives, fees }) => [...gives, ...(fees ?? []).flatMap(({ quantity }) => quantity ?? [])])
          .filter(({ asset }) => asset.kind === 'native');
        const isOpen = moved.some(({ amount, bound }) => typeof amount !== 'bigint' || bound !== 'exact');
        const shown = moved.reduce((sum, { amount }) => sum + (typeof amount === 'bigint' ? amount : 0n), 0n);
        const place = {
          from,
          to,
          value,
          data: call.data,
          operation: 'call',
          chainId,
          path: '0',
          role: call.role,
        } as const;
        const comesBack = moved.length > 0 && countsCoins(() => rule.read(values, place));
        const passedOn = call.children.reduce((sum, child) => sum + child.value, 0n);
        expect(isOpen || comesBack || shown >= value || passedOn >= value).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('refuses arguments with a byte too few and reports bytes too many', () => {
    fc.assert(
      fc.property(anyRule, ([{ rule, to, chainId }, values]) => {
        const data = encode(rule.abi, values);
        // Two bytes: a single one is the tag of a router's own interface.
        expect(decode(to, `${data}5a5a`, 0n, chainId).faults).toContainEqual({
          code: 'trailing',
          bytes: '0x5a5a',
          suffix: null,
          hides: null,
        });
        if (data.length > 10) {
          expect(decode(to, data.slice(0, -2) as Hex, 0n, chainId).faults[0]?.code).toBe('malformed');
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('survives any bytes after its selector', () => {
    fc.assert(
      fc.property(anyRule, fc.uint8Array({ maxLength: 600, size: 'max' }), ([{ rule, to, chainId }, values], noise) => {
        const data = encode(rule.abi, values).slice(0, 10);
        const call = decode(to, `${data}${Buffer.from(noise).toString('hex')}` as Hex, 0n, chainId);
        expect(walkCalls([call]).length).toBeGreaterThan(0);
      }),
      { numRuns: 1_000 },
    );
  });

  it('survives one changed byte anywhere', () => {
    fc.assert(
      fc.property(anyRule, fc.nat(), fc.nat(255), ([{ rule, to, chainId }, values], position, byte) => {
        const data = encode(rule.abi, values);
        const at = 2 + (position % ((data.length - 2) / 2)) * 2;
        const changed: Hex = `0x${data.slice(2, at)}${byte.toString(16).padStart(2, '0')}${data.slice(at + 2)}`;
        expect(decode(to, changed, 0n, chainId).path).toBe('0');
      }),
      { numRuns: 1_000 },
    );
  });
});
