import { effectKinds } from '@countersign/protocol';
import fc from 'fast-check';
import { type AbiParameter, concatHex, encodeAbiParameters, toFunctionSelector } from 'viem';
import { describe, expect, it } from 'vitest';
import { CallDecoder, effectsOfTree } from '../decode/decode-call.ts';
import type { Hex } from '../effects/call.ts';
import type { Effect } from '../effects/effect.ts';
import { protocols } from './index.ts';
import { createRegistry } from './registry.ts';
import type { FunctionRule, Protocol } from './rules/protocol.ts';
import { sender } from './rules/protocol-cases.fixture.ts';

const registry = createRegistry(protocols);
const tokens = { at: () => null, named: () => [], isSymbol: () => false, size: 0 };
const anywhere = '0x4444444444444444444444444444444444444444';

const hexOf = (size: { minLength: number; maxLength: number }) =>
  fc.uint8Array(size).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`);

/** Values of a parameter, including small numbers and long lists. */
function valuesOf(parameter: AbiParameter): fc.Arbitrary<unknown> {
  const array = /^(.*)\[(\d*)\]$/.exec(parameter.type);
  if (array) {
    const length = array[2] ? Number(array[2]) : undefined;
    const sizes = length === undefined ? { maxLength: 4 } : { minLength: length, maxLength: length };
    return fc.array(valuesOf({ ...parameter, type: array[1] ?? '' }), sizes);
  }
  if (parameter.type === 'tuple') {
    const { components } = parameter as { components: readonly AbiParameter[] };
    return fc.tuple(...components.map(valuesOf)).map((values) => {
      // Encoders take structs by name if their fields have names.
      return Object.fromEntries(components.map(({ name }, index) => [name ?? index, values[index]]));
    });
  }
  if (parameter.type === 'address') return hexOf({ minLength: 20, maxLength: 20 });
  if (parameter.type === 'bool') return fc.boolean();
  if (parameter.type === 'string') return fc.string();
  if (parameter.type === 'bytes') return fc.oneof(fc.constant('0x'), hexOf({ minLength: 0, maxLength: 100 }));
  const bytes = /^bytes(\d+)$/.exec(parameter.type);
  if (bytes) return hexOf({ minLength: Number(bytes[1]), maxLength: Number(bytes[1]) });
  const integer = /^(u?)int(\d*)$/.exec(parameter.type);
  const bits = BigInt(integer?.[2] || 256);
  const [min, max] = integer?.[1] ? [0n, 2n ** bits - 1n] : [-(2n ** (bits - 1n)), 2n ** (bits - 1n) - 1n];
  const value = fc.oneof(fc.bigInt({ min: 0n, max: 3n }), fc.bigInt({ min, max }), fc.constant(max));
  return bits <= 48n ? value.map(Number) : value;
}

/** A contract with the function, and its chain. */
function standOf({ contracts }: Protocol, { on }: FunctionRule): { to: Hex; chainId: number } {
  for (const role of on === 'any' ? [] : on) {
    for (const [chainId, [address]] of Object.entries(contracts[role] ?? {})) {
      if (address) return { to: address, chainId: Number(chainId) };
    }
  }
  return { to: anywhere, chainId: 1 };
}

const isAddress = (value: string | null | undefined) => value == null || /^0x[0-9a-f]{40}$/.test(value);

function faultsOf(effect: Effect): string[] {
  const quantities = [...effect.gives, ...effect.gets];
  const addresses = [
    effect.from,
    effect.to,
    effect.spender,
    ...(effect.routes ?? []).flatMap(({ path }) => path),
    ...(effect.fees ?? []).map(({ to }) => to),
    ...quantities.map(({ asset }) => ('address' in asset ? asset.address : null)),
  ];
  return [
    ...addresses.filter((address) => !isAddress(address)).map((address) => `${address} is no address in lower case`),
    ...quantities
      .filter(({ amount }) => typeof amount === 'bigint' && amount < 0n)
      .map(({ amount }) => `an amount is ${amount}`),
    ...(effectKinds.includes(effect.kind) ? [] : [`${effect.kind} is no kind`]),
    ...(/^0(?:\.\d+)*$/.test(effect.call) ? [] : [`${effect.call} is no place in the tree`]),
  ];
}

describe('the protocols', () => {
  it('have slugs that are stable, unique and in lower case', () => {
    expect(protocols.map(({ slug }) => slug)).toMatchInlineSnapshot(`
      [
        "native",
        "erc20",
        "erc721",
        "erc1155",
        "erc4626",
        "erc7540",
        "eip2612",
        "permit2",
        "x402",
        "weth",
        "multicall3",
        "safe",
        "erc4337",
        "erc7579",
        "eip7702",
        "proxy",
        "ownable",
        "governor",
        "uniswap-v2",
        "uniswap-v3",
        "uniswap-v4",
        "uniswap-universal-router",
        "uniswap-x",
        "sushiswap",
        "cow",
        "aave-v3",
        "aave-v2",
        "compound-v2",
        "compound-v3",
        "lido",
        "rocket-pool",
        "ether-fi",
        "kelp",
        "renzo",
        "swell",
        "frax-finance",
        "ethena",
        "eigenlayer",
        "beacon-deposit",
        "distributor",
        "morpho-blue",
        "1inch",
        "balancer-v2",
        "balancer-v3",
        "curve",
        "ens",
        "across",
        "stargate",
        "layerzero",
        "cctp",
        "hop",
        "op-bridge",
        "arbitrum-bridge",
        "polygon-bridge",
        "opensea",
        "blur",
        "looksrare",
        "magic-eden",
        "x2y2",
        "rarible",
        "seadrop",
        "delegate-xyz",
        "disperse",
        "superfluid",
        "safe-allowance",
        "polymarket",
        "aerodrome",
      ]
    `);
  });

  it('have words in lower case, none of which names two of them', () => {
    const words = protocols.flatMap((protocol) => protocol.words);
    expect(words.filter((word, index) => word !== word.toLowerCase() || words.indexOf(word) !== index)).toEqual([]);
  });

  it('have books in lower case with no address twice in a role', () => {
    for (const { slug, contracts } of protocols) {
      for (const [role, byChain] of Object.entries(contracts)) {
        for (const addresses of Object.values(byChain)) {
          expect(
            addresses.filter((address) => !isAddress(address)),
            `${slug} ${role}`,
          ).toEqual([]);
          expect(new Set(addresses).size, `${slug} ${role}`).toBe(addresses.length);
        }
      }
    }
  });

  it('have functions only on roles of their books', () => {
    for (const { slug, contracts, functions } of protocols) {
      const roles = functions.flatMap(({ on }) => (on === 'any' ? [] : on));
      expect(
        roles.filter((role) => !contracts[role]),
        slug,
      ).toEqual([]);
    }
  });

  it('have at most one reading for a selector on a role', () => {
    for (const { slug, functions } of protocols) {
      const places = functions.flatMap(({ abi, on }) =>
        (on === 'any' ? ['any'] : on).map((role) => `${toFunctionSelector(abi)} ${abi.name} ${role}`),
      );
      expect(
        places.filter((place, index) => places.indexOf(place) !== index),
        slug,
      ).toEqual([]);
    }
  });

  it.each(
    protocols.filter(({ functions }) => functions.length > 0).map((protocol) => [protocol.slug, protocol] as const),
  )('%s reads any arguments of its functions without a crash, and says nothing impossible', (_slug, protocol) => {
    for (const rule of protocol.functions) {
      const { to, chainId } = standOf(protocol, rule);
      const run = (values: readonly unknown[], value: bigint): void => {
        const data = concatHex([toFunctionSelector(rule.abi), encodeAbiParameters(rule.abi.inputs, values)]);
        const decoder = new CallDecoder({ registry, tokens, attributionSuffixes: [] }, chainId, false);
        const decoded = decoder.decode({ from: sender, to, value, data, operation: 'call' }, '0');
        const crashes = decoded.faults.flatMap((fault) =>
          'message' in fault && fault.message.includes('it cannot be read') ? [fault.message] : [],
        );
        expect(crashes).toEqual([]);
        expect(effectsOfTree(decoded).flatMap(faultsOf), rule.abi.name).toEqual([]);
      };
      const inputs = fc.tuple(...rule.abi.inputs.map(valuesOf));
      const value = fc.oneof(fc.constant(0n), fc.bigInt({ min: 1n, max: 10n ** 20n }));
      fc.assert(fc.property(inputs, value, run), { numRuns: 10, seed: 7 });
    }
  });
});
