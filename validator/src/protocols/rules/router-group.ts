import type { Address } from '@countersign/protocol';
import { assetKey, type Effect, type Quantity, type Route, type Term } from '../../effects/effect.ts';

export interface Output {
  readonly quantity: Quantity;
  readonly to: Address | null;
}

/** Steps that pass assets to each other. */
export class Group {
  inputs: readonly Quantity[] = [];
  outputs: readonly Output[] = [];
  fees: NonNullable<Effect['fees']> = [];
  /** The amounts of the fees, for a group without a trade for them. */
  shares: readonly Output[] = [];
  routes: readonly Route[] = [];
  terms: readonly Term[] = [];
  readonly details = new Set<string>();
  swaps = 0;
  #into: Group | null = null;

  get root(): Group {
    let root: Group = this;
    while (root.#into) root = root.#into;
    if (root !== this) this.#into = root;
    return root;
  }

  /** Merges an earlier group into this one. */
  absorb(group: Group): void {
    const other = group.root;
    if (other === this) return;
    for (const quantity of this.inputs) other.takeIn(quantity);
    this.inputs = other.inputs;
    this.outputs = [...other.outputs, ...this.outputs];
    this.fees = [...other.fees, ...this.fees];
    this.shares = [...other.shares, ...this.shares];
    this.routes = [...other.routes, ...this.routes];
    this.bindTo(other.terms);
    this.swaps += other.swaps;
    for (const detail of other.details) this.details.add(detail);
    other.#into = this;
  }

  /** The terms of one step apply to all of them. */
  bindTo(terms: readonly Term[] = []): void {
    const keyOf = (term: Term) => Object.values(term).join(' ');
    const known = new Set(this.terms.map(keyOf));
    this.terms = [...this.terms, ...terms.filter((term) => !known.has(keyOf(term)))];
  }

  takeIn(quantity: Quantity): void {
    this.inputs = merge(this.inputs, quantity, 'max');
  }

  payOut(quantity: Quantity, to: Address | null): void {
    const others = this.outputs.filter((output) => output.to !== to);
    const same = this.outputs.filter((output) => output.to === to).map((output) => output.quantity);
    this.outputs = [...others, ...merge(same, quantity, 'min').map((merged) => ({ quantity: merged, to }))];
  }
}

/** Adds an amount, of an asset that may be among them already. */
export function merge(quantities: readonly Quantity[], added: Quantity, loose: 'min' | 'max'): readonly Quantity[] {
  const index = quantities.findIndex(({ asset }) => assetKey(asset) === assetKey(added.asset));
  const other = quantities[index];
  if (!other) return [...quantities, added];
  const isKnown = typeof other.amount === 'bigint' && typeof added.amount === 'bigint';
  const amount = isKnown ? (other.amount as bigint) + (added.amount as bigint) : null;
  return quantities.with(index, { ...other, amount, bound: other.bound === added.bound ? other.bound : loose });
}
