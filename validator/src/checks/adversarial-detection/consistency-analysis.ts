import { type Address, checksumAddress } from '@countersign/protocol';
import { isRevocation, rightKinds } from '../../compare/spender.ts';
import { addressesInText } from '../../decode/named-addresses.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Asset, Effect, EffectKind } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAddress, showQuantity } from '../../show/show.ts';
import { type Finding, fail, type Node, pass } from '../node.ts';
import { servedBy, stepsOf } from './asked-for.ts';

type Judge = (facts: Facts, isAsked: (effect: Effect) => boolean) => Finding | null;

/** A request that names two chains or two senders. */
const judgeClaims: Judge = ({ request: { claims } }) => {
  for (const [what, said] of [
    ['chain', claims.chainIds],
    ['sender', claims.senders],
  ] as const) {
    const [first, ...more] = said;
    const other = more.find(({ value }) => value !== first?.value);
    if (!first || !other) continue;
    return fail(
      `${first.field} names the ${what} ${first.value}, but ${other.field} names ${other.value}.`,
      `Name one ${what}: the one that signs and sends the transaction.`,
      { [first.field]: first.value, [other.field]: other.value },
    );
  }
  return null;
};

/** A name for which the request claims two addresses. */
const judgeNames: Judge = ({ request }) => {
  const [conflict] = request.claims.nameConflicts;
  if (!conflict) return null;
  const said = conflict.addresses.slice(0, 4).map(checksumAddress);
  return fail(
    `The request claims that ${conflict.name.slice(0, 100)} is ${said.join(' and also ')}.`,
    'Send one address per name: the one it resolves to.',
    { name: conflict.name.slice(0, 100), addresses: said },
  );
};

/** Assets or rights of an account that the request does not mention. */
const judgeOwners: Judge = (facts) => {
  const { request, decoded, intent } = facts;
  if (!request.sender) return null;
  const known = new Set<Address | null>([
    request.sender,
    ...addressesInText(intent.text),
    ...request.claims.names.values(),
  ]);
  for (const { from, to } of walkCalls(decoded.calls)) known.add(from).add(to);
  const foreign = decoded.effects.find(({ from }) => from !== null && !known.has(from));
  if (!foreign?.from) return null;
  const owner = checksumAddress(foreign.from);
  return fail(
    `The sender is ${checksumAddress(request.sender)}, but the ${foreign.kind} (call ${foreign.call}) belongs to ${owner}.`,
    `Create it for ${checksumAddress(request.sender)}, unless the owner says whose it is.`,
    { call: foreign.call, owner, sender: request.sender },
  );
};

/** The same call a second time. */
const judgeRepetition: Judge = ({ decoded, intent }, isAsked) => {
  if (/\b(?:twice|two times|2x|again|each)\b|×\s?2/i.test(intent.text)) return null;
  const seen = new Map<string, string>();
  for (const { to, data, value, path, effects } of decoded.calls) {
    if (effects.every(({ kind }) => rightKinds.has(kind))) continue;
    const key = `${to} ${value} ${data}`;
    const first = seen.get(key);
    if (first !== undefined && !effects.every(isAsked)) {
      return fail(`Call ${path} repeats call ${first}.`, `Remove call ${path}, or say that it should happen twice.`, {
        calls: [first, path],
      });
    }
    seen.set(key, path);
  }
  return null;
};

const inverse: Readonly<Partial<Record<EffectKind, EffectKind>>> = {
  unwrap: 'wrap',
  withdraw: 'supply',
  unstake: 'stake',
  repay: 'borrow',
  swap: 'swap',
};
const nameOf = (asset: Asset | undefined): string =>
  !asset || asset.kind === 'unnamed' ? '' : asset.kind === 'native' ? 'native' : asset.address;
/** The kind of an effect and its assets, to compare with the key of its inverse. */
const keyOf = ({ kind, gives, gets }: Effect): string =>
  kind === 'swap'
    ? `swap ${nameOf(gives[0]?.asset)} ${nameOf(gets[0]?.asset)}`
    : `${kind} ${nameOf((gives[0] ?? gets[0])?.asset)}`;
const undoneKeyOf = ({ kind, gives, gets }: Effect): string | null => {
  const [give, get] = [nameOf(gives[0]?.asset), nameOf(gets[0]?.asset)];
  if (kind === 'swap') return give && get ? `swap ${get} ${give}` : null;
  // The input of a wrap is the output of an unwrap.
  return inverse[kind] ? `${inverse[kind]} ${kind === 'repay' ? give : get || give}` : null;
};

/** A call reverses another one, and at least one of the two is unrequested. */
const judgeUndoing: Judge = (facts) => {
  const [steps, served] = [stepsOf(facts.alignment), servedBy(facts.alignment)];
  const done = new Map<string, Effect>();
  for (const effect of facts.decoded.effects) {
    const key = undoneKeyOf(effect);
    const undone = key === null ? undefined : done.get(key);
    const isForOther = served.has(effect) && served.get(effect) !== undone;
    if (undone && undone.call !== effect.call && !isForOther && !(steps.has(effect) && steps.has(undone))) {
      const what = undone.gives[0] ?? undone.gets[0];
      return fail(
        `The ${effect.kind} (call ${effect.call}) undoes the ${undone.kind} (call ${undone.call})${what ? ` of ${showQuantity(facts, what)}` : ''}.`,
        `Remove call ${effect.call}, unless the owner says that both should happen.`,
        { calls: [undone.call, effect.call] },
      );
    }
    done.set(keyOf(effect), effect);
  }
  return null;
};

/** A right that is given and revoked before any effect could use it. */
const judgeRights: Judge = (facts, isAsked) => {
  const given = new Map<string, Effect>();
  for (const effect of facts.decoded.effects) {
    if (!rightKinds.has(effect.kind)) {
      given.clear();
      continue;
    }
    const key = `${nameOf(effect.gives[0]?.asset)} ${effect.spender}`;
    const before = given.get(key);
    if (isRevocation(effect) && before && !(isAsked(effect) && isAsked(before))) {
      const spender = effect.spender ? showAddress(facts, effect.spender) : 'the spender';
      return fail(
        `Call ${before.call} lets ${spender} take tokens, but call ${effect.call} revokes that before it is used.`,
        'Remove one of the two, or put the call that needs the approval between them.',
        { calls: [before.call, effect.call] },
      );
    }
    if (!isRevocation(effect)) given.set(key, effect);
  }
  return null;
};

export const consistencyAnalysis: Node = {
  id: 'adversarial_detection.consistency_analysis',
  name: 'Consistency',
  severity: 'high',
  needs: [],
  stops:
    'Requests that contradict themselves: two chains, two addresses for one name, someone else’s permit, a repeated call, a call undone by another.',
  rejectsOn: 'Parts of the request that contradict each other.',
  letsThrough: 'An allowance reset to zero before it is set, approve–use–revoke, a step that the intent names twice.',
  skips: 'Never.',
  check(facts) {
    const [steps, served] = [stepsOf(facts.alignment), servedBy(facts.alignment)];
    const isAsked = (effect: Effect) => steps.has(effect) || served.has(effect);
    const judges = [judgeClaims, judgeNames, judgeOwners];
    if (facts.decoded.effects.length > 1) judges.push(judgeRepetition, judgeUndoing, judgeRights);
    for (const judge of judges) {
      const finding = judge(facts, isAsked);
      if (finding) return finding;
    }
    return pass('Nothing in the request contradicts itself.');
  },
};
