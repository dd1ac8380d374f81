import type { Address } from '@countersign/protocol';
import { type Asset, assetKey, type Effect, type Quantity } from '../../effects/effect.ts';
import { joinRoutes } from './join-routes.ts';
import { exactly, native, someOf } from './quantity.ts';
import { Group, merge, type Output } from './router-group.ts';

/**
 * A router holds assets between the steps of a plan: it wraps the input, swaps it, takes a fee, unwraps and pays out.
 * `foldPlan` adds the steps up to the plan's effect on the user: one swap (or wrap, or send) for each connected set of
 * steps, a send for every payment to another account, and the assets left behind at the end. Steps are effects, with
 * the router's address as `from` or `to` if it pays or keeps: a swap whose output stays has the router as `to`; `all`
 * of an asset is the router's balance; a sweep is a send from the router of at least its minimum; a share is a send
 * from the router with `fees` and no amount. Coins come in by `value` alone.
 */
export interface Plan {
  readonly call: string;
  readonly protocol: string;
  readonly user: Address | null;
  /** Contracts that hold assets during the plan: the router first. Assets left in one of them are reported. */
  readonly holders: readonly [Address, ...Address[]];
  /** A holder that refuses calls with open debts or claims at the end, such as the pool manager of Uniswap V4. */
  readonly settler?: Address;
  /** Coins of the call. */
  readonly value: bigint;
  readonly deadline?: bigint;
}

/** At least `known` of an asset, and exactly that unless `isOpen`. */
interface Holding {
  readonly asset: Asset;
  readonly group: Group;
  readonly known: bigint;
  readonly isOpen: boolean;
}

const known = ({ amount }: Quantity): bigint => (typeof amount === 'bigint' ? amount : 0n);
const larger = (one: bigint, other: bigint) => (one > other ? one : other);
const converting = new Set(['swap', 'wrap', 'unwrap']);

class Ledger {
  readonly #plan: Plan;
  readonly #user: Address | null;
  readonly #holdings = new Map<string, Holding & { readonly holder: Address }>();
  /** Swaps directly from the user to a recipient, so that the parts of a split route become one. */
  readonly #direct = new Map<string, Group>();
  readonly #results: (Group | Effect)[] = [];
  readonly #wrapped = new Set<Address>();

  constructor(plan: Plan) {
    this.#plan = plan;
    this.#user = plan.user;
    if (plan.value > 0n) {
      const group = this.#begin();
      group.takeIn(exactly(native, plan.value));
      this.#keep(plan.holders[0], { asset: native, group, known: plan.value, isOpen: false });
    }
  }

  add(step: Effect): void {
    const payer = this.#holderOf(step.from);
    const isUsers = step.from === this.#user || step.from === null;
    const isMove = step.kind === 'send' && (payer !== null || (this.#holderOf(step.to) !== null && isUsers));
    if (converting.has(step.kind) && (payer !== null || isUsers)) this.#convert(step, payer);
    else if (isMove) this.#move(step, payer);
    else {
      if (payer !== null) this.#handOver(step, payer);
      this.#results.push(payer === null ? step : { ...step, from: this.#user });
    }
  }

  effects(): readonly Effect[] {
    for (const { holder, group, asset, known: amount, isOpen } of this.#holdings.values()) {
      if (holder === this.#plan.settler || (amount === 0n && !isOpen)) continue;
      const bound = isOpen && amount > 0n ? 'min' : 'exact';
      group.root.payOut({ asset, amount: amount > 0n ? amount : null, bound }, holder);
    }
    const effects = this.#results.flatMap((result) => {
      if (!(result instanceof Group)) return [result];
      return result.root === result ? this.#conclude(result) : [];
    });
    return joinSplit(effects);
  }

  #convert(step: Effect, payer: Address | null): void {
    const to = step.to ?? step.from;
    const keeper = this.#holderOf(to);
    const group = this.#groupOf(step, payer, keeper, to);
    const taken = step.gives.map((quantity) => this.#take(group, payer, quantity));
    group.bindTo(step.terms);
    if (step.kind === 'swap') {
      group.swaps += 1;
      group.routes = [...group.routes, ...(step.routes ?? [])];
      group.fees = [...group.fees, ...(step.fees ?? [])];
      if (step.detail) group.details.add(step.detail);
    }
    for (const { asset } of [...step.gives, ...step.gets]) {
      if (step.kind !== 'swap' && asset.kind === 'token') this.#wrapped.add(asset.address);
    }
    for (const quantity of step.gets) {
      // A wrap is one to one, so its output equals its input; a swap states its output.
      const source = step.kind === 'swap' ? undefined : taken[0];
      const least = quantity.bound === 'max' ? 0n : known(quantity);
      const amount = source ? larger(source.known, quantity.bound === 'min' ? least : 0n) : least;
      const isOpen = source ? source.isOpen : quantity.bound !== 'exact' || typeof quantity.amount !== 'bigint';
      if (source && amount === 0n && !isOpen) continue;
      this.#deliver({ asset: quantity.asset, group, known: amount, isOpen }, keeper, to, quantity.amount === null);
    }
  }

  #move(step: Effect, payer: Address | null): void {
    const keeper = this.#holderOf(step.to);
    for (const quantity of step.gives) {
      if (step.fees && payer !== null) {
        this.#takeShares(payer, quantity.asset, step.fees);
        continue;
      }
      const group = this.#begin();
      const held = this.#take(group, payer, quantity);
      group.bindTo(step.terms);
      if (held.known === 0n && !held.isOpen && group.inputs.length === 0) continue;
      this.#deliver({ asset: quantity.asset, group, ...held }, keeper, step.to, false);
    }
  }

