import type { Address } from '@countersign/protocol';
import type { AbiParameter } from 'viem';
import { toFunctionSignature } from 'viem/utils';
import type { Effect } from '../../effects/effect.ts';
import { type Leaf, leavesOf, makeUpArguments, replaceLeaf } from './made-up-arguments.ts';
import { parametersOfType } from './parameters-of-type.ts';
import type { ArgumentFates, CallContext, FunctionRule, Protocol, Reading, TypedDataRule } from './protocol.ts';

/** The use of one argument of a function, or of one field of a message. */
export interface ArgumentAccount extends Leaf {
  readonly fate: 'used' | 'pinned' | 'irrelevant';
  /** The fields of effects that depend on it, the list that it is checked against, or why it does not matter. */
  readonly how: string;
}

type Args = Readonly<Record<string, unknown>>;

/** A function or a message, with a reading for every possible contract. */
interface Subject {
  readonly name: string;
  readonly parameters: readonly AbiParameter[];
  readonly fates: ArgumentFates;
  readonly readings: readonly ((args: Args) => Reading)[];
  /** Messages keep small integers as bigint. */
  readonly keepsBigint: boolean;
}

/** One set of arguments, the function that reads it, and the result. */
interface Trial {
  readonly args: Args;
  readonly read: (args: Args) => Reading;
  readonly reading: Reading;
}

const sender: Address = '0x1111111111111111111111111111111111111111';
const elsewhere: Address = '0x9999999999999999999999999999999999999999';

const asText = (value: unknown): string =>
  JSON.stringify(value, (_, each) => (typeof each === 'bigint' ? `${each}n` : each)) ?? '';

function carefully(read: () => Reading): Reading {
  try {
    return read();
  } catch {
    return { fault: 'unreadable' };
  }
}

/** A contract for each role of a rule. */
function placesOf(
  { contracts }: Protocol,
  on: FunctionRule['on'],
): readonly { readonly to: Address; readonly chainId: number; readonly role: string | null }[] {
  if (on === 'any') return [{ to: elsewhere, chainId: 1, role: null }];
  return on.flatMap((role) => {
    const [first] = Object.entries(contracts[role] ?? {});
    const to = first?.[1][0];
    return first && to ? [{ to, chainId: Number(first[0]), role }] : [];
  });
}

function subjectOfFunction(protocol: Protocol, rule: FunctionRule): Subject {
  const readings = placesOf(protocol, rule.on).map((place) => {
    const call: CallContext = { ...place, from: sender, value: 0n, data: '0x', operation: 'call', path: '0' };
    return (args: Args) => carefully(() => rule.read(args, call));
  });
  const { abi, fates } = rule;
  return { name: toFunctionSignature(abi), parameters: abi.inputs, fates, readings, keepsBigint: false };
}

function subjectOfMessage(protocol: Protocol, rule: TypedDataRule): Subject {
  const readings = placesOf(protocol, rule.on).map(({ to, chainId }) => {
    const domain = { name: rule.domainName ?? null, version: null, chainId: BigInt(chainId), verifyingContract: to };
    return (args: Args) => carefully(() => rule.read(args, { domain, sender, chainId }));
  });
  const parameters = parametersOfType(rule);
  return { name: `typed data ${rule.primaryType}`, parameters, fates: rule.fates ?? {}, readings, keepsBigint: true };
}

function trialsOf({ parameters, fates: { examples = [{}] }, readings, keepsBigint }: Subject): readonly Trial[] {
  return readings.flatMap((read) =>
    examples.flatMap((given) =>
      (['plain', 'full'] as const).flatMap((variant) => {
        const args = makeUpArguments(parameters, variant, { given, keepsBigint });
        const reading = read(args);
        return reading.fault === undefined ? [{ args, read, reading }] : [];
      }),
    ),
  );
}

/** The result of a reading's fold, tried on one sample effect. */
function foldOf({ fold }: Reading): unknown {
  const any: Effect = { kind: 'send', call: '0.0', protocol: null, gives: [], gets: [], from: sender, to: elsewhere };
  try {
    return fold?.([any]);
  } catch {
    return 'unreadable';
  }
}

