import type { Address } from '@countersign/protocol';
import type { AbiFunction, AbiParameter } from 'viem';
import { formatAbiItem, parseAbiItem, toFunctionSelector } from 'viem/utils';
import type { Contracts, DescribedBook, DescribedContract } from '../../data/data.ts';
import { type Arguments, compileArguments } from '../rules/abi-arguments.ts';
import { findDroppedArguments } from '../rules/account-for-arguments.ts';
import { parametersOfType } from '../rules/parameters-of-type.ts';
import type { FunctionRule, Protocol, TypedDataRule } from '../rules/protocol.ts';
import { type Descriptor, DescriptorFault, type Format } from './descriptor.ts';
import { type Plan, planFormat } from './plan-format.ts';
import { readDescribed, type Scene } from './read-described.ts';
import { requireSmallFunction, requireSmallMessage } from './require-small.ts';

/** A described function, in the form of the registry. */
interface DescribedFunction {
  readonly protocol: Protocol;
  readonly rule: FunctionRule;
  readonly signature: string;
  readonly decodeArguments: (data: `0x${string}`, start: number) => Arguments;
}

interface DescribedTypedData {
  readonly protocol: Protocol;
  readonly rule: TypedDataRule;
}

interface DescribedVendor {
  readonly slug: string;
  readonly contracts: Contracts[string];
  readonly functions: number;
  readonly typedData: number;
}

/** Contracts that are known only from their descriptors. Signatures are parsed at the first call of their contract. */
export interface DescribedContracts extends DescribedBook {
  find(selector: string, chainId: number | null, target: Address): DescribedFunction | null;
  findTypedData(encodedType: string, chainId: number | null, verifier: Address | null): DescribedTypedData | null;
  /** Vendors with their contracts and the number of described functions. */
  readonly vendors: readonly DescribedVendor[];
  /** One for each vendor, with all its functions; compiles every one of them. */
  protocols(): readonly Protocol[];
  readonly counts: { readonly contracts: number; readonly functions: number; readonly typed_data: number };
}

/** The existing data next to the descriptors. */
export interface DescribedSurroundings {
  /** Slug of the built-in protocol whose book contains a contract. */
  readonly bookOf: (chainId: number, address: Address) => string | null;
  readonly decimalsOf: Scene['decimalsOf'];
  readonly tokenNamed: Scene['tokenNamed'];
  /** Whether a word can name a contract, and nothing else, in a sentence. */
  readonly isName: (name: string) => boolean;
}

interface CompiledFunction {
  readonly abi: AbiFunction;
  readonly selector: string;
  readonly signature: string;
  readonly plan: Plan;
  readonly decodeArguments: DescribedFunction['decodeArguments'];
}

const functions = new WeakMap<Format, CompiledFunction>();
const messages = new WeakMap<Format, Plan>();

function compileFunction(format: Format): CompiledFunction {
  const known = functions.get(format);
  if (known) return known;
  const abi = parseSignature(format.signature);
  const compiled: CompiledFunction = {
    abi,
    selector: toFunctionSelector(abi),
    signature: formatAbiItem(abi, { includeName: true }),
    plan: planFormat(format, abi.inputs, false),
    decodeArguments: compileArguments(abi.inputs),
  };
  functions.set(format, compiled);
  return compiled;
}

/** The selector of a function. */
export const selectorOf = (format: Format): string => format.selector ?? compileFunction(format).selector;

function parseSignature(signature: string): AbiFunction {
  requireSmallFunction(signature);
  let abi: AbiFunction;
  try {
    abi = parseAbiItem<readonly [string]>([`function ${signature}`]) as AbiFunction;
  } catch {
    throw new DescriptorFault(`the signature "${signature.slice(0, 120)}" cannot be read`);
  }
  if (hasUnnamed(abi.inputs)) throw new DescriptorFault(`"${signature.slice(0, 120)}" does not name its parameters`);
  return abi;
}

/** Arguments are passed by name, so each needs a unique one. */
const hasUnnamed = (inputs: readonly AbiParameter[]): boolean =>
  inputs.some((each) => !each.name || ('components' in each && hasUnnamed(each.components))) ||
  new Set(inputs.map(({ name }) => name)).size !== inputs.length;

