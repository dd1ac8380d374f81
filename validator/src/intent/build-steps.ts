import { readArguments } from './arguments.ts';
import type { Argument, Clause } from './clauses.ts';
import { decimal, divide, multiply } from './decimal.ts';
import { type Filled, fillSlots, isSameAsset, type OpenWant } from './fill-slots.ts';
import type { Action, Slot, Step, Want } from './intent.ts';
import type { Bound, Sense } from './meaning.ts';
import { slot } from './piece.ts';
import { refineStep } from './refine-step.ts';
import { actionOf, lightSenses, senseOf } from './senses.ts';

/** More steps than this are no request that a person reads; the rest is reported as not read. */
const MAX_STEPS = 60;
/** A verb that was not said. */
const IMPLIED = 0.8;
/** `5 USDC to A and B`: to each, or in all. */
const EACH_OR_ALL = 0.7;
/** What `it` stands for. */
const REFERRED = 0.9;

export interface BuiltSteps {
  readonly steps: readonly Step[];
  readonly unread: readonly Slot<string>[];
}

/** A step and what later clauses need to know of it. */
interface Draft {
  step: Step;
  readonly sense: Sense;
  readonly isPronoun: boolean;
  readonly hasNothing: boolean;
}

export function buildSteps(text: string, clauses: readonly Clause[]): BuiltSteps {
  const drafts: Draft[] = [];
  const unread: Slot<string>[] = [];
  let isOpened = false;
  for (const clause of clauses) {
    const read = readArguments(text, clause);
    const verb = clause.verb ?? implyVerb(read.args, clause);
    if (!verb) {
      unread.push(...read.unread);
      for (const { mention } of read.args) unread.push(slot(mention, text.slice(mention.start, mention.end)));
      continue;
    }
    const sense = senseOf(verb.sense, clause.nouns);
    const action = actionOf(sense);
    if (action !== 'vote') unread.push(...read.unread);
    const isLight = read.args.length === 0 && lightSenses.has(sense);
    if (isLight) continue;
    if (!action || drafts.length >= MAX_STEPS) {
      const [first, last] = [clause.pieces[0], clause.pieces.at(-1)];
      const span = action && first && last ? { start: first.start, end: last.end } : verb;
      unread.push(slot(span, text.slice(span.start, span.end)));
      continue;
    }
    // `get my ETH over to Base`: what is to be got there is what goes.
    const isFetched = !clause.verb && sense === 'bridge';
    const args = isFetched
      ? read.args.map((argument) => (argument.role === 'receive' ? { ...argument, role: 'none' as const } : argument))
      : read.args;
    const filled = fillSlots(sense, action, args);
    if (action === 'vote') {
      unread.push(...choiceOf(text, clause));
      filled.left.length = 0;
    }
    for (const mention of filled.left) unread.push(slot(mention, text.slice(mention.start, mention.end)));
    const own = expand(sense, slot(verb, action, verb.confidence), filled, clause, read.isEach).map(
      (step): Draft => ({
        step: refineStep(text, step, sense, filled, clause.nouns),
        sense,
        isPronoun: filled.gives.some(({ isPronoun }) => isPronoun),
        hasNothing: read.args.length === 0,
      }),
    );
    place(drafts, own, clause, isOpened);
    isOpened = clause.relation === 'after' && drafts.length === own.length;
  }
  refer(drafts);
  return { steps: shareChain(mergeSteps(drafts).map(({ step }) => step)), unread };
}

/** What is voted for, and how, has no slot: it is told in whole. */
function choiceOf(text: string, { verb, pieces }: Clause): Slot<string>[] {
  const start = verb ? verb.end : 0;
  const end = pieces.at(-1)?.end ?? start;
  const said = text.slice(start, end).trim();
  return said === '' ? [] : [slot({ start: text.indexOf(said, start), end }, said)];
}

