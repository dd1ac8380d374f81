import type { Clause } from './clauses.ts';
import type { Action, Step, Want } from './intent.ts';
import { joinRestated } from './join-restated.ts';
import type { Sense } from './meaning.ts';
import { isSameAsset } from './open-want.ts';
import { slot } from './piece.ts';

/** What `it` stands for. */
const REFERRED = 0.9;

/** A step and what later clauses need to know of it. */
export interface Draft {
  step: Step;
  readonly sense: Sense;
  readonly isPronoun: boolean;
  readonly hasNothing: boolean;
}

/** `after approving X` belongs before what it follows; `before swapping Y`, opening a sentence, behind it. */
export function placeDrafts(drafts: Draft[], own: Draft[], { relation }: Clause, isOpened: boolean): void {
  const previous = drafts.at(-1);
  if (relation === 'after' && previous && own.length === 1) {
    drafts.pop();
    drafts.push(...own, {
      ...previous,
      step: { ...previous.step, isOrdered: true },
    });
    return;
  }
  const isAfter = (relation === 'before' || isOpened) && previous !== undefined;
  drafts.push(
    ...own.map((draft, index) =>
      isAfter && index === 0 ? { ...draft, step: { ...draft.step, isOrdered: true } } : draft,
    ),
  );
}

/** What a step brings, for the one after it. */
function outputOf({ action, gives, gets }: Step): Want | null {
  switch (action.value) {
    case 'wrap':
    case 'unwrap': {
      const symbol = gives?.asset?.value.kind === 'symbol' ? gives.asset.value.symbol : null;
      const turned = symbol && (action.value === 'wrap' ? `W${symbol}` : symbol.replace(/^w/i, ''));
      const asset =
        gets?.asset ??
        (turned && gives?.asset ? slot(gives.asset, { kind: 'symbol', symbol: turned } as const, REFERRED) : null);
      return {
        asset,
        amount: gets?.amount ?? gives?.amount ?? null,
        bound: 'exact',
      };
    }
    case 'swap':
    case 'withdraw':
    case 'borrow':
    case 'claim':
    case 'unstake':
    case 'stake':
    case 'supply':
    case 'bridge':
      return gets ?? (action.value === 'bridge' || action.value === 'unstake' ? gives : null);
    default:
      return gives;
  }
}

const takesOutput: ReadonlySet<Action> = new Set<Action>([
  'send',
  'supply',
  'bridge',
  'stake',
  'swap',
  'repay',
  'wrap',
  'unwrap',
]);

/** Puts in place of `it`, and of what was left out, what the step before brought. */
export function refer(drafts: Draft[]): void {
  drafts.forEach((draft, index) => {
    const previous = drafts[index - 1]?.step;
    const { step } = draft;
    const isMissing = step.gives === null && takesOutput.has(step.action.value) && !draft.hasNothing;
    if (previous && (draft.isPronoun || isMissing) && !(isMissing && step.action.value === previous.action.value)) {
      const output = outputOf(previous);
      const own = step.gives;
      const asset =
        own?.asset ??
        (output?.asset
          ? {
              ...output.asset,
              confidence: Math.min(output.asset.confidence, REFERRED),
            }
          : null);
      const isOutput = output?.asset && asset && isSameAsset(output.asset.value, asset.value);
      const amount = own?.amount ?? (isOutput && output.bound === 'exact' ? output.amount : null);
      const gives = asset || amount ? { asset, amount, bound: own?.bound ?? 'exact' } : own;
      draft.step = {
        ...step,
        gives,
        isOrdered: step.isOrdered || draft.isPronoun,
      };
    }
    const isApproval = step.action.value === 'approve' || step.action.value === 'permit';
    const next = drafts[index + 1]?.step;
    if (isApproval && !step.revokes && !draft.step.gives?.asset && next?.gives?.asset) {
      const known = draft.step.gives;
      draft.step = {
        ...draft.step,
        gives: {
          ...next.gives,
          amount: known?.amount ?? next.gives.amount,
          bound: known?.bound ?? next.gives.bound,
        },
      };
    }
  });
}

/** Two clauses that are one step. */
export function mergeSteps(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const previous = merged.at(-1);
    const joined = previous && joinSteps(previous, draft);
    if (joined)
      merged[merged.length - 1] = {
        ...previous,
        step: joined,
        hasNothing: previous.hasNothing && draft.hasNothing,
      };
    else
      merged.push({
        ...draft,
        step: withSameAsset(previous?.step, draft.step),
      });
  }
  return merged;
}

const isSameWant = (one: Want | null, other: Want | null): boolean =>
  one?.asset != null &&
  other?.asset != null &&
  one.amount === other.amount &&
  isSameAsset(one.asset.value, other.asset.value);

/** `5 USDC to A. 6 to B.` */
function withSameAsset(first: Step | undefined, second: Step): Step {
  const asset = first?.gives?.asset;
  const { gives } = second;
  const isAlike =
    first?.action.value === 'send' && second.action.value === 'send' && first.recipient && second.recipient;
  if (!isAlike || !asset || gives?.amount?.value.kind !== 'number' || gives.asset) return second;
  return {
    ...second,
    gives: {
      ...gives,
      asset: { ...asset, confidence: Math.min(asset.confidence, REFERRED) },
    },
  };
}

const rights: ReadonlySet<Action> = new Set<Action>(['approve', 'permit', 'operator']);

