import type { Address } from '@countersign/protocol';
import type { AbiFunction, AbiParameterToPrimitiveType, ParseAbiItem } from 'viem';
import { parseAbiItem } from 'viem/utils';
import type { Contracts } from '../../data/data.ts';
import type { RawCall, SigningDomain } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import type { LookedUp } from '../../request/looked-up.ts';

/** What a function is told about the call it stands in. */
export interface CallContext extends RawCall {
  readonly to: Address;
  readonly chainId: number | null;
  readonly path: string;
  /** Role of the target in the protocol's book, where it is there. */
  readonly role: string | null;
  /** What was read from the chain for the request, where anything was. */
  readonly lookedUp?: LookedUp | undefined;
}

/**
 * What a function does: effects of its own, and calls it makes with bytes that it was given. Coins that the call carries
 * beyond what its effects give are added by the core, as a send to the target.
 */
export interface Reading {
  readonly effects?: readonly Effect[];
  readonly calls?: readonly RawCall[];
  /**
   * What pays for `calls`. `passed`: the value of this call (Multicall3). `shared`: each part sees the whole of it (a
   * router's multicall, which calls itself). Absent: what the target holds (a Safe, an account). `counted`: no calls, and
   * the effects account for all of the value, though some of it may come back.
   */
  readonly value?: 'passed' | 'shared' | 'counted';
  /** What `calls` do together, where that is less than the sum of them: a router that swaps, unwraps and pays out. */
  readonly fold?: (effects: readonly Effect[]) => readonly Effect[];
  /** Arguments that decode and yet are not right by the protocol's own rules (a path of the wrong length). */
  readonly fault?: string;
}

export interface FunctionRule {
  readonly abi: AbiFunction;
  /** Roles of the book on which the function stands, or `any`: tokens, accounts and other contracts that no book lists. */
  readonly on: readonly string[] | 'any';
  read(args: Readonly<Record<string, unknown>>, call: CallContext): Reading;
  readonly fates: ArgumentFates;
}

/**
 * What becomes of arguments that no effect shows. Every other argument has to change what is read
 * (`account-for-arguments.ts`), so none can be forgotten. Keys are paths: `order.salt`, `calls[].target`.
 */
export interface ArgumentFates {
  /** Checked against a known value or list; the text says which. */
  readonly pinned?: Readonly<Record<string, string>>;
  /** Why the owner does not have to care what it is. */
  readonly irrelevant?: Readonly<Record<string, string>>;
  /**
   * Arguments with which the function can be tried, where made-up ones would not be readable: a path, a pair of which one
   * is zero. What they leave out is made up.
   */
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
}

type Named<Input> = Input extends { name: infer Name extends string } ? Name : never;

/** The arguments of a signature by their names, typed from its text. */
export type ArgsOf<S extends string> =
  ParseAbiItem<[S]> extends { inputs: infer Inputs extends readonly unknown[] }
    ? {
        readonly [Input in Inputs[number] as Named<Input>]: Input extends { type: string }
          ? AbiParameterToPrimitiveType<Input, 'inputs'>
          : never;
      }
    : never;

/**
 * A function of a protocol, from its Solidity signature. Every parameter has a name: the reader gets them by it, and the
 * answer shows them. Structs are written in line: `function f((address token, uint256 amount) order)`.
 */
export function rule<const S extends `function ${string}`>(
  signature: S,
  on: FunctionRule['on'],
  read: (args: ArgsOf<S>, call: CallContext) => Reading,
  fates: ArgumentFates = {},
): FunctionRule {
  return {
    abi: parseAbiItem<readonly [string]>([signature]) as AbiFunction,
    on,
    read: read as FunctionRule['read'],
    fates,
  };
}

/** Typed data that a protocol asks people to sign. */
export interface TypedDataRule {
  readonly primaryType: string;
  /** Roles of the book that may be the verifying contract, or `any` (EIP-2612: the token itself). */
  readonly on: readonly string[] | 'any';
  /**
   * `Name(type field,…)` with the referenced structs after it, exactly as EIP-712 encodes the type. One that ends in a
   * comma is open: it stands for every type that starts so (a Permit2 permit with any witness).
   */
  readonly encodedType: string;
  /** Of an open type: the structs that the fields it names refer to, encoded. */
  readonly structs?: string;
  /** Name that the domain has to carry, where it is always the same. */
  readonly domainName?: string;
  /** What is wrong with a domain that the name and the book do not settle; null: nothing, or nobody knows. */
  wrongDomain?(domain: SigningDomain, chainId: number | null): string | null;
  /** Integers of `message` are bigint whatever their size; addresses and bytes are in lower case. */
  read(
    message: Readonly<Record<string, unknown>>,
    context: {
      readonly domain: SigningDomain;
      readonly sender: Address | null;
      readonly chainId: number | null;
    },
  ): Reading;
  readonly fates?: ArgumentFates;
}

/** One protocol: who it is, where its contracts stand, and what its functions do. */
export interface Protocol {
  /** Stable, lower-case: `aave-v3`. */
  readonly slug: string;
  readonly name: string;
  /** `uniswap` for every version of it; an intent that names the family accepts each member. */
  readonly family: string;
  /** Lower-case words for it in an intent, without those of its family. */
  readonly words: readonly string[];
  readonly contracts: Contracts;
  readonly functions: readonly FunctionRule[];
  /** What coins sent to a contract of the book with no data do, where it is more than a transfer (WETH wraps them). */
  readonly receive?: (call: CallContext) => Reading;
  readonly typedData?: readonly TypedDataRule[];
}
