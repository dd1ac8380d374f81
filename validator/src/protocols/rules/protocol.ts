import type { Address } from '@countersign/protocol';
import type { AbiFunction, AbiParameterToPrimitiveType, ParseAbiItem } from 'viem';
import { parseAbiItem } from 'viem/utils';
import type { Contracts } from '../../data/data.ts';
import type { RawCall, SigningDomain } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import type { LookedUp } from '../../request/looked-up.ts';

/** The call that a function reads. */
export interface CallContext extends RawCall {
  readonly to: Address;
  readonly chainId: number | null;
  readonly path: string;
  /** Role of the target in the protocol's book, if it is in it. */
  readonly role: string | null;
  /** Values read from the chain for the request, if any. */
  readonly lookedUp?: LookedUp | undefined;
}

/**
 * The result of a function: its own effects, and the nested calls in its arguments. The core adds coins of the call
 * beyond the effects as a send to the target.
 */
export interface Reading {
  readonly effects?: readonly Effect[];
  readonly calls?: readonly RawCall[];
  /**
   * The source of coins for `calls`. `passed`: the value of this call (Multicall3). `shared`: each part sees all of it
   * (a router's multicall, which calls itself). Absent: the balance of the target (a Safe, an account). `counted`: no
   * calls, and the effects account for all of the value, though some of it may be returned.
   */
  readonly value?: 'passed' | 'shared' | 'counted';
  /** The total effect of `calls`, if it is less than their sum: a router that swaps, unwraps and pays out. */
  readonly fold?: (effects: readonly Effect[]) => readonly Effect[];
  /** Arguments that decode but break the protocol's own rules (a path of the wrong length). */
  readonly fault?: string;
}

export interface FunctionRule {
  readonly abi: AbiFunction;
  /** Roles of the book that have the function, or `any`: tokens, accounts and other contracts that no book lists. */
  readonly on: readonly string[] | 'any';
  read(args: Readonly<Record<string, unknown>>, call: CallContext): Reading;
  readonly fates: ArgumentFates;
}

/**
 * The use of arguments that no effect shows. Every other argument has to change the reading
 * (`account-for-arguments.ts`), so none can be forgotten. Keys are paths: `order.salt`, `calls[].target`.
 */
export interface ArgumentFates {
  /** Checked against a known value or list; the text states which. */
  readonly pinned?: Readonly<Record<string, string>>;
  /** Why its value does not matter to the owner. */
  readonly irrelevant?: Readonly<Record<string, string>>;
  /**
   * Arguments for trials of the function, if generated ones would be unreadable: a path, a pair of which one is zero.
   * Missing ones are generated.
   */
  readonly examples?: readonly Readonly<Record<string, unknown>>[];
}

type Named<Input> = Input extends { name: infer Name extends string } ? Name : never;

/** The arguments of a signature by their names, with types from its text. */
export type ArgsOf<S extends string> =
  ParseAbiItem<[S]> extends { inputs: infer Inputs extends readonly unknown[] }
    ? {
        readonly [Input in Inputs[number] as Named<Input>]: Input extends { type: string }
          ? AbiParameterToPrimitiveType<Input, 'inputs'>
          : never;
      }
    : never;

/**
 * A function of a protocol, from its Solidity signature. Every parameter needs a name: the reader receives it by name,
 * and the response shows it. Structs are written inline: `function f((address token, uint256 amount) order)`.
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

/** Typed data that a protocol asks owners to sign. */
export interface TypedDataRule {
  readonly primaryType: string;
  /** Roles of the book that may be the verifying contract, or `any` (EIP-2612: the token itself). */
  readonly on: readonly string[] | 'any';
  /**
   * `Name(type field,…)` with the referenced structs after it, exactly in the encoding of EIP-712. One that ends in a
   * comma is open: it stands for every type with this start (a Permit2 permit with any witness).
   */
  readonly encodedType: string;
  /** Of an open type: the encoded structs of its named fields. */
  readonly structs?: string;
  /** Required name of the domain, if it is always the same. */
  readonly domainName?: string;
  /** A fault of a domain beyond name and book; null: none, or unknown. */
  wrongDomain?(domain: SigningDomain, chainId: number | null): string | null;
  /** Integers of `message` are bigint of any size; addresses and bytes are in lower case. */
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

/** One protocol: its names, its contracts and its functions. */
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
  /** The effect of plain coins sent to a contract of the book, if it is more than a transfer (WETH wraps them). */
  readonly receive?: (call: CallContext) => Reading;
  readonly typedData?: readonly TypedDataRule[];
}
