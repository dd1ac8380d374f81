import type { Address } from '@countersign/protocol';
import type { TokenBook } from '../data/data.ts';
import type { Hex, RawCall } from '../effects/call.ts';
import type { Effect } from '../effects/effect.ts';
import type { FunctionChoice, Registry } from '../protocols/registry.ts';
import { MalformedArguments } from '../protocols/rules/abi-arguments.ts';
import type { CallContext, Reading } from '../protocols/rules/protocol.ts';
import { exactly, native } from '../protocols/rules/quantity.ts';
import { isCollection } from '../protocols/tokens/erc721.ts';
import type { LookedUp } from '../request/looked-up.ts';
import { nameSuffix } from './attribution-suffix.ts';
import type { CallFault, DecodedCall } from './decoded-call.ts';
import { MalformedMessage } from './typed-data.ts';

export interface DecodeDeps {
  readonly registry: Registry;
  readonly tokens: TokenBook;
  /** The values read from the chain for the request. */
  readonly lookedUp?: LookedUp | undefined;
  /** Hex, without 0x, of bytes that may follow the arguments of a call. */
  readonly attributionSuffixes: readonly string[];
  /** Receives a crash of a reader, which is a bug of the validator, not a fault of the bytes. */
  readonly onCrash?: (where: string, error: unknown) => void;
}

/** Calls beyond these limits are not read, and the enclosing call reports it. */
const maxDepth = 12;
const maxCalls = 2_000;
const maxHexDigits = 8 * 1024 * 1024;
export const maxEffects = 2_000;

/** The coins of a part of a router's multicall belong to the whole, which accounts for them. */
type Payer = 'itself' | 'whole';

const givesNative = (effect: Effect) => effect.gives.some(({ asset }) => asset.kind === 'native');

/** The coins of a call that its effects account for: all, if one of them does not state how much it takes. */
function accountedFor(effects: readonly Effect[], value: bigint): bigint {
  const given = effects
    .flatMap(({ gives, fees }) => [...gives, ...(fees ?? []).flatMap(({ quantity }) => quantity ?? [])])
    .filter(({ asset }) => asset.kind === 'native');
  if (given.some(({ amount, bound }) => typeof amount !== 'bigint' || bound !== 'exact')) return value;
  return given.reduce((sum, { amount }) => sum + (amount as bigint), 0n);
}

/** Effects of a call and all nested calls, in the order of execution. */
export const effectsOfTree = (call: DecodedCall): readonly Effect[] => [
  ...call.effects,
  ...call.children.flatMap(effectsOfTree),
];

const withoutEffects = (call: DecodedCall): DecodedCall => ({
  ...call,
  effects: [],
  children: call.children.map(withoutEffects),
});

/** Decodes calls of one request; the limits apply to all of them together. */
export class CallDecoder {
  readonly #deps: DecodeDeps;
  readonly #chainId: number | null;
  readonly #speaksOfNfts: boolean;
  #calls = 0;
  #hexDigits = 0;
  #effects = 0;

  constructor(deps: DecodeDeps, chainId: number | null, speaksOfNfts: boolean) {
    this.#deps = deps;
    this.#chainId = chainId;
    this.#speaksOfNfts = speaksOfNfts;
  }