/** Which verb people leave out: `5 USDC to bob.eth`, `1 ETH -> USDC`. */
function implyVerb(args: readonly Argument[], { nouns, pieces }: Clause) {
  const [first] = pieces;
  if (!first) return null;
  const at = { start: first.start, end: first.end };
  const implied = (sense: Sense) => ({ is: 'verb', sense, confidence: IMPLIED, isNoun: false, ...at }) as const;
  const isListed = ({ mention }: Argument) => mention.asset?.confidence === 1 && mention.asset.value.kind === 'symbol';
  const isPerson = ({ mention, role }: Argument) =>
    mention.party && mention.party.value.kind !== 'protocol' && role !== 'from' && role !== 'sender';
  const assets = args.filter(isListed).length;
  const hasAmount = args.some(({ mention }) => mention.amount);
  const person = args.find((argument) => isPerson(argument) && !isListed(argument));
  const leads = (...roles: readonly Argument['role'][]) => args.some(({ role }) => roles.includes(role));
  if (nouns.has('allowance') && args.some(({ mention }) => mention.party)) return implied('approve');
  if (nouns.has('owner') && person) return implied('own');
  if (hasAmount && args.some(({ mention, role }) => mention.chain && role === 'to')) return implied('bridge');
  if (person?.role === 'none' && leads('receive') && hasAmount) return implied('send');
  if (leads('gets', 'receive') && assets > 0) return implied('swap');
  if (person && (hasAmount || assets > 0)) return implied('send');
  if (assets >= 2 && hasAmount && leads('to', 'for', 'into')) return implied('swap');
  const [name, target] = args;
  if (name?.mention.party?.value.kind === 'ens' && target?.role === 'to' && target.mention.party)
    return implied('register');
  return null;
}

const toWant = (want: OpenWant | undefined): Want | null =>
  want && (want.asset || want.amount || want.isPronoun)
    ? { asset: want.asset, amount: want.amount, bound: want.bound }
    : null;

/** As many steps as the longest list; what was said once holds for all. */
function expand(sense: Sense, action: Slot<Action>, filled: Filled, clause: Clause, isEach: boolean): Step[] {
  const { recipient, spender, protocol, chain, destination } = filled;
  const gives = shareAssets(filled.gives);
  const gets = shareAssets(filled.gets);
  const count = Math.max(1, gives.length, gets.length, recipient.length, spender.length);
  const pick = <T>(list: readonly T[], index: number): T | undefined => list[index] ?? list.at(-1);
  const steps: Step[] = [];
  for (let index = 0; index < count; index++) {
    let given = pick(gives, index);
    if (given && gives.length === 1 && recipient.length > 1)
      given = share(given, recipient.length, sense === 'split', isEach);
    steps.push({
      action,
      gives: toWant(given),
      gets: priced(toWant(pick(gets, index)), given, filled.price),
      recipient: pick(recipient, index) ?? null,
      spender: pick(spender, index) ?? null,
      protocol,
      chainId: chain,
      destinationChainId: destination,
      revokes: sense === 'revoke' || sense === 'disown' || clause.nouns.has('off'),
      isOrdered: index === 0 && clause.isOrdered,
    });
  }
  return steps;
}

/** `5 USDC to A, 6 to B` and `A 5, B 6 and C 7 USDC`: a missing asset is that of the nearest. */
function shareAssets(wants: readonly OpenWant[]): OpenWant[] {
  const filled = [...wants];
  const fill = (index: number, from: number) => {
    const [want, other] = [filled[index], filled[from]];
    if (want && !want.asset && !want.isPronoun && other?.asset) filled[index] = { ...want, asset: other.asset };
  };
  for (let index = 1; index < filled.length; index++) fill(index, index - 1);
  for (let index = filled.length - 2; index >= 0; index--) fill(index, index + 1);
  return filled;
}

function share(want: OpenWant, count: number, isSplit: boolean, isEach: boolean): OpenWant {
  const { amount } = want;
  if (!amount || (isEach && !isSplit)) return want;
  if (!isSplit) return { ...want, amount: { ...amount, confidence: Math.min(amount.confidence, EACH_OR_ALL) } };
  if (amount.value.kind === 'fraction') {
    const denominator = amount.value.denominator * BigInt(count);
    return { ...want, amount: { ...amount, value: { ...amount.value, denominator } } };
  }
  if (amount.value.kind === 'unlimited') return want;
  const part = divide(amount.value.value, BigInt(count));
  return { ...want, amount: part && { ...amount, value: { ...amount.value, value: part } } };
}