  /**
   * Assets that another kind of step takes from a holder count as paid to the user, in whose name the step takes them.
   */
  #handOver(step: Effect, payer: Address): void {
    for (const quantity of step.gives) {
      const group = this.#begin();
      const held = this.#take(group, payer, quantity);
      if (group.swaps > 0) this.#deliver({ asset: quantity.asset, group, ...held }, null, this.#user, false);
    }
  }

  #takeShares(payer: Address, asset: Asset, fees: NonNullable<Effect['fees']>): void {
    const key = keyOf(payer, asset);
    for (const fee of fees) {
      const holding = this.#holdings.get(key);
      if (!holding) continue;
      // The shares may be fractional; they cannot exceed the whole.
      const bps = Math.min(fee.bps ?? 0, 10_000);
      const share = (holding.known * BigInt(Math.ceil(bps * 1e6))) / 10n ** 10n;
      this.#holdings.set(key, { ...holding, known: holding.known - share });
      const group = holding.group.root;
      if (fee.to === this.#user) group.payOut({ asset, amount: share, bound: 'min' }, fee.to);
      else {
        group.fees = [...group.fees, holding.isOpen ? fee : { ...fee, quantity: exactly(asset, share) }];
        const quantity = holding.isOpen ? someOf(asset) : exactly(asset, share);
        group.shares = [...group.shares, { quantity, to: fee.to }];
      }
    }
  }

  #begin(): Group {
    const group = new Group();
    this.#results.push(group);
    return group;
  }

  #groupOf(step: Effect, payer: Address | null, keeper: Address | null, to: Address | null): Group {
    const [give, get] = [step.gives[0], step.gets[0]];
    const isDirect = step.kind === 'swap' && payer === null && keeper === null && give && get;
    if (!isDirect || step.gives.length !== 1 || step.gets.length !== 1) return this.#begin();
    const key = `${keyOf('', give.asset)} ${keyOf('', get.asset)} ${to}`;
    const group = this.#direct.get(key)?.root ?? this.#begin();
    this.#direct.set(key, group);
    return group;
  }

  /** Takes from a holder, or from the user; coins come from the router, which got them with the call. */
  #take(group: Group, payer: Address | null, quantity: Quantity): Pick<Holding, 'known' | 'isOpen'> {
    const { asset, amount, bound } = quantity;
    const holder = payer ?? (asset.kind === 'native' ? this.#plan.holders[0] : null);
    if (holder === null) {
      group.takeIn(quantity);
      return { known: known(quantity), isOpen: bound !== 'exact' || typeof amount !== 'bigint' };
    }
    const key = keyOf(holder, asset);
    const holding = this.#holdings.get(key);
    const least = bound === 'min' ? known(quantity) : 0n;
    if (!holding) return { known: known(quantity), isOpen: bound !== 'exact' && known(quantity) > 0n };
    group.absorb(holding.group);
    if (amount === 'all' || bound === 'min') {
      this.#holdings.delete(key);
      return { known: larger(holding.known, least), isOpen: holding.isOpen };
    }
    const rest = larger(holding.known - known(quantity), 0n);
    const isOpen = holding.isOpen || bound === 'max' || amount === null;
    this.#holdings.set(key, { ...holding, known: amount === null ? 0n : rest, isOpen });
    return { known: known(quantity), isOpen: bound === 'max' || amount === null };
  }

  #deliver(held: Holding, keeper: Address | null, to: Address | null, isUnsaid: boolean): void {
    if (keeper !== null) this.#keep(keeper, held);
    else {
      const amount = isUnsaid ? null : held.known;
      held.group.payOut({ asset: held.asset, amount, bound: held.isOpen ? 'min' : 'exact' }, to);
    }
  }

  #keep(holder: Address, held: Holding): void {
    const key = keyOf(holder, held.asset);
    const other = this.#holdings.get(key);
    if (other) held.group.absorb(other.group);
    this.#holdings.set(key, {
      ...held,
      holder,
      known: held.known + (other?.known ?? 0n),
      isOpen: held.isOpen || (other?.isOpen ?? false),
    });
  }

  #holderOf(address: Address | null): Address | null {
    const { holders, settler } = this.#plan;
    return address !== null && (holders.includes(address) || address === settler) ? address : null;
  }

  #conclude(group: Group): readonly Effect[] {
    const { inputs, outputs } = this.#settleReturns(group);
    const main = outputs.find(({ to }) => to === this.#user) ?? outputs[0];
    const gets = outputs.filter(({ to }) => to === main?.to).map(({ quantity }) => quantity);
    const others = outputs.filter(({ to }) => to !== main?.to);
    const kind = group.swaps > 0 ? 'swap' : main ? kindOf(inputs, gets) : 'send';
    // The check of fees limits an interface's fee; the words have to state its recipient.
    if (kind !== 'send') group.bindTo(group.fees.map(({ to }) => ({ what: 'fee recipient', is: 'hex', value: to })));
    const bound = group.terms.length > 0 ? { terms: group.terms } : {};
    const sends = (kind === 'send' ? [...outputs, ...group.shares] : others).map(({ quantity, to }) =>
      this.#effect('send', { gives: [quantity], to, ...(kind === 'send' ? bound : {}) }),
    );
    if (kind === 'send') return sends;
    const routes = joinRoutes(group.routes);
    return [
      this.#effect(kind, {
        gives: inputs,
        gets,
        to: main ? main.to : null,
        ...(routes.length > 0 ? { routes } : {}),
        ...(group.fees.length > 0 ? { fees: group.fees } : {}),
        ...bound,
        ...(group.details.size > 0 ? { detail: [...group.details].join('; ') } : {}),
      }),
      ...sends,
    ];
  }

  /** Returned input lowers the amount given for the rest; it is not an output. */
  #settleReturns(group: Group): { inputs: readonly Quantity[]; outputs: readonly Output[] } {
    const isReturn = ({ quantity }: Output) =>
      group.inputs.some(({ asset }) => this.#isAlike(asset, quantity.asset, group.swaps > 0));
    const returns = group.outputs.filter(isReturn);
    if (returns.length === group.outputs.length) return { inputs: group.inputs, outputs: group.outputs };
    const inputs = group.inputs.map((input) => {
      const returned = returns.filter(({ quantity }) => this.#isAlike(input.asset, quantity.asset, true));
      if (returned.length === 0 || typeof input.amount !== 'bigint') return input;
      const back = returned.reduce((total, { quantity }) => total + known(quantity), 0n);
      const isExact = returned.every(({ quantity }) => quantity.bound === 'exact' && quantity.amount !== null);
      return { ...input, amount: larger(input.amount - back, 0n), bound: isExact ? input.bound : ('max' as const) };
    });
    return { inputs, outputs: group.outputs.filter((output) => output.to !== this.#user || !isReturn(output)) };
  }

  #isAlike(one: Asset, other: Asset, acrossWraps: boolean): boolean {
    if (assetKey(one) === assetKey(other)) return true;
    const [coin, item] = one.kind === 'native' ? [one, other] : [other, one];
    return acrossWraps && coin.kind === 'native' && item.kind === 'token' && this.#wrapped.has(item.address);
  }

  #effect(kind: Effect['kind'], fields: Partial<Effect>): Effect {
    const { call, protocol, user, deadline } = this.#plan;
    const limits = deadline === undefined ? {} : { deadline };
    return { kind, call, protocol, gives: [], gets: [], from: user, to: null, ...fields, ...limits };
  }
}

