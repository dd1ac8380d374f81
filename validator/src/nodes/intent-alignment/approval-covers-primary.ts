import { isSameAsset } from '../../align/asset.ts';
import { isRevocation, isSpenderFor, rightKinds } from '../../align/spender.ts';
import { type Effect, isUnlimited, type Quantity } from '../../effect.ts';
import type { Facts } from '../../facts.ts';
import { showQuantity } from '../../show.ts';
import type { Node } from '../node.ts';
import { type Comparison, settle } from './settle.ts';

/** Interest and prices move a little between signing and use; a right beyond this is one that nobody needs. */
const MOST_PERCENT = 110n;

/** What is taken of a token; all that is taken, where that is one thing which the bytes do not name: a vault's asset. */
function takenOf({ gives }: Effect, { asset }: Quantity): readonly Quantity[] {
  const [only, ...others] = gives;
  if (only?.asset.kind === 'unnamed' && others.length === 0) return gives;
  return gives.filter((given) => isSameAsset(given.asset, asset));
}

/** What the effects that a right serves take of its token, together; null where one of them does not say. */
function neededOf(users: readonly Effect[], right: Quantity): bigint | null {
  let sum = 0n;
  for (const { amount } of users.flatMap((user) => takenOf(user, right))) {
    if (typeof amount !== 'bigint') return null;
    sum += amount;
  }
  return sum;
}

function compare(facts: Facts, effect: Effect, users: readonly Effect[], isAsked: boolean): Comparison[] {
  return effect.gives.flatMap((right): Comparison[] => {
    const needed = neededOf(users, right);
    if (typeof right.amount !== 'bigint' || needed === null || needed === 0n || right.asset.kind === 'nft') return [];
    const uses = showQuantity(facts, { ...right, amount: needed, bound: 'exact' });
    const allows = showQuantity(facts, { ...right, bound: 'exact' });
    if (right.amount < needed) {
      return [
        {
          is: 'different',
          text: `The approval is for ${allows}, and what it is for takes ${uses}.`,
          fix: `Set the approval to ${needed}.`,
        },
      ];
    }
    // A right without limit is judged by the check that knows when it was asked for.
    const isFarMore = right.amount * 100n > needed * MOST_PERCENT && !isUnlimited(right.amount) && !isAsked;
    if (!isFarMore) return [{ is: 'same', text: `The approval of ${allows} covers ${uses}.` }];
    return [
      {
        is: 'different',
        text: `The approval is for ${allows}, and what it is for takes only ${uses}; nobody asked for more.`,
        fix: `Set the approval to ${needed}.`,
      },
    ];
  });
}

export const approvalCoversPrimary: Node = {
  id: 'intent_alignment.approval_covers_primary',
  name: 'Approval covers its use',
  severity: 'high',
  needs: ['steps', 'effects'],
  stops: 'An approval that is too small for what it is for, or so much larger that nobody asked for it.',
  letsThrough: 'An approval of what is used, up to a tenth more, and any amount that the intent names for it.',
  skips: 'Where no approval serves anything else.',
  check(facts) {
    const { pairs, serving } = facts.alignment;
    // Several steps may share an effect, which takes what it takes only once.
    const paired = new Set(pairs.map(({ effect }) => effect));
    const used = [...paired].filter(({ kind }) => !rightKinds.has(kind));
    const usersOf = ({ spender }: Effect) => used.filter((user) => spender && isSpenderFor(facts, spender, user));
    const served = serving
      .filter(({ effect }) => rightKinds.has(effect.kind) && !isRevocation(effect))
      .flatMap(({ effect, serves }) => {
        const users = usersOf(effect);
        return compare(facts, effect, users.length > 0 ? users : [serves], false);
      });
    const asked = pairs
      .filter(({ effect, step }) => rightKinds.has(effect.kind) && !step.revokes)
      .flatMap(({ effect, step }) => compare(facts, effect, usersOf(effect), !!step.gives?.amount));
    return settle([...served, ...asked], 'No approval serves anything else in the transaction.');
  },
};