function joinSteps({ step: first, hasNothing }: Draft, { step: second, sense }: Draft): Step | null {
  // `I want to stop staking: unstake …`, `register alice.eth, pay 0.1 ETH`
  if (hasNothing && first.action.value === second.action.value && first.revokes === second.revokes) return second;
  // `I promised to settle it, so send …`
  const isNobody =
    !first.recipient ||
    (first.recipient.value.kind === 'name' && /^(?:him|her|them)$/i.test(first.recipient.value.name));
  const isEmpty =
    !first.gives?.asset && !first.gives?.amount && !first.gets && isNobody && !first.spender && !first.protocol;
  if (isEmpty && first.action.value === 'send' && second.action.value === 'send' && second.gives) return second;
  // `alice.eth expires soon. Renew it.`
  if (
    first.action.value === 'register' &&
    second.action.value === 'register' &&
    first.gets &&
    !second.gets &&
    !second.recipient
  )
    return { ...first, gives: first.gives ?? second.gives };
  if (first.action.value === 'register' && sense === 'pay' && !second.recipient && !first.gives)
    return { ...first, gives: second.gives };
  // `0x… may spend 5 USDC, set the approval accordingly`, `0x… must no longer be an operator, revoke that`
  const isRight = rights.has(first.action.value) && rights.has(second.action.value) && first.revokes === second.revokes;
  const saysNothing = !second.gives && !second.gets && !second.recipient && !second.spender && !second.protocol;
  if (isRight && saysNothing && first.gives && first.spender) return first;
  // `approve 100 USDC so that 0x… can pull it`: one of the two says who, and both say what.
  if (isRight && isSameWant(first.gives, second.gives) && !(first.spender && second.spender) && !second.recipient)
    return {
      ...first,
      spender: first.spender ?? second.spender,
      protocol: first.protocol ?? second.protocol,
    };
  const isSwap = first.action.value === 'swap';
  // `Balancer v2, single swap: give 10 WETH, get USDC`
  const isHeading = isSwap && !first.gives && !first.gets && !first.recipient && second.action.value === 'swap';
  if (isHeading && second.gives && (!second.protocol || second.protocol.value === first.protocol?.value))
    return {
      ...second,
      protocol: first.protocol,
      chainId: second.chainId ?? first.chainId,
    };
  // `buy 1 ETH and pay at most 3000 USDC`: paying nobody is the price of the purchase.
  if (isSwap && sense === 'pay' && !second.recipient && !first.gives?.amount)
    return {
      ...first,
      gives: second.gives && {
        ...second.gives,
        asset: second.gives.asset ?? first.gives?.asset ?? null,
      },
    };
  // `acquire 2 WETH; spend at most 7000 USDC`
  if (isSwap && sense === 'spend' && !first.gives?.amount && !second.gets && second.gives)
    return {
      ...first,
      gives: {
        ...second.gives,
        asset: second.gives.asset ?? first.gives?.asset ?? null,
      },
    };
  // `sell 1000 USDC, buy WETH`
  const isElsewhere =
    first.protocol !== null && second.protocol !== null && first.protocol.value !== second.protocol.value;
  const isOtherHalf = sense === 'buy' && !second.isOrdered && !second.gives?.amount && !isElsewhere;
  if (isSwap && isOtherHalf && first.gives && !first.gets)
    return {
      ...first,
      gets: second.gets,
      protocol: first.protocol ?? second.protocol,
      chainId: first.chainId ?? second.chainId,
      recipient: first.recipient ?? second.recipient,
    };
  // `I no longer trust 0x…, take back its UNI allowance`
  const isRevocation = first.revokes && second.revokes && first.action.value === second.action.value;
  if (isRevocation && !first.gives && !second.spender && first.spender) return { ...second, spender: first.spender };
  if (isRevocation && first.gives && first.spender && !second.gives && !second.spender) return first;
  // `I promised to pay back 64 USDC, so send that to …`
  if (
    first.action.value === 'repay' &&
    !first.protocol &&
    second.action.value === 'send' &&
    isSameWant(first.gives, second.gives)
  )
    return second;
  // `take 45 LINK from our Safe and send them to …`: out of the own account nothing is withdrawn.
  if (
    first.action.value === 'withdraw' &&
    (!first.protocol || first.protocol.value === 'safe') &&
    !first.recipient &&
    second.action.value === 'send' &&
    second.recipient &&
    isSameWant(first.gets, second.gives)
  )
    return second;
  // `close my DAI loan (repay all of it)`
  const isAll = second.gives?.amount?.value.kind === 'fraction' && !second.gives.asset && !second.recipient;
  if (first.action.value === second.action.value && isAll && first.gives?.asset && !first.gives.amount)
    return {
      ...first,
      gives: { ...first.gives, amount: second.gives?.amount ?? null },
    };
  // `token: DAI, transfers: [3 to A, 4 to B]`
  const isParent = first.gives?.asset && !first.gives.amount && !first.recipient && first.action.value === 'send';
  if (isParent && second.action.value === 'send' && second.recipient && second.gives?.amount && !second.gives.asset)
    return {
      ...second,
      gives: { ...second.gives, asset: first.gives?.asset ?? null },
    };
  // `add an owner and set the threshold to 2`: what has no slot is told as unread.
  const isBare = !second.recipient && !second.gives && !second.gets;
  if (first.action.value === 'own' && second.action.value === 'own' && isBare) return first;
  return joinRestated(first, second);
}

/** A chain that is named once holds for every step. */
export function shareChain(steps: readonly Step[]): Step[] {
  const named = new Map(steps.flatMap(({ chainId }) => (chainId ? [[chainId.value, chainId] as const] : [])));
  const [only] = named.values();
  if (named.size !== 1 || !only || steps.some(({ destinationChainId }) => destinationChainId)) return [...steps];
  return steps.map((step) => (step.chainId ? step : { ...step, chainId: only }));
}