const keyOf = (holder: string, asset: Asset): string => `${holder} ${assetKey(asset)}`;

function kindOf(inputs: readonly Quantity[], gets: readonly Quantity[]): 'wrap' | 'unwrap' | 'send' {
  const hasCoins = (quantities: readonly Quantity[]) => quantities.some(({ asset }) => asset.kind === 'native');
  if (hasCoins(inputs) === hasCoins(gets)) return 'send';
  return hasCoins(inputs) ? 'wrap' : 'unwrap';
}

const isPlainSwap = ({ kind, gives, gets, fees, terms, detail }: Effect): boolean =>
  kind === 'swap' && gives.length === 1 && gets.length === 1 && !fees && !terms && !detail;
const sidesOf = ({ gives, gets, to }: Effect): string =>
  `${[...gives, ...gets].map(({ asset }) => assetKey(asset)).join(' ')} ${to}`;

/** A trade that is split between pools of V3 and of V4, which pay the same account, is one trade. */
function joinSplit(effects: readonly Effect[]): readonly Effect[] {
  const joined: Effect[] = [];
  for (const effect of effects) {
    const at = isPlainSwap(effect)
      ? joined.findIndex((other) => isPlainSwap(other) && sidesOf(other) === sidesOf(effect))
      : -1;
    const other = joined[at];
    if (!other) joined.push(effect);
    else
      joined[at] = {
        ...other,
        gives: merge(other.gives, effect.gives[0] as Quantity, 'max'),
        gets: merge(other.gets, effect.gets[0] as Quantity, 'min'),
        routes: [...(other.routes ?? []), ...(effect.routes ?? [])],
      };
  }
  return joined;
}

/** The total effect of a router's steps. */
export function foldPlan(steps: readonly Effect[], plan: Plan): readonly Effect[] {
  const ledger = new Ledger(plan);
  for (const step of steps) ledger.add(step);
  return ledger.effects();
}
