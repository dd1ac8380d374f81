import { type Address, parseAddress } from '@countersign/protocol';
import { formatUnits } from 'viem/utils';
import { nobody } from '../../effects/asset-marks.ts';
import type { Hex, RawCall } from '../../effects/call.ts';
import {
  type Asset,
  type Effect,
  type EffectKind,
  maxUint256,
  type Quantity,
  type Term,
} from '../../effects/effect.ts';
import { MalformedArguments } from '../rules/abi-arguments.ts';
import type { Reading } from '../rules/protocol.ts';
import { exactly, native, nft, rightOver, someOf, token, unnamed } from '../rules/quantity.ts';
import type { Descriptor, Field } from './descriptor.ts';
import { givingKinds, type MovedPlan, type Plan, type TermPlan } from './plan-format.ts';
import { valuesAt } from './values-at.ts';

type Args = Readonly<Record<string, unknown>>;

/** The context of a described call or message. */
export interface Scene {
  readonly path: string;
  readonly from: Address | null;
  /** The called contract, or the one that verifies the signature. */
  readonly to: Address;
  readonly value: bigint;
  readonly chainId: number | null;
  readonly protocol: string;
  /** The names by which the words have to mean it; null if it is known without. */
  readonly naming: Term | null;
  /** Decimals of a listed token; null for any other. */
  readonly decimalsOf: (chainId: number | null, address: Address) => number | null;
  /** The only listed token of this symbol. */
  readonly tokenNamed: (chainId: number | null, symbol: string) => Address | null;
}

/** More values of one argument than a person reads. */
const MAX_VALUES = 64;
/** Seconds of a plausible date: from 2001 to 2100. */
const firstDate = 1_000_000_000n;
const lastDate = 4_102_444_800n;

/**
 * Addresses without an owner, which contracts use for `the caller`; any other address is not the sender, whatever a
 * file says.
 */
const mark = /^0x0{36}[\da-f]{4}$/;

const isDate = (unix: bigint) => (unix >= firstDate && unix <= lastDate) || unix >= 2n ** 255n;
const isNumber = (value: unknown): value is number | bigint => typeof value === 'bigint' || typeof value === 'number';
const asAddress = (value: unknown): Address | null => (typeof value === 'string' ? parseAddress(value) : null);

/** These have an input and an output, whether the descriptor states them or not. */
const handsIn: ReadonlySet<EffectKind> = new Set(['supply', 'stake', 'swap', 'bridge', 'repay', 'withdraw', 'unstake']);
const paysOut: ReadonlySet<EffectKind> = new Set(['withdraw', 'unstake', 'claim', 'borrow', 'swap']);

/** The same number with other decimals; null if it has more digits. */
function rescale(number: bigint, from: number, to: number): bigint | null {
  if (to >= from) return number * 10n ** BigInt(to - from);
  const unit = 10n ** BigInt(from - to);
  return number % unit === 0n ? number / unit : null;
}

class DescribedReader {
  readonly #plan: Plan;
  readonly #constants: Descriptor['constants'];
  readonly #args: Args;
  readonly #scene: Scene;
  /** Paths of the amounts in units that count a token. */
  readonly #counted = new Set<string>();

  constructor(plan: Plan, { constants }: Descriptor, args: Args, scene: Scene) {
    this.#plan = plan;
    this.#constants = constants;
    this.#args = args;
    this.#scene = scene;
  }