/** Names of the differences between two readings; none if they are equal. */
function differences(one: Reading, other: Reading): readonly string[] {
  if (other.fault !== undefined) return ['refused otherwise'];
  const [effects, others] = [one.effects ?? [], other.effects ?? []];
  const fields =
    effects.length === others.length
      ? effects.flatMap((effect, index) => differingFields(effect, others[index] as Effect))
      : ['effects'];
  const inner = asText([one.calls, one.value]) === asText([other.calls, other.value]) ? [] : ['calls inside'];
  const folded = asText(foldOf(one)) === asText(foldOf(other)) ? [] : ['what the calls inside do together'];
  return [...new Set([...fields, ...inner, ...folded])];
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

function whatItFeeds(trials: readonly Trial[], leaf: Leaf): { always: boolean; fields: string[] } {
  const fields = new Set<string>();
  let always = true;
  for (const { args, read, reading } of trials) {
    for (const replaced of replaceLeaf(args, leaf)) {
      const found = differences(reading, read(replaced));
      for (const field of found) fields.add(field);
      if (found.length === 0) always = false;
    }
  }
  return { always, fields: [...fields] };
}

/** The account of a leaf, or its fault. */
function accountFor({ fates }: Subject, trials: readonly Trial[], leaf: Leaf): ArgumentAccount | string {
  const { always, fields } = whatItFeeds(trials, leaf);
  const reason = fates.irrelevant?.[leaf.path];
  if (reason !== undefined) {
    // A detail is only for people: no check uses it.
    const checked = fields.filter((field) => field !== 'detail');
    if (always && checked.length > 0)
      return `${leaf.path} is declared irrelevant, yet it changes ${checked.join(', ')}`;
    return { ...leaf, fate: 'irrelevant', how: reason };
  }
  if (!always) return `${leaf.path} is ignored: use it, pin it, or declare it irrelevant with a reason`;
  const list = fates.pinned?.[leaf.path];
  return list === undefined
    ? { ...leaf, fate: 'used', how: fields.join(', ') }
    : { ...leaf, fate: 'pinned', how: list };
}

function examine(subject: Subject): { accounts: readonly ArgumentAccount[]; faults: readonly string[] } {
  const { parameters, fates } = subject;
  const leaves = leavesOf(parameters);
  const declared = [...Object.keys(fates.pinned ?? {}), ...Object.keys(fates.irrelevant ?? {})];
  const unknown = declared.filter((path) => !leaves.some((leaf) => leaf.path === path));
  const faults = unknown.map((path) => `${path} is no argument`);
  if (leaves.length === 0) return { accounts: [], faults };
  const trials = trialsOf(subject);
  if (trials.length === 0)
    return { accounts: [], faults: [...faults, 'made-up arguments cannot be read: give examples'] };
  const found = leaves.map((leaf) => accountFor(subject, trials, leaf));
  return {
    accounts: found.filter((each) => typeof each !== 'string'),
    faults: [...faults, ...found.filter((each) => typeof each === 'string')],
  };
}

/** The use of each argument of a function: an effect shows it, a list pins it, or the rule declares it irrelevant. */
export const accountForArguments = (protocol: Protocol, rule: FunctionRule): readonly ArgumentAccount[] =>
  examine(subjectOfFunction(protocol, rule)).accounts;

/** The same for each field of a message. */
export const accountForMessage = (protocol: Protocol, rule: TypedDataRule): readonly ArgumentAccount[] =>
  examine(subjectOfMessage(protocol, rule)).accounts;

/** Every argument and every field of a message that a reading could drop silently. */
export function findDroppedArguments(protocol: Protocol): readonly string[] {
  const subjects = [
    ...protocol.functions.map((rule) => subjectOfFunction(protocol, rule)),
    ...(protocol.typedData ?? []).map((rule) => subjectOfMessage(protocol, rule)),
  ];
  return subjects.flatMap((subject) =>
    examine(subject).faults.map((fault) => `${protocol.slug} ${subject.name}: ${fault}`),
  );
}
