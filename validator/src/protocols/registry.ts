import type { Address } from '@countersign/protocol';
import { formatAbiItem, toFunctionSelector } from 'viem/utils';
import type { ContractBook, KnownContract } from '../data/data.ts';
import type { ExtraContract } from '../data/policy.ts';
import type { Hex } from '../effects/call.ts';
import type { DescribedContracts } from './descriptors/described-contracts.ts';
import { type Arguments, compileArguments } from './rules/abi-arguments.ts';
import type { FunctionRule, Protocol, TypedDataRule } from './rules/protocol.ts';

/** A function that a selector may mean. */
interface Candidate {
  readonly protocol: Protocol;
  readonly rule: FunctionRule;
  /** With names: `transfer(address to, uint256 amount)`. */
  readonly signature: string;
  readonly decodeArguments: (data: Hex, start: number) => Arguments;
}

/** The function that a selector means on a contract. */
export interface FunctionChoice extends Candidate {
  /** Role of the target in the protocol's book, if the function belongs to it. */
  readonly role: string | null;
  readonly needsBook: boolean;
  /** Every protocol that has a function of this selector. */
  readonly owners: readonly string[];
}

export interface TypedDataChoice {
  readonly protocol: Protocol;
  readonly rule: TypedDataRule;
  readonly role: string | null;
}

export interface Registry {
  readonly protocols: readonly Protocol[];
  /**
   * The first function whose protocol has the target in its book on this chain (on any, if the chain is unknown); else
   * one that is allowed on any contract, of the `preferred` protocol if there are several (ERC-20 and ERC-721 share
   * selectors); else one from a descriptor of the target; else the first, without a role, so that a check can refuse
   * it. A descriptor takes precedence over the vault standards, which only state the names of functions.
   */
  choose(selector: string, chainId: number | null, target: Address, preferred: string | null): FunctionChoice | null;
  /** Like `choose`, by the encoded type of the primary type. */
  chooseTypedData(encodedType: string, chainId: number | null, verifier: Address | null): TypedDataChoice | null;
  /** The protocol whose book contains a contract that reacts to plain coins. */
  receiverAt(chainId: number | null, address: Address): { readonly protocol: Protocol; readonly role: string } | null;
}

const anyChain = '*';

/** Roles of contracts by protocol, chain and address. */
class Roles {
  readonly #roles = new Map<string, string[]>();

  constructor(protocols: readonly Protocol[], extra: readonly ExtraContract[]) {
    for (const { slug, contracts } of protocols) {
      for (const [role, byChain] of Object.entries(contracts)) {
        for (const [chainId, addresses] of Object.entries(byChain)) {
          for (const address of addresses) this.#add(slug, chainId, address, role);
        }
      }
    }
    for (const { protocol, chainId, address, role } of extra) this.#add(protocol, String(chainId), address, role);
  }

  of(slug: string, chainId: number | null, address: Address): readonly string[] {
    return this.#roles.get(`${slug} ${chainId ?? anyChain} ${address}`) ?? [];
  }

  #add(slug: string, chainId: string, address: Address, role: string): void {
    for (const chain of [chainId, anyChain]) {
      const key = `${slug} ${chain} ${address}`;
      const roles = this.#roles.get(key) ?? [];
      if (!roles.includes(role)) this.#roles.set(key, [...roles, role]);
    }
  }
}

function group<T>(entries: readonly (readonly [string, T])[]): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const [key, value] of entries) {
    const values = groups.get(key);
    if (values) values.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}

function candidatesOf(protocol: Protocol): readonly (readonly [string, Candidate])[] {
  return protocol.functions.map((rule) => {
    const candidate: Candidate = {
      protocol,
      rule,
      signature: formatAbiItem(rule.abi, { includeName: true }),
      decodeArguments: compileArguments(rule.abi.inputs),
    };
    return [toFunctionSelector(rule.abi), candidate];
  });
}

/**
 * Standards that say less about a contract than its own descriptor. Standards that move tokens or grant rights are not
 * included.
 */
const yieldsToDescriptors: ReadonlySet<string> = new Set(['erc4626', 'erc7540']);