function planMessage(format: Format): Plan {
  const known = messages.get(format);
  if (known) return known;
  requireSmallMessage(format.signature);
  const rule = { encodedType: format.signature } as TypedDataRule;
  const plan = planFormat(format, parametersOfType(rule), true);
  messages.set(format, plan);
  return plan;
}

const primaryTypeOf = ({ signature }: Format): string => signature.slice(0, signature.indexOf('('));

/** A name shared by several contracts that accept the same call identifies none of them. */
class Names {
  readonly #isName: DescribedSurroundings['isName'];
  readonly #owners = new Map<string, Set<Address>>();
  readonly #keysOf = new Map<Descriptor, ReadonlyMap<string, string>>();

  constructor(isName: DescribedSurroundings['isName']) {
    this.#isName = isName;
  }

  note(chainId: string, address: Address, descriptor: Descriptor): void {
    for (const key of this.#keys(chainId, descriptor).values()) {
      const owners = this.#owners.get(key);
      if (owners) owners.add(address);
      else this.#owners.set(key, new Set([address]));
    }
  }

  of(chainId: string, address: Address, descriptor: Descriptor): DescribedContract['naming'] {
    const all = [...this.#keys(chainId, descriptor)];
    const isOwn = (key: string) => this.#owners.get(key)?.size === 1;
    const own = all.flatMap(([name, key]) => (isOwn(key) ? [name] : []));
    const shared = all.flatMap(([name, key]) => (isOwn(key) ? [] : [name]));
    const [value = address, ...alike] = [...own, address];
    return { what: 'contract', is: 'venue', value, alike, shared };
  }

  /** Two vaults of one maker are distinguished by their asset. */
  #keys(chainId: string, descriptor: Descriptor): Map<string, string> {
    const known = this.#keysOf.get(descriptor) ?? this.#makeKeys(descriptor);
    this.#keysOf.set(descriptor, known);
    return new Map([...known].map(([name, key]) => [name, `${chainId} ${key}`]));
  }

  #makeKeys({ vendor, names, constants, functions: own, typedData }: Descriptor): ReadonlyMap<string, string> {
    const assets = Object.values(constants).join();
    const shape = [...own, ...typedData].map(({ signature }) => typesOf(signature)).join();
    const all = [...names, vendor].filter(
      (name) => (name.match(/[a-z\d]/gi) ?? []).length >= 3 && name.length <= 60 && this.#isName(name),
    );
    return new Map(all.map((name) => [name, `${name.toLowerCase()} ${assets} ${shape}`]));
  }
}

/** `deposit(uint256,address)`: two contracts may name the same parameters differently. */
const typesOf = (signature: string): string =>
  signature.replace(/([\w\])])\s+[\w$]+(?=\s*[,)])/g, '$1').replaceAll(' ', '');

