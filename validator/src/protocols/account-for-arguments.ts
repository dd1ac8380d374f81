import type { Address } from '@countersign/protocol';
import { toFunctionSignature } from 'viem';
import type { Effect } from '../effect.ts';
import { type Leaf, leavesOf, makeUpArguments, replaceLeaf } from './made-up-arguments.ts';
import type { ArgumentFates, CallContext, FunctionRule, Protocol, Reading } from './protocol.ts';

/** What becomes of one argument of a function. */
export interface ArgumentAccount extends Leaf {
  readonly fate: 'used' | 'pinned' | 'irrelevant';
  /** The fields of effects that it feeds, the list that it is checked against, or why it does not matter. */
  readonly how: string;
}

const sender: Address = '0x1111111111111111111111111111111111111111';
const elsewhere: Address = '0x9999999999999999999999999999999999999999';

/** One way of calling the function, and what was read from it. */
interface Trial {
  readonly args: Readonly<Record<string, unknown>>;
  readonly call: CallContext;
  readonly reading: Reading;
}

const asText = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each)) ?? '';

function read(rule: FunctionRule, args: Trial['args'], call: CallContext): Reading {
  try {
    return rule.read(args, call);
  } catch {
    return { fault: 'unreadable' };
  }
}

/** A contract for each role on which the function stands. */
function placesOf({ contracts }: Protocol, { on }: FunctionRule): readonly CallContext[] {
  const at = (to: Address, chainId: number, role: string | null): CallContext => ({
    from: sender,
    to,
    value: 0n,
    data: '0x',
    operation: 'call',
    chainId,
    path: '0',
    role,
  });
  if (on === 'any') return [at(elsewhere, 1, null)];
  return on.flatMap((role) => {
    const [first] = Object.entries(contracts[role] ?? {});
    const address = first?.[1][0];
    return first && address ? [at(address, Number(first[0]), role)] : [];
  });
}

function trialsOf(protocol: Protocol, rule: FunctionRule): readonly Trial[] {
  const { examples = [{}] } = rule.fates;
  return placesOf(protocol, rule).flatMap((call) =>
    examples.flatMap((given) =>
      (['plain', 'full'] as const).flatMap((variant) => {
        const args = makeUpArguments(rule.abi.inputs, variant, { given });
        const reading = read(rule, args, call);
        return reading.fault === undefined ? [{ args, call, reading }] : [];
      }),
    ),
  );
}

/** Names of what differs between two readings; none where they are the same. */
function differences(one: Reading, other: Reading): readonly string[] {
  if (other.fault !== undefined) return ['refused otherwise'];
  const [effects, others] = [one.effects ?? [], other.effects ?? []];
  const fields =
    effects.length === others.length
      ? effects.flatMap((effect, index) => differingFields(effect, others[index] as Effect))
      : ['effects'];
  const inner = asText([one.calls, one.value]) === asText([other.calls, other.value]) ? [] : ['calls inside'];
  return [...new Set([...fields, ...inner])];
}

function differingFields(one: Effect, other: Effect): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])] as (keyof Effect)[];
  return names
    .filter((name) => asText(one[name]) !== asText(other[name]))
    .map((name) => (name === 'terms' ? termOf(one, other) : name));
}

function termOf(one: Effect, other: Effect): string {
  const all = [...(one.terms ?? []), ...(other.terms ?? [])];
  const same = new Set((one.terms ?? []).map(asText).filter((text) => (other.terms ?? []).map(asText).includes(text)));
  return [...new Set(all.filter((term) => !same.has(asText(term))).map(({ what }) => what))].join(', ');
}

function whatItFeeds(rule: FunctionRule, trials: readonly Trial[], leaf: Leaf): { always: boolean; fields: string[] } {
  const fields = new Set<string>();
  let always = true;
  for (const { args, call, reading } of trials) {
    for (const replaced of replaceLeaf(args, leaf)) {
      const found = differences(reading, read(rule, replaced, call));
      for (const field of found) fields.add(field);
      if (found.length === 0) always = false;
    }
  }
  return { always, fields: [...fields] };
}

function accountFor(rule: FunctionRule, trials: readonly Trial[], leaf: Leaf): ArgumentAccount | string {
  const { pinned = {}, irrelevant = {} }: ArgumentFates = rule.fates;
  const { always, fields } = whatItFeeds(rule, trials, leaf);
  const reason = irrelevant[leaf.path];
  if (reason !== undefined) {
    if (always) return `${leaf.path} is declared irrelevant, yet it changes ${fields.join(', ')}`;
    return { ...leaf, fate: 'irrelevant', how: reason };
  }
  if (!always) return `${leaf.path} is ignored: use it, pin it, or declare it irrelevant with a reason`;
  const list = pinned[leaf.path];
  return list === undefined
    ? { ...leaf, fate: 'used', how: fields.join(', ') }
    : { ...leaf, fate: 'pinned', how: list };
}

/** What is wrong with how a rule accounts for its arguments, or the account of each of them. */
function examine(protocol: Protocol, rule: FunctionRule): { accounts: readonly ArgumentAccount[]; faults: string[] } {
  const leaves = leavesOf(rule.abi.inputs);
  const trials = trialsOf(protocol, rule);
  const declared = [...Object.keys(rule.fates.pinned ?? {}), ...Object.keys(rule.fates.irrelevant ?? {})];
  const unknown = declared.filter((path) => !leaves.some((leaf) => leaf.path === path));
  const faults = unknown.map((path) => `${path} is no argument`);
  if (leaves.length === 0) return { accounts: [], faults };
  if (trials.length === 0)
    return { accounts: [], faults: [...faults, 'made-up arguments cannot be read: give examples'] };
  const found = leaves.map((leaf) => accountFor(rule, trials, leaf));
  return {
    accounts: found.filter((each) => typeof each !== 'string'),
    faults: [...faults, ...found.filter((each) => typeof each === 'string')],
  };
}

/** What becomes of each argument of a function: what an effect shows, a list pins, or the rule declares irrelevant. */
export function accountForArguments(protocol: Protocol, rule: FunctionRule): readonly ArgumentAccount[] {
  return examine(protocol, rule).accounts;
}

/** Every argument that a reading could drop in silence, over all functions of a protocol. */
export function findDroppedArguments(protocol: Protocol): readonly string[] {
  return protocol.functions.flatMap((rule) =>
    examine(protocol, rule).faults.map((fault) => `${protocol.slug} ${toFunctionSignature(rule.abi)}: ${fault}`),
  );
}
