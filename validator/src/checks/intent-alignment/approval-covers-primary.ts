import { quoteStep } from '../../align/quote-step.ts';
import { compareAmount, saidUnits } from '../../compare/amount.ts';
import { isSameAsset } from '../../compare/asset.ts';
import { isRevocation, isSpenderFor, rightKinds } from '../../compare/spender.ts';
import { type Effect, isUnlimited, type Quantity } from '../../effects/effect.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Step } from '../../reader/intent.ts';
import { showQuantity } from '../../show/show.ts';
import type { Node } from '../node.ts';
import { about, type Comparison, settle, spansOf } from './settle.ts';

/** Interest and prices move a little between signing and use; an approval beyond this exceeds any need. */
const MOST_PERCENT = 110n;

/**
 * The quantity that an effect takes of a token, or its only quantity if the bytes do not name the asset: a vault's
 * deposit.
 */
function takenOf({ gives }: Effect, { asset }: Quantity): readonly Quantity[] {
  const [only, ...others] = gives;
  if (only?.asset.kind === 'unnamed' && others.length === 0) return gives;
  return gives.filter((given) => isSameAsset(given.asset, asset));
}

/** The total that the served effects take of the approved token; null if one amount is unknown. */
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
          text: `The approval is for ${allows}, but its use takes ${uses}.`,
          fix: `Set the approval to ${needed}.`,
        },
      ];
    }
    // `unlimited_approval` judges approvals without a limit.
    const isFarMore = right.amount * 100n > needed * MOST_PERCENT && !isUnlimited(right.amount) && !isAsked;
    if (!isFarMore) return [{ is: 'same', text: `The approval of ${allows} covers ${uses}.` }];
    return [
      {
        is: 'different',
        text: `The approval is for ${allows}, but its use takes only ${uses}; nobody asked for more.`,
        fix: `Set the approval to ${needed}.`,
      },
    ];
  });
}

/** An approval of one token, with its uses. */
interface Use<For> {
  readonly effect: Effect;
  readonly right: Quantity & { readonly amount: bigint };
  readonly uses: readonly For[];
}

/**
 * The spender of an approval and its place: a Permit2 allowance exists in addition to the same spender's approval by
 * the token.
 */
const keyOf = ({ effect }: Use<unknown>): string => `${effect.protocol === 'permit2'} ${effect.spender}`;

const sum = (amounts: Iterable<bigint>): bigint => [...amounts].reduce((total, amount) => total + amount, 0n);

/**
 * The total that all spenders together may take. A second approval of a spender replaces the first, and Permit2
 * allowances use the token's own approval of Permit2: the larger of the two counts.
 */
function sumOf({ data, request }: Facts, uses: readonly Use<unknown>[]): bigint {
  const largest = new Map<string, Use<unknown>>();
  for (const use of uses) {
    if (use.right.amount > (largest.get(keyOf(use))?.right.amount ?? -1n)) largest.set(keyOf(use), use);
  }
  const by = Map.groupBy(largest.values(), ({ effect: { protocol, spender } }) => {
    if (protocol === 'permit2') return 'on Permit2';
    const isPermit2 = spender && data.contracts.at(request.chainId, spender)?.protocol === 'permit2';
    return isPermit2 ? 'for Permit2' : 'direct';
  });
  const of = (kind: 'direct' | 'for Permit2' | 'on Permit2') =>
    sum((by.get(kind) ?? []).map(({ right }) => right.amount));
  const [onPermit2, forPermit2] = [of('on Permit2'), of('for Permit2')];
  if (onPermit2 > forPermit2) return of('direct') + onPermit2;
  return of('direct') + forPermit2;
}

/** Each approval with those of the same token that share a use. */
const groupsOf = <For>(all: readonly Use<For>[]): readonly (readonly Use<For>[])[] =>
  all.map((one) =>
    all.filter(
      (other) => isSameAsset(one.right.asset, other.right.asset) && other.uses.some((use) => one.uses.includes(use)),
    ),
  );

/** Several spenders with an allowance for the whole need can take it several times. */
function compareTogether(facts: Facts, all: readonly Use<Effect>[]): Comparison[] {
  return groupsOf(all).flatMap((group): Comparison[] => {
    const [first] = group;
    if (!first || new Set(group.map(keyOf)).size < 2) return [];
    const needed = neededOf([...new Set(group.flatMap(({ uses }) => uses))], first.right);
    const allowed = sumOf(facts, group);
    if (needed === null || needed === 0n || allowed * 100n <= needed * MOST_PERCENT) return [];
    return [
      {
        is: 'different',
        text: `The approvals add up to ${showQuantity(facts, { ...first.right, amount: allowed, bound: 'exact' })}, but their use takes only ${showQuantity(facts, { ...first.right, amount: needed, bound: 'exact' })}.`,
        fix: 'Approve only the contract that is called.',
        mark: { effects: group.map(({ effect }) => effect), claim: 'gives' },
      },
    ];
  });
}

/** Approvals that prepare steps must not exceed the amounts of the steps in the words. */
function comparePreparing(facts: Facts, all: readonly Use<Step>[]): Comparison[] {
  const alone = all.map((one) => [one]);
  const groups = [...alone, ...groupsOf(all).filter(({ length }) => length > 1)];
  return groups.flatMap((group) =>
    about(
      group.map(({ effect }) => effect),
      compareGroup(facts, group),
      { claim: 'gives', spans: group.flatMap(({ uses }) => uses.flatMap(({ gives }) => spansOf(gives?.amount))) },
    ),
  );
}