export function createDescribedContracts(
  descriptors: readonly Descriptor[],
  { bookOf, decimalsOf, tokenNamed, isName }: DescribedSurroundings,
): DescribedContracts {
  const names = new Names(isName);
  const at = new Map<string, Descriptor[]>();
  for (const descriptor of descriptors) {
    for (const [chainId, addresses] of Object.entries(descriptor.deployments)) {
      for (const address of addresses) {
        const key = `${chainId} ${address}`;
        at.set(key, [...(at.get(key) ?? []), descriptor]);
        names.note(chainId, address, descriptor);
      }
    }
  }

  const byVendor = new Map(
    [...Map.groupBy(descriptors, ({ vendor }) => vendor)].sort(([one], [other]) => (one < other ? -1 : 1)),
  );

  function sceneOf(
    descriptor: Descriptor,
    to: Address,
    chainId: number | null,
  ): Pick<Scene, 'protocol' | 'naming' | 'decimalsOf' | 'tokenNamed'> {
    const booked = chainId === null ? null : bookOf(chainId, to);
    const naming = booked === null ? names.of(String(chainId), to, descriptor) : null;
    return { protocol: booked ?? descriptor.vendor, naming, decimalsOf, tokenNamed };
  }

  function functionRule(descriptor: Descriptor, { abi, plan }: CompiledFunction): FunctionRule {
    return {
      abi,
      on: ['described'],
      read: (args, call) =>
        readDescribed(plan, descriptor, args, { ...call, ...sceneOf(descriptor, call.to, call.chainId) }),
      fates: { irrelevant: plan.irrelevant },
    };
  }

  function typedDataRule(descriptor: Descriptor, format: Format): TypedDataRule {
    const plan = planMessage(format);
    return {
      primaryType: primaryTypeOf(format),
      on: ['described'],
      encodedType: format.signature,
      ...(descriptor.domainName !== undefined && { domainName: descriptor.domainName }),
      read: (message, { domain, sender, chainId }) => {
        const to = domain.verifyingContract;
        if (to === null) return { fault: 'the domain names no verifying contract' };
        const scene = { path: 'order', from: sender, to, value: 0n, chainId, ...sceneOf(descriptor, to, chainId) };
        return readDescribed(plan, descriptor, message, scene);
      },
      fates: { irrelevant: plan.irrelevant },
    };
  }

  return {
    at(chainId, address) {
      const [first] = at.get(`${chainId} ${address}`) ?? [];
      return first ? { vendor: first.vendor, naming: names.of(String(chainId), address, first) } : null;
    },
    hasVendor: (chainId, vendor) =>
      (byVendor.get(vendor) ?? []).some(({ deployments }) => chainId === null || `${chainId}` in deployments),
    find(selector, chainId, target) {
      for (const descriptor of at.get(`${chainId} ${target}`) ?? []) {
        const format = descriptor.functions.find((each) => selectorOf(each) === selector);
        if (!format) continue;
        const found = compileFunction(format);
        const { signature, decodeArguments } = found;
        return {
          protocol: protocolOf(descriptor.vendor),
          rule: functionRule(descriptor, found),
          signature,
          decodeArguments,
        };
      }
      return null;
    },
    findTypedData(encodedType, chainId, verifier) {
      for (const descriptor of at.get(`${chainId} ${verifier}`) ?? []) {
        const format = descriptor.typedData.find(({ signature }) => signature === encodedType);
        if (format) return { protocol: protocolOf(descriptor.vendor), rule: typedDataRule(descriptor, format) };
      }
      return null;
    },
    vendors: [...byVendor].map(([slug, own]) => ({
      slug,
      contracts: joinDeployments(own),
      functions: countFormats(own, 'functions'),
      typedData: countFormats(own, 'typedData'),
    })),
    protocols: () =>
      [...byVendor].map(([slug, own]) => ({
        ...protocolOf(slug),
        contracts: { described: joinDeployments(own) },
        functions: own.flatMap((each) => each.functions.map((format) => functionRule(each, compileFunction(format)))),
        typedData: own.flatMap((each) => each.typedData.map((format) => typedDataRule(each, format))),
      })),
    counts: {
      contracts: at.size,
      functions: countFormats(descriptors, 'functions'),
      typed_data: countFormats(descriptors, 'typedData'),
    },
  };
}

const protocolOf = (vendor: string): Protocol => ({
  slug: vendor,
  name: vendor,
  family: vendor,
  words: [],
  contracts: {},
  functions: [],
});

const countFormats = (descriptors: readonly Descriptor[], of: 'functions' | 'typedData'): number =>
  descriptors.reduce((sum, each) => sum + each[of].length, 0);

function joinDeployments(descriptors: readonly Descriptor[]): Record<string, readonly Address[]> {
  const joined: Record<string, Address[]> = {};
  for (const [chainId, addresses] of descriptors.flatMap(({ deployments }) => Object.entries(deployments))) {
    joined[chainId] = [...new Set([...(joined[chainId] ?? []), ...addresses])];
  }
  return joined;
}

/**
 * Compiles every format of a descriptor and tries each argument: an argument that changes nothing makes it unusable.
 */
export function requireReadable(descriptor: Descriptor): void {
  const all = createDescribedContracts([descriptor], {
    bookOf: () => null,
    decimalsOf: () => null,
    tokenNamed: () => null,
    isName: () => true,
  });
  const [dropped] = all.protocols().flatMap(findDroppedArguments);
  if (dropped !== undefined) throw new DescriptorFault(dropped);
}