/** `at least 3000 USDC per ETH` for 2 ETH is at least 6000 USDC. */
function priced(gets: Want | null, gives: OpenWant | undefined, price: Filled['price']): Want | null {
  const of = price?.of;
  const perAsset = price?.per.asset;
  if (!of?.amount || !perAsset || !gives?.amount || !gives.asset || gets?.amount) return gets;
  if (of.amount.value.kind !== 'number' || gives.amount.value.kind !== 'number') return gets;
  if (!isSameAsset(perAsset.value, gives.asset.value)) return gets;
  const per = price?.per.amount?.value;
  if (per && !(per.kind === 'number' && per.value.digits === 1n && per.value.scale === 0)) return gets;
  const value = multiply(of.amount.value.value, gives.amount.value.value);
  const bound: Bound = of.bound === 'exact' ? 'min' : of.bound;
  return { asset: gets?.asset ?? of.asset, amount: slot(of.amount, { ...of.amount.value, value }, REFERRED), bound };
}

/** `after approving X` belongs before what it follows; `before swapping Y`, opening a sentence, behind it. */
function place(drafts: Draft[], own: Draft[], { relation }: Clause, isOpened: boolean): void {
  const previous = drafts.at(-1);
  if (relation === 'after' && previous && own.length === 1) {
    drafts.pop();
    drafts.push(...own, { ...previous, step: { ...previous.step, isOrdered: true } });
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
      return { asset, amount: gets?.amount ?? gives?.amount ?? null, bound: 'exact' };
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
function refer(drafts: Draft[]): void {
  drafts.forEach((draft, index) => {
    const previous = drafts[index - 1]?.step;
    const { step } = draft;
    const isMissing = step.gives === null && takesOutput.has(step.action.value) && !draft.hasNothing;
    if (previous && (draft.isPronoun || isMissing) && !(isMissing && step.action.value === previous.action.value)) {
      const output = outputOf(previous);
      const own = step.gives;
      const asset =
        own?.asset ??
        (output?.asset ? { ...output.asset, confidence: Math.min(output.asset.confidence, REFERRED) } : null);
      const isOutput = output?.asset && asset && isSameAsset(output.asset.value, asset.value);
      const amount = own?.amount ?? (isOutput && output.bound === 'exact' ? output.amount : null);
      const gives = asset || amount ? { asset, amount, bound: own?.bound ?? 'exact' } : own;
      draft.step = { ...step, gives, isOrdered: step.isOrdered || draft.isPronoun };
    }
    const isApproval = step.action.value === 'approve' || step.action.value === 'permit';
    const next = drafts[index + 1]?.step;
    if (isApproval && !step.revokes && !draft.step.gives?.asset && next?.gives?.asset) {
      const known = draft.step.gives;
      draft.step = {
        ...draft.step,
        gives: { ...next.gives, amount: known?.amount ?? next.gives.amount, bound: known?.bound ?? next.gives.bound },
      };
    }
  });
}

/** Two clauses that are one step. */
function mergeSteps(drafts: readonly Draft[]): Draft[] {
  const merged: Draft[] = [];
  for (const draft of drafts) {
    const previous = merged.at(-1);
    const joined = previous && joinSteps(previous, draft);
    if (joined) merged[merged.length - 1] = { ...previous, step: joined };
    else merged.push(draft);
  }
  return merged;
}

function joinSteps({ step: first }: Draft, { step: second, sense }: Draft): Step | null {
  const isSwap = first.action.value === 'swap';
  // `buy 1 ETH and pay at most 3000 USDC`: paying nobody is the price of the purchase.
  if (isSwap && sense === 'pay' && !second.recipient && !first.gives?.amount) return { ...first, gives: second.gives };
  // `sell 1000 USDC, buy WETH`
  if (isSwap && sense === 'buy' && first.gives && !first.gets && !second.isOrdered && !second.gives?.amount)
    return { ...first, gets: second.gets };
  // `add an owner and set the threshold to 2`: what has no slot is told as unread.
  const isBare = !second.recipient && !second.gives && !second.gets;
  return first.action.value === 'own' && second.action.value === 'own' && isBare ? first : null;
}

/** A chain that is named once holds for every step. */
function shareChain(steps: readonly Step[]): Step[] {
  const named = new Map(steps.flatMap(({ chainId }) => (chainId ? [[chainId.value, chainId] as const] : [])));
  const [only] = named.values();
  if (named.size !== 1 || !only || steps.some(({ destinationChainId }) => destinationChainId)) return [...steps];
  return steps.map((step) => (step.chainId ? step : { ...step, chainId: only }));
}