  /** Decodes calls in order; at the limit, one call with a fault stands for the rest. */
  decodeAll(calls: readonly RawCall[], place = '', depth = 0): readonly DecodedCall[] {
    const decoded: DecodedCall[] = [];
    for (const [index, call] of calls.entries()) {
      if (this.#calls >= maxCalls) return [...decoded, undecoded(call, `${place}${index}`, tooManyCalls)];
      decoded.push(this.decode(call, `${place}${index}`, depth));
    }
    return decoded;
  }

  decode(call: RawCall, path: string, depth = 0, payer: Payer = 'itself'): DecodedCall {
    this.#calls += 1;
    this.#hexDigits += call.data.length;
    if (this.#hexDigits > maxHexDigits) return undecoded(call, path, limitFault('more bytes than can be unwrapped'));
    if (depth > maxDepth) return undecoded(call, path, limitFault(`calls nested deeper than ${maxDepth}`));
    if (call.to === null) return deployment(call, path);
    const { lookedUp } = this.#deps;
    const context: CallContext = { ...call, to: call.to, chainId: this.#chainId, path, role: null, lookedUp };
    if (call.data === '0x') return this.#decodeTransfer(context, depth, payer, []);
    const suffix = nameSuffix(call.data.slice(2), this.#deps.attributionSuffixes);
    if (suffix !== null) {
      return this.#decodeTransfer(context, depth, payer, [{ code: 'trailing', bytes: call.data, suffix, hides: null }]);
    }
    if (call.data.length < 10) {
      const message = `${call.data} is shorter than the four bytes of a function selector`;
      return undecoded(call, path, { code: 'malformed', message });
    }
    const selector = call.data.slice(0, 10);
    const choice = this.#deps.registry.choose(selector, this.#chainId, call.to, this.#preferred(call.to));
    return choice ? this.#decodeFunction(choice, context, depth, payer) : undecoded(call, path, null, payer);
  }

  /** ERC-20 and ERC-721 share `approve` and `transferFrom`: the lists decide, and otherwise the words. */
  #preferred(target: Address): string {
    if (this.#deps.tokens.at(this.#chainId, target)) return 'erc20';
    return this.#speaksOfNfts || isCollection(this.#chainId, target) ? 'erc721' : 'erc20';
  }

  #decodeTransfer(context: CallContext, depth: number, payer: Payer, faults: readonly CallFault[]): DecodedCall {
    const receiver = this.#deps.registry.receiverAt(this.#chainId, context.to);
    const role = receiver?.role ?? null;
    const reading =
      context.operation === 'delegatecall'
        ? { effects: [unknownEffect(context, context.path, null, foreignCode)] }
        : (receiver?.protocol.receive?.({ ...context, role }) ?? {
            effects: payer === 'itself' ? [sendEffect(context, context.path, context.value)] : [],
          });
    const known = {
      protocol: receiver?.protocol.slug ?? 'native',
      role,
      imitates: [],
      signature: null,
      args: null,
    };
    return this.#complete(context, known, reading, faults, depth, payer);
  }

  #decodeFunction(choice: FunctionChoice, context: CallContext, depth: number, payer: Payer): DecodedCall {
    const { role, signature } = choice;
    const isOutside = choice.needsBook && role === null;
    const known = {
      protocol: isOutside ? null : choice.protocol.slug,
      imitates: isOutside ? choice.owners : [],
      role,
      signature,
    };
    const decoded = this.#attempt(signature, () => choice.decodeArguments(context.data, 10));
    // Arguments that do not fit belong to another function with the same four bytes.
    if (typeof decoded === 'string' && isOutside) return undecoded(context, context.path, null, payer);
    if (typeof decoded === 'string') {
      const fault: CallFault = { code: 'malformed', message: `${signature}: ${decoded}` };
      return { ...undecoded(context, context.path, fault, payer), ...known };
    }
    const { values, rest } = decoded;
    const faults: CallFault[] = [];
    if (rest !== '0x' && !isOutside) {
      faults.push(this.#nameRest(rest, context.to, role === null ? null : choice.protocol.slug));
    }
    const read = this.#attempt(signature, () => choice.rule.read(values, { ...context, role }));
    const reading = typeof read === 'string' ? { fault: read } : read;
    if (reading.fault && !isOutside) faults.push({ code: 'malformed', message: `${signature}: ${reading.fault}` });
    return this.#complete(
      context,
      { ...known, args: values },
      isOutside ? asStranger(reading, context, signature) : asItActs(reading, context, choice),
      faults,
      depth,
      payer,
    );
  }

  /** The bytes after the arguments: an attribution suffix, a call of its own, or unknown bytes. */
  #nameRest(bytes: Hex, target: Address, owner: string | null): CallFault {
    const { registry, attributionSuffixes } = this.#deps;
    const hidden = registry.choose(bytes.slice(0, 10), this.#chainId, target, this.#preferred(target));
    const isCall = hidden !== null && bytes.length >= 10 && isReadable(() => hidden.decodeArguments(bytes, 10));
    const suffix = nameSuffix(bytes.slice(2), attributionSuffixes, isCall ? null : owner);
    return { code: 'trailing', bytes, suffix, hides: isCall && suffix === null ? hidden.signature : null };
  }

  #complete(
    context: CallContext,
    known: Pick<DecodedCall, 'protocol' | 'imitates' | 'signature' | 'args' | 'role'>,
    reading: Reading,
    faults: readonly CallFault[],
    depth: number,
    payer: Payer,
  ): DecodedCall {
    const { from, to, value, data, operation, path } = context;
    const partPayer = reading.value === 'shared' ? 'whole' : 'itself';
    let children: DecodedCall[] = [];
    const allFaults = [...faults];
    let passed = 0n;
    for (const part of reading.calls ?? []) {
      if (this.#calls >= maxCalls) {
        allFaults.push(tooManyCalls);
        break;
      }
      children.push(this.decode(part, `${path}.${children.length}`, depth + 1, partPayer));
      if (reading.value === 'passed') passed += part.value;
    }
    const effects = [...(reading.effects ?? [])];
    const { fold } = reading;
    if (fold) {
      const folded = this.#attempt(known.signature ?? 'fold', () => fold(children.flatMap(effectsOfTree)));
      if (typeof folded === 'string') allFaults.push({ code: 'malformed', message: folded });
      else {
        effects.push(...folded);
        children = children.map(withoutEffects);
      }
    }
    const given = reading.value === 'shared' ? [...effects, ...children.flatMap(effectsOfTree)] : effects;
    // A reading with a total leaves out returned coins; it has not counted coins that it never mentions.
    const isCounted = (reading.value === 'counted' || fold !== undefined) && given.some(givesNative);
    const unspent = isCounted ? 0n : value - passed - accountedFor(given, value);
    // Coins that an account sends to itself stay where they are.
    const isOwn = from === to && children.length > 0;
    if (payer === 'itself' && operation === 'call' && unspent > 0n && !isOwn) {
      effects.push(sendEffect(context, path, unspent));
    }
    this.#effects += reading.fold ? 0 : effects.length;
    if (this.#effects > maxEffects && effects.length > 0) {
      allFaults.push(limitFault(`more than ${maxEffects} effects in one transaction`));
      effects.splice(0, Infinity, unknownEffect(context, path, known.protocol, 'more than can be checked'));
    }
    return { from, to, value, data, operation, path, ...known, faults: allFaults, effects, children };
  }

  /** The result, or the reason why there is none. */
  #attempt<T>(where: string, run: () => T): T | string {
    try {
      return run();
    } catch (error) {
      return faultOf(error, where, this.#deps.onCrash);
    }
  }
}

function isReadable(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

/** The reason for a failed reading. `onCrash` gets the details of a crash. */
export function faultOf(error: unknown, where: string, onCrash: DecodeDeps['onCrash']): string {
  if (error instanceof MalformedArguments || error instanceof MalformedMessage) return error.message;
  onCrash?.(where, error);
  return 'its reader failed, which is a bug in the validator';
}

/** A function run by delegatecall has its usual effect only if the code is known. */
function asItActs(reading: Reading, context: CallContext, { protocol, role, needsBook }: FunctionChoice): Reading {
  const isForeignCode = context.operation === 'delegatecall' && !(needsBook && role !== null);
  const isUnread = reading.fault !== undefined && !reading.effects?.length && !reading.calls?.length;
  if (!isForeignCode && !isUnread) return reading;
  const detail = isForeignCode ? foreignCode : 'a call that could not be read';
  return { effects: [unknownEffect(context, context.path, protocol.slug, detail)] };
}

/** A selector alone does not make a contract one of a protocol: its effect, and its use of the coins, are unknown. */
function asStranger({ calls }: Reading, context: CallContext, signature: string): Reading {
  if (context.operation === 'delegatecall')
    return { effects: [unknownEffect(context, context.path, null, foreignCode)] };
  const detail = `calls ${signature.split('(')[0]} of an unknown contract`;
  const effects = [unknownEffect(context, context.path, null, detail)];
  return { effects, ...(calls && { calls }) };
}

const foreignCode = 'runs the code of another contract as its own';

const limitFault = (message: string): CallFault => ({ code: 'limit', message });
const tooManyCalls = limitFault(`more than ${maxCalls} calls in one transaction`);

const sendEffect = ({ from, to }: RawCall, call: string, value: bigint): Effect => ({
  kind: 'send',
  call,
  protocol: null,
  gives: [exactly(native, value)],
  gets: [],
  from,
  to,
});

function unknownEffect({ from, to }: RawCall, call: string, protocol: string | null, detail: string): Effect {
  return { kind: 'unknown', call, protocol, gives: [], gets: [], from, to, detail };
}

const bare = { protocol: null, imitates: [], role: null, signature: null, args: null, children: [] } as const;

/** A call of which only the target and the coins are known. */
function undecoded(call: RawCall, path: string, fault: CallFault | null, payer: Payer = 'itself'): DecodedCall {
  const detail = fault ? 'a call that could not be read' : `calls the unknown function ${call.data.slice(0, 10)}`;
  const effects = [unknownEffect(call, path, null, detail)];
  if (call.value > 0n && payer === 'itself' && call.operation === 'call')
    effects.push(sendEffect(call, path, call.value));
  return { ...call, ...bare, path, faults: fault ? [fault] : [], effects };
}

function deployment(call: RawCall, path: string): DecodedCall {
  const gives = call.value > 0n ? [exactly(native, call.value)] : [];
  const effect: Effect = { kind: 'deploy', call: path, protocol: null, gives, gets: [], from: call.from, to: null };
  return { ...call, ...bare, path, faults: [], effects: [effect] };
}