  read(): Reading {
    const { spender, isGiven, destination } = this.#plan;
    const { path, from, protocol, to, value } = this.#scene;
    const isFree = this.#plan.isMint && this.#plan.moved.length === 0 && value === 0n;
    const kind = isFree && this.#plan.kind === 'supply' ? 'claim' : this.#plan.kind;
    const moved = (side: MovedPlan['side']) => this.#side(side);
    const gives = kind === 'operator' ? [rightOver(unnamed(`what ${to} holds`), this.#flag(isGiven))] : moved('gives');
    const gets = moved('gets');
    const given = [...this.#coins(gives), ...gives];
    const effect: Effect = {
      kind,
      call: path,
      protocol,
      gives: given.length === 0 && handsIn.has(kind) ? [someOf(unnamed(`what goes to ${to}`))] : given,
      gets: gets.length === 0 && paysOut.has(kind) ? [someOf(this.#paidOut())] : gets,
      from: this.#party(this.#plan.from) ?? from,
      to: this.#party(this.#plan.to),
      ...(spender && { spender: this.#party(spender) ?? nobody }),
      ...this.#deadline(),
      ...(destination && { destinationChainId: this.#one(destination) ?? 0n }),
      ...this.#routes(),
      terms: this.#terms(),
    };
    const calls = this.#plan.calls.flatMap((each) => this.#calls(each));
    return { effects: [effect], ...(calls.length > 0 && { calls }) };
  }

  /** The output if no argument states it: the token in the intent itself, if it is listed. */
  #paidOut(): Asset {
    const { to, chainId, tokenNamed } = this.#scene;
    const named = this.#plan.ticker === null ? null : tokenNamed(chainId, this.#plan.ticker);
    return named ? token(named) : unnamed(`what ${to} pays out`);
  }

  /** What goes in or comes out. An amount in units counts the token of its base, or the only one without an amount. */
  #side(side: MovedPlan['side']): readonly Quantity[] {
    const { chainId, tokenNamed, decimalsOf } = this.#scene;
    const moved = this.#plan.moved.filter((each) => each.side === side).flatMap((each) => this.#moved(each));
    const units = this.#plan.terms.filter((term) => term.as === 'unit' && term.side === side);
    const [unit, ...others] = units;
    const number = unit && this.#one(unit.field);
    if (!unit || others.length > 0 || number === null || number === undefined) return moved;
    const { base = '', decimals = 0 } = unit.field;
    const [only, ...more] = moved;
    const isOpen = only !== undefined && more.length === 0 && only.asset.kind === 'token' && only.amount === null;
    const named = base === '' || moved.length > 0 ? null : tokenNamed(chainId, base);
    const counted = named ?? (isOpen && only.asset.kind === 'token' && base === '' ? only.asset.address : null);
    const own = counted && decimalsOf(chainId, counted);
    const amount = own === null ? null : rescale(number, decimals, own);
    if (counted === null || amount === null) return moved;
    this.#counted.add(unit.path);
    return [{ asset: token(counted), amount, bound: unit.bound ?? 'exact' }];
  }

  #values(path: string): readonly unknown[] {
    const values = valuesAt(this.#args, path);
    if (values.length > MAX_VALUES) throw new MalformedArguments(`it has more than ${MAX_VALUES} values of one kind`);
    return values;
  }

  #one({ path }: Field): bigint | null {
    const [value] = this.#values(path);
    return isNumber(value) ? BigInt(value) : null;
  }

  #flag(field: Field | null): boolean {
    return field === null || this.#values(field.path)[0] === true;
  }

  /** An address or a number that a field refers to: a constant of the file, or a value of the call. */
  #referred(reference: string): readonly unknown[] {
    if (reference === '@.to') return [this.#scene.to];
    if (reference === '@.from') return [this.#scene.from];
    if (reference === '@.value') return [this.#scene.value];
    if (reference.startsWith('$')) return [this.#constants[reference.slice(1)]];
    return reference.startsWith('0x') ? [reference] : this.#values(reference);
  }

  #party(field: Field | null): Address | null {
    const party = field && asAddress(this.#values(field.path)[0]);
    const isMarked = field?.self?.flatMap((each) => this.#referred(each)).includes(party);
    return isMarked && mark.test(party ?? '') ? null : party;
  }

  #coins(gives: readonly Quantity[]): readonly Quantity[] {
    const { value } = this.#scene;
    const isCounted = gives.some(({ asset }) => asset.kind === 'native');
    return value > 0n && !isCounted && givingKinds.has(this.#plan.kind) ? [exactly(native, value)] : [];
  }

  #moved({ is, bound, field }: MovedPlan): readonly Quantity[] {
    const values = field.path === '@.value' ? [this.#scene.value] : this.#values(field.path);
    if (is === 'token') return values.flatMap((value) => someOf(this.#asset(field, asAddress(value))));
    const assets = this.#assets(field);
    if (assets.length > 1 && assets.length !== values.length) {
      throw new MalformedArguments('the lists of amounts and tokens differ in length');
    }
    return values.flatMap((value, index): Quantity[] => {
      if (!isNumber(value)) return [];
      const amount = BigInt(value);
      const asset = assets[index] ?? assets[0] ?? unnamed('something that the descriptor does not name');
      if (is === 'item') {
        const collection = asset.kind === 'token' ? nft(asset.address, amount) : asset;
        return [{ asset: collection, amount: 1n, bound: 'exact' }];
      }
      const isRight = this.#plan.kind === 'approve' || this.#plan.kind === 'permit';
      if (isRight) return [{ asset, amount, bound: 'max' }];
      return [{ asset, amount: this.#isAll(field, amount) ? 'all' : amount, bound }];
    });
  }

  #isAll({ all }: Field, amount: bigint): boolean {
    const [said] = all === undefined ? [] : this.#referred(all);
    const threshold =
      typeof said === 'string' && /^(?:0x[\da-f]{1,64}|\d{1,78})$/.test(said) ? BigInt(said) : maxUint256;
    return amount >= threshold && amount >= 2n ** 128n;
  }

  #assets(field: Field): readonly Asset[] {
    if (field.format === 'amount') return [native];
    if (field.of === undefined) return [];
    // Items belong to their collection, whether it is a listed token or not.
    if (field.format === 'nftName')
      return this.#referred(field.of)
        .flatMap((each) => asAddress(each) ?? [])
        .map(token);
    return this.#referred(field.of).map((each) => this.#asset(field, asAddress(each)));
  }

  #asset(field: Field, address: Address | null): Asset {
    const { to, chainId, decimalsOf } = this.#scene;
    const coins = (field.native ?? []).flatMap((each) => this.#referred(each));
    if (address === null) return unnamed('something that the descriptor does not name');
    if (coins.includes(address)) return native;
    // Shares of a vault are not a listed token; only the vault knows their symbol.
    return address === to && decimalsOf(chainId, address) === null ? unnamed(`shares of ${to}`) : token(address);
  }

  #deadline(): Pick<Effect, 'deadline'> {
    const deadline = this.#plan.deadline && this.#one(this.#plan.deadline);
    return deadline !== null && isDate(deadline) ? { deadline } : {};
  }

  #routes(): Pick<Effect, 'routes'> {
    const routes = this.#plan.routes.map((path) => ({
      path: this.#values(path).flatMap((each) => asAddress(each) ?? []),
      poolFees: [],
    }));
    return routes.length > 0 ? { routes } : {};
  }

  #terms(): readonly Term[] {
    const { naming } = this.#scene;
    const { terms, deadline } = this.#plan;
    const late = deadline && this.#one(deadline);
    return [
      ...(naming ? [naming] : []),
      // A deadline that is not a date means something else.
      ...(late !== null && !isDate(late) ? [{ what: 'deadline', is: 'number', value: late } as const] : []),
      ...terms.flatMap((term) =>
        this.#counted.has(term.path) ? [] : this.#values(term.path).flatMap((value) => this.#term(term, value)),
      ),
    ];
  }

  #term({ what, as, field }: TermPlan, value: unknown): readonly Term[] {
    if (as === 'address') {
      // The zero address and the sender are harmless anywhere.
      const isHarmless = value === nobody || (value === this.#scene.from && value !== null);
      return isHarmless ? [] : [{ what, is: 'hex', value: String(value) as Hex }];
    }
    if (as === 'text' || as === 'bool') {
      const text = String(value);
      return text === '' ? [] : [{ what, is: 'text', value: text }];
    }
    if (!isNumber(value)) return value === '0x' ? [] : [{ what, is: 'hex', value: String(value) as Hex }];
    const number = BigInt(value);
    switch (as) {
      case 'time':
        return [{ what, is: 'time', unix: number }];
      case 'duration':
        return [{ what, is: 'duration', seconds: number }];
      case 'enum': {
        const word = Object.hasOwn(field.words ?? {}, `${number}`) ? field.words?.[`${number}`] : undefined;
        return [word === undefined ? { what, is: 'number', value: number } : { what, is: 'text', value: word }];
      }
      case 'unit': {
        const [plain, base] = [formatUnits(number, field.decimals ?? 0), field.base ?? ''];
        const alike = [`${plain}${base}`, `${plain} ${base}`.trim()];
        // A share in basis points: its bare number may count anything.
        if (field.format === 'raw')
          return [{ what, is: 'text', value: `${plain}${base}`, alike: [...alike, `${number} bps`] }];
        // The words state the coins of the call once: the same number does not state their part as well.
        if (field.format === 'amount' && number === this.#scene.value) return [{ what, is: 'number', value: number }];
        return [{ what, is: 'text', value: plain, alike }];
      }
      default:
        // Only bytes, such as an address of another chain, make a number this large.
        if (number >= 2n ** 128n) return [{ what, is: 'hex', value: `0x${number.toString(16).padStart(64, '0')}` }];
        // No referrer is paid.
        return number === 0n && /\breferral\b/.test(what) ? [] : [{ what, is: 'number', value: number }];
    }
  }

  /** Nested calls: a contract makes calls to itself in the name of its caller. */
  #calls(field: Field): readonly RawCall[] {
    const { to, from } = this.#scene;
    const callees = this.#referred(field.of ?? '').map(asAddress);
    const values = field.value === undefined ? [] : this.#referred(field.value);
    return this.#values(field.path).map((data, index) => {
      const callee = callees[index] ?? callees[0] ?? null;
      if (callee === null || typeof data !== 'string') throw new MalformedArguments('a call inside has no target');
      const value = values[index] ?? values[0] ?? 0n;
      return {
        from: callee === to ? from : to,
        to: callee,
        value: isNumber(value) ? BigInt(value) : 0n,
        data: data as Hex,
        operation: 'call',
      };
    });
  }
}

/** The effect of a described call or message. */
export const readDescribed = (plan: Plan, descriptor: Descriptor, args: Args, scene: Scene): Reading =>
  new DescribedReader(plan, descriptor, args, scene).read();