function compareGroup(facts: Facts, group: readonly Use<Step>[]): Comparison[] {
  const [first] = group;
  const steps = [...new Set(group.flatMap(({ uses }) => uses))];
  const amount = sumOf(facts, group);
  // `unlimited_approval` judges approvals without a limit.
  if (!first || group.some(({ right }) => isUnlimited(right.amount))) return [];
  const allows = showQuantity(facts, { ...first.right, amount, bound: 'exact' });
  const use = steps.map((step) => quoteStep(facts, step)).join(' and ');
  const result = compareSaid(facts, steps, { ...first.right, amount });
  if (result.is === 'same')
    return [{ is: 'same', text: `The approval of ${allows} does not exceed what ${use} takes.` }];
  if (result.is === 'unknown') {
    return [
      {
        is: 'unknown',
        text: `It is unclear whether an approval of ${allows} exceeds what ${use} takes: ${result.why}.`,
      },
    ];
  }
  const right = result.right === null ? 'what the step takes' : `${result.right} at most`;
  return [
    {
      is: 'different',
      text: `The approval is for ${allows}, which exceeds what ${use} takes.`,
      fix: `Approve ${right}.`,
    },
  ];
}

/** An aToken has as many units as its deposit; other shares do not. */
const isOneToOne = ({ data, request }: Facts, { asset }: Quantity): boolean =>
  asset.kind === 'token' && data.contracts.at(request.chainId, asset.address)?.role === 'a_token';

/** Whether an amount is within the stated amounts of the steps together. */
function compareSaid(facts: Facts, steps: readonly Step[], quantity: Quantity & { readonly amount: bigint }) {
  const wants = steps.flatMap(({ gives, gets }) => gives ?? (isOneToOne(facts, quantity) ? gets : null) ?? []);
  const [only, ...others] = wants;
  if (only && others.length === 0) {
    // Words with a minimum leave open how much more it may be.
    const result = compareAmount(facts, { ...only, bound: 'max' }, { ...quantity, bound: 'exact' });
    const isLeast = only.bound === 'min' && result.is === 'different';
    return isLeast ? ({ is: 'unknown', why: 'the intent states only a minimum' } as const) : result;
  }
  const units = wants.map((want) => saidUnits(facts, want, quantity.asset));
  const known = units.filter((each) => each !== null);
  if (known.length < units.length || units.length === 0) {
    return { is: 'unknown', why: 'the intent does not state every amount in tokens' } as const;
  }
  const most = sum(known);
  return quantity.amount <= most ? ({ is: 'same' } as const) : ({ is: 'different', right: most } as const);
}

/** Each approval of an amount of a token, with its uses. */
function collect<For>(helps: readonly { readonly effect: Effect; readonly for: For }[]): readonly Use<For>[] {
  return [...Map.groupBy(helps, ({ effect }) => effect)].flatMap(([effect, own]) =>
    effect.gives.flatMap((right): Use<For>[] =>
      typeof right.amount === 'bigint' && right.asset.kind !== 'nft'
        ? [{ effect, right: { ...right, amount: right.amount }, uses: own.map((each) => each.for) }]
        : [],
    ),
  );
}

export const approvalCoversPrimary: Node = {
  id: 'intent_alignment.approval_covers_primary',
  name: 'Approval covers its use',
  severity: 'high',
  needs: ['steps', 'effects'],
  stops:
    'An approval that is too small for its use, or much larger than anyone asked for; on its own, one that exceeds what the step takes.',
  rejectsOn: 'An approval that is smaller than its use in the same bytes, or more than a tenth larger.',
  letsThrough: 'An approval of what is used, up to a tenth more, and any amount that the intent states for it.',
  skips: 'If no approval serves another effect, or if the words do not say how much the prepared step takes.',
  check(facts) {
    const { pairs, serving, preparing } = facts.alignment;
    // Several steps may share an effect, whose amount counts once.
    const paired = new Set(pairs.map(({ effect }) => effect));
    const used = [...paired].filter(({ kind }) => !rightKinds.has(kind));
    const usersOf = ({ spender }: Effect) => used.filter((user) => spender && isSpenderFor(facts, spender, user));
    const rights = serving.filter(({ effect }) => rightKinds.has(effect.kind) && !isRevocation(effect));
    const served = rights.flatMap(({ effect, serves }) => {
      const users = usersOf(effect);
      return about([effect], compare(facts, effect, users.length > 0 ? users : [serves], false), { claim: 'gives' });
    });
    const asked = pairs
      .filter(({ effect, step }) => rightKinds.has(effect.kind) && !step.revokes)
      .flatMap(({ effect, step }) =>
        about([effect], compare(facts, effect, usersOf(effect), !!step.gives?.amount), { claim: 'gives' }),
      );
    const together = compareTogether(
      facts,
      collect(rights.map(({ effect, serves }) => ({ effect, for: serves }))).filter(
        ({ right }) => !isUnlimited(right.amount),
      ),
    );
    // An amount stated for the approval itself takes precedence over that of the step.
    const numbered = new Set(pairs.flatMap(({ effect, step }) => (step.gives?.amount ? [effect] : [])));
    const prepared = comparePreparing(
      facts,
      collect(
        preparing.filter(({ effect }) => !numbered.has(effect)).map(({ effect, step }) => ({ effect, for: step })),
      ),
    );
    return settle([...served, ...asked, ...together, ...prepared], 'No approval serves another effect.');
  },
};
