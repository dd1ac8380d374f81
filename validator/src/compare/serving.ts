import type { Effect, Quantity } from '../effects/effect.ts';
import type { Alignment } from '../facts/alignment.ts';
import type { Unaligned } from '../facts/facts.ts';
import type { Step, Want } from '../reader/intent.ts';
import { acceptsAsset, isCoin, isSameAsset, isWrappedNative } from './asset.ts';
import { familyOfProtocol } from './protocol-names.ts';
import { takesOut } from './side.ts';
import { isRevocation, isSpenderFor, rightKinds } from './spender.ts';

type Serving = Alignment['serving'][number];

/** More effects than this are not searched for a use of an approval: it then counts as unrequested. */
const MAX_SEARCHED = 200;

/** The unrequested effects that only make a paired one possible. */
export function findServing(
  facts: Unaligned,
  spare: readonly Effect[],
  stepOf: ReadonlyMap<Effect, Step>,
): readonly Serving[] {
  const paired = [...stepOf.keys()];
  // An allowance in Permit2 is useless without the token's approval of Permit2, so the approval may serve the
  // allowance.
  const users = paired
    .filter(({ kind, protocol }) => !rightKinds.has(kind) || protocol === 'permit2')
    .slice(0, MAX_SEARCHED);
  if (users.length === 0) return [];
  const rights = spare.filter(({ kind }) => rightKinds.has(kind)).slice(0, MAX_SEARCHED);
  const exact = keepOneToken(
    rights.flatMap((effect) => serve(effect, users, (user) => isRightFor(facts, effect, user))),
  );
  return [...exact, ...findMisdirected(rights, exact, users, paired), ...findConversions(facts, spare, users, stepOf)];
}

function serve(effect: Effect, users: readonly Effect[], isFor: (user: Effect) => boolean): Serving[] {
  const serves = users.find(isFor);
  return serves ? [{ effect, serves }] : [];
}

const concerns = (right: Effect, user: Effect): boolean =>
  right.gives.some(({ asset }) => user.gives.some((given) => isSameAsset(given.asset, asset)));
const isUnnamed = ({ gives }: Effect): boolean => gives.some(({ asset }) => asset.kind === 'unnamed');

/** An operator over the used items, or over an account of the same protocol; fungible tokens need none. */
function isOperatorFor(right: Effect, user: Effect): boolean {
  if (right.gives.some(({ asset }) => asset.kind === 'token')) return false;
  if (concerns(right, user)) return true;
  const [own, its] = [right.protocol, user.protocol];
  return own !== null && its !== null && familyOfProtocol(own) === familyOfProtocol(its);
}

function isRightFor(facts: Unaligned, right: Effect, user: Effect): boolean {
  if (!right.spender || !isSpenderFor(facts, right.spender, user)) return false;
  if (right.kind === 'operator') return isOperatorFor(right, user);
  if (isUnnamed(user) || concerns(right, user)) return true;
  // A withdrawal or a loan may need rights to shares or to credit, which the effect itself does not list.
  return takesOut.has(user.kind) && right.gives.every((quantity) => isReceipt(facts, quantity, user));
}

/** A token that the protocol itself issues for a deposit or a debt. */
export function isReceipt(
  { data, request }: Unaligned,
  { asset }: Quantity,
  { protocol }: Pick<Effect, 'protocol'>,
): boolean {
  if (asset.kind === 'unnamed') return true;
  const issuer = asset.kind === 'token' ? data.contracts.at(request.chainId, asset.address)?.protocol : undefined;
  return issuer !== undefined && protocol !== null && familyOfProtocol(issuer) === familyOfProtocol(protocol);
}

/** An effect that does not name its token takes a single one, not all tokens approved along with it. */
function keepOneToken(serving: readonly Serving[]): readonly Serving[] {
  const firstOf = new Map<Effect, Effect>();
  return serving.filter(({ effect, serves }) => {
    if (!isUnnamed(serves) || effect.kind === 'operator') return true;
    const first = firstOf.get(serves);
    if (!first) firstOf.set(serves, effect);
    return !first || concerns(effect, first);
  });
}

/**
 * An approval of the token in use, given to another spender while the right spender gets none, was probably meant to
 * serve: `spender_matching` reports the wrong spender. One for each use; any more are unrequested.
 */
function findMisdirected(
  rights: readonly Effect[],
  exact: readonly Serving[],
  users: readonly Effect[],
  paired: readonly Effect[],
): readonly Serving[] {
  const given = [...exact.map(({ effect }) => effect), ...paired.filter(({ kind }) => rightKinds.has(kind))];
  const waiting = new Set(users.filter((user) => !given.some((right) => concerns(right, user))));
  const served = new Set(exact.map(({ effect }) => effect));
  return rights.flatMap((effect) => {
    if (served.has(effect) || effect.kind === 'operator' || isRevocation(effect)) return [];
    const found = serve(effect, [...waiting], (user) => concerns(effect, user));
    for (const { serves } of found) waiting.delete(serves);
    return found;
  });
}

const amountOf = (quantities: readonly Quantity[]): bigint => {
  const amount = quantities[0]?.amount;
  return typeof amount === 'bigint' ? amount : 0n;
};

/**
 * A wrap for an effect that takes the token, up to its amount, or an unwrap of its output, if the words mean the coin.
 */
function findConversions(
  facts: Unaligned,
  spare: readonly Effect[],
  users: readonly Effect[],
  stepOf: ReadonlyMap<Effect, Step>,
): readonly Serving[] {
  const meansCoin = (want: Want | null | undefined) =>
    !want?.asset || acceptsAsset(facts, want.asset.value, { kind: 'native' }) === 'yes';
  const wrapped = (quantities: readonly Quantity[]) => quantities.find(({ asset }) => isWrappedNative(facts, asset));
  const left = new Map(users.map((user) => [user, wrapped(user.gives)?.amount]));
  return spare.flatMap((effect): Serving[] => {
    const isOwn = effect.to === null || effect.to === effect.from;
    if (effect.kind === 'wrap' && isOwn && effect.gives.every(isCoin)) {
      const amount = amountOf(effect.gives);
      const found = serve(effect, users, (user) => {
        const rest = left.get(user);
        const isEnough = rest !== undefined && (typeof rest !== 'bigint' || amount <= rest);
        return isEnough && meansCoin(stepOf.get(user)?.gives);
      });
      for (const { serves } of found) {
        const rest = left.get(serves);
        if (typeof rest === 'bigint') left.set(serves, rest - amount);
      }
      return found;
    }
    if (effect.kind !== 'unwrap' || !isOwn || !effect.gets.every(isCoin)) return [];
    return serve(effect, users, (user) => !!wrapped(user.gets) && meansCoin(stepOf.get(user)?.gets));
  });
}