export function createRegistry(
  protocols: readonly Protocol[],
  extra: readonly ExtraContract[] = [],
  described: Pick<DescribedContracts, 'find' | 'findTypedData'> | null = null,
): Registry {
  const roles = new Roles(protocols, extra);
  const functions = group(protocols.flatMap(candidatesOf));
  const typedData = protocols.flatMap((protocol) => (protocol.typedData ?? []).map((rule) => ({ protocol, rule })));
  const isOpenFor = (rule: TypedDataRule, encodedType: string) =>
    rule.encodedType.endsWith(',') && encodedType.startsWith(rule.encodedType);
  const receivers = protocols.filter(({ receive }) => receive);

  const roleIn = (slug: string, on: readonly string[] | 'any', chainId: number | null, address: Address) =>
    roles.of(slug, chainId, address).find((role) => on === 'any' || on.includes(role)) ?? null;

  function pick<T extends { protocol: Protocol; rule: { on: readonly string[] | 'any' } }>(
    candidates: readonly T[],
    chainId: number | null,
    target: Address | null,
    preferred: string | null,
  ): { chosen: T; role: string | null } | null {
    let anywhere: T | undefined;
    for (const candidate of candidates) {
      const { protocol, rule } = candidate;
      const role = target && roleIn(protocol.slug, rule.on, chainId, target);
      if (role !== null) return { chosen: candidate, role };
      if (rule.on === 'any' && (!anywhere || protocol.slug === preferred)) anywhere = candidate;
    }
    const chosen = anywhere ?? candidates[0];
    return chosen ? { chosen, role: null } : null;
  }

  /**
   * Whether no descriptor can add information: the function belongs to this very contract, or means the same on any.
   */
  const isFirm = ({ chosen, role }: { chosen: Candidate; role: string | null }) =>
    role !== null || (chosen.rule.on === 'any' && !yieldsToDescriptors.has(chosen.protocol.slug));

  return {
    protocols,
    choose(selector, chainId, target, preferred) {
      const candidates = functions.get(selector) ?? [];
      const picked = pick(candidates, chainId, target, preferred);
      if (!picked || !isFirm(picked)) {
        const found = described?.find(selector, chainId, target);
        // A contract known only from a descriptor is not trusted as delegatecall code.
        if (found) return { ...found, role: null, needsBook: false, owners: [found.protocol.slug] };
      }
      if (!picked) return null;
      const owners = candidates.map(({ protocol }) => protocol.slug);
      return { ...picked.chosen, role: picked.role, needsBook: picked.chosen.rule.on !== 'any', owners };
    },
    chooseTypedData(encodedType, chainId, verifier) {
      const exact = typedData.filter(({ rule }) => rule.encodedType === encodedType);
      const candidates = exact.length > 0 ? exact : typedData.filter(({ rule }) => isOpenFor(rule, encodedType));
      const picked = pick(candidates, chainId, verifier, null);
      if (picked) return { ...picked.chosen, role: picked.role };
      const found = described?.findTypedData(encodedType, chainId, verifier);
      return found ? { ...found, role: 'described' } : null;
    },
    receiverAt(chainId, address) {
      for (const protocol of receivers) {
        const role = roleIn(protocol.slug, 'any', chainId, address);
        if (role !== null) return { protocol, role };
      }
      return null;
    },
  };
}

/** `Aave V3` and `weth_gateway` become `Aave V3 weth gateway`; words of the name are not repeated. */
function nameContract(protocol: string, role: string): string {
  const words = role.replaceAll('_', ' ');
  return protocol.toLowerCase().endsWith(words) ? protocol : `${protocol} ${words}`;
}

/** The contract at an address, over all protocols; the first of the list wins. */
export function createContractBook(protocols: readonly Protocol[], extra: readonly ExtraContract[] = []): ContractBook {
  const known = new Map<number, Map<Address, KnownContract>>();
  const onAnyChain = new Map<Address, KnownContract | null>();
  const add = (chainId: number, address: Address, contract: KnownContract) => {
    const onChain = known.get(chainId) ?? new Map<Address, KnownContract>();
    if (onChain.has(address)) return;
    known.set(chainId, onChain.set(address, contract));
    const other = onAnyChain.get(address);
    const agrees = other === undefined || (other?.protocol === contract.protocol && other.role === contract.role);
    onAnyChain.set(address, agrees ? contract : null);
  };
  // The operator's entries take precedence over the built-in ones.
  for (const { chainId, address, protocol, role, name } of extra) {
    const owner = protocols.find(({ slug }) => slug === protocol)?.name ?? protocol;
    add(chainId, address, { protocol, role, name: name ?? nameContract(owner, role) });
  }
  // A vault belongs to its maker's protocol before a standard.
  const isStandard = ({ slug }: Protocol) => Number(yieldsToDescriptors.has(slug));
  for (const { slug, name, contracts } of protocols.toSorted((one, other) => isStandard(one) - isStandard(other))) {
    for (const [role, byChain] of Object.entries(contracts)) {
      const contract = { protocol: slug, role, name: nameContract(name, role) };
      for (const [chainId, addresses] of Object.entries(byChain)) {
        for (const address of addresses) add(Number(chainId), address, contract);
      }
    }
  }
  return {
    at: (chainId, address) => (chainId === null ? onAnyChain : known.get(chainId))?.get(address) ?? null,
    all: () => onAnyChain.keys(),
  };
}
