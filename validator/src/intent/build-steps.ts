import { countsWords, readArguments } from './arguments.ts';
import type { Argument, Clause } from './clauses.ts';
import { directArguments } from './direct-arguments.ts';
import { isExchange } from './exchanges.ts';
import { expandSteps } from './expand-steps.ts';
import { fillSlots } from './fill-slots.ts';
import { implyVerb } from './imply-verb.ts';
import type { Action, Slot, Step } from './intent.ts';
import type { Sense } from './meaning.ts';
import { nameRightCoins, nameTradeCoins } from './name-namesakes.ts';
import { slot } from './piece.ts';
import { placeChains } from './place-chains.ts';
import { refineStep } from './refine-step.ts';
import { type Draft, mergeSteps, placeDrafts, refer, shareChain } from './relate-steps.ts';
import { actionOf, lightSenses, senseOf } from './senses.ts';

/** More steps than this are no request that a person reads; the rest is reported as not read. */
const MAX_STEPS = 60;
/** Actions that need no object: the rest, with nothing to act on, are a heading or a story. */
const standsAlone: ReadonlySet<Action> = new Set<Action>([
  'approve',
  'permit',
  'claim',
  'cancel',
  'vote',
  'set',
  'migrate',
  'deploy',
  'delegate',
  'own',
  'unstake',
  'wrap',
  'unwrap',
]);

export interface BuiltSteps {
  readonly steps: readonly Step[];
  readonly unread: readonly Slot<string>[];
}

export function buildSteps(text: string, clauses: readonly Clause[]): BuiltSteps {
  const drafts: Draft[] = [];
  const unread: Slot<string>[] = [];
  let isOpened = false;
  for (const clause of clauses) {
    const read = readArguments(text, clause);
    const verb = clause.verb ?? implyVerb(text, read.args, clause);
    if (!verb) {
      unread.push(...read.unread);
      for (const { mention } of read.args) unread.push(slot(mention, text.slice(mention.start, mention.end)));
      continue;
    }
    const said = senseOf(verb.sense, clause.nouns);
    const beside = senseBeside(said, read.args, text, clause);
    const trade = nameTradeCoins(text, text.slice(verb.start, verb.end), beside, read.args);
    const { sense } = trade;
    const action = actionOf(sense);
    if (action !== 'vote') unread.push(...read.unread);
    const isLight = read.args.length === 0 && lightSenses.has(sense);
    if (isLight) continue;
    const isTalk =
      clauses.length > 1 && read.args.length > 0 && read.args.every(({ mention }) => countsWords(text, mention));
    if (!action || drafts.length >= MAX_STEPS || isTalk || isTold(sense, read.args, clauses.length)) {
      unread.push(
        action || read.args.length > 0 ? wholeOf(text, clause) : slot(verb, text.slice(verb.start, verb.end)),
      );
      continue;
    }
    // `get my ETH over to Base`: what is to be got there is what goes.
    const isFetched = !clause.verb && sense === 'bridge';
    const args = isFetched
      ? placeChains(text, sense, verb, trade.args).map((argument) =>
          argument.role === 'receive' ? { ...argument, role: 'none' as const } : argument,
        )
      : directArguments(text, sense, verb, placeChains(text, sense, verb, trade.args));
    const isOperator = sense === 'revoke' && clause.nouns.has('operator');
    const right = isOperator ? 'operator' : action;
    const filled = fillSlots(sense, right, nameRightCoins(sense, right, args));
    filled.isImplied = !clause.verb;
    if (action === 'vote') {
      unread.push(...choiceOf(text, clause));
      filled.left.length = 0;
    }
    for (const mention of filled.left) unread.push(slot(mention, text.slice(mention.start, mention.end)));
    const own = expandSteps(sense, slot(verb, action, verb.confidence), filled, clause, read).flatMap((step) =>
      refineStep(text, step, sense, filled, clause.nouns).map(
        (refined): Draft => ({
          step: refined,
          sense,
          isPronoun: filled.gives.some((want) => want.isPronoun),
          hasNothing: read.args.length === 0,
        }),
      ),
    );
    const room = MAX_STEPS - drafts.length;
    if (own.length > room) unread.push(wholeOf(text, clause));
    placeDrafts(drafts, own.slice(0, room), clause, isOpened);
    isOpened = clause.relation === 'after' && drafts.length === own.length;
  }
  const asked = drafts.filter(
    ({ hasNothing, step }) => !hasNothing || drafts.length === 1 || standsAlone.has(step.action.value),
  );
  const orders = asked.filter((draft) => !isHeadline(draft, asked));
  for (const { step } of asked.filter((draft) => !orders.includes(draft)))
    unread.push(slot(step.action, text.slice(step.action.start, step.recipient?.end ?? step.action.end)));
  refer(orders);
  return {
    steps: shareChain(mergeSteps(orders).map(({ step }) => step)),
    unread,
  };
}

/** `Goal: pay the deployer. Send 1 ETH to 0x…`: names nothing that could go, beside a transfer that says it all. */
function isHeadline({ step, isPronoun }: Draft, drafts: readonly Draft[]): boolean {
  if (step.action.value !== 'send' || step.gives || isPronoun || step.recipient?.value.kind !== 'name') return false;
  return drafts.some(
    ({ step: { action, gives, recipient } }) =>
      action.value === 'send' && gives?.amount && gives.asset && recipient?.value.kind === 'address',
  );
}

/** `set alice.eth's address to 0x…`, `reduce what 0x… may spend to 10 USDC`: what is set says what it is. */
function senseOfSetting(args: readonly Argument[]): Sense {
  if (args.some(isName)) return 'register';
  return args.some(({ role }) => role === 'spend') && args.some(({ mention }) => mention.party) ? 'approve' : 'set';
}

const isName = ({ mention, role }: Argument): boolean =>
  mention.party?.value.kind === 'ens' && (role === 'none' || role === 'of' || role === 'for');

/** What a verb comes to beside what it acts on. */
function senseBeside(said: Sense, args: readonly Argument[], text: string, clause: Clause): Sense {
  // `set max approval of USDC for 0x…`
  if (said === 'set' && args.some(({ mention }) => mention.amount?.value.kind === 'unlimited')) return 'approve';
  if (said === 'set') return senseOfSetting(args);
  // `migrate my v2 position to v3`: what names no chain stays on the one that it is on.
  const isMigration = said === 'bridge' && /^migrat/i.test(text.slice(clause.verb?.start, clause.verb?.end));
  if (isMigration && args.every(({ mention }) => !mention.chain)) return 'migrate';
  // `kick 5 USDC over` sends, and `kick 0x… off the Safe` does not.
  const { verb } = clause;
  if (said === 'own' && verb?.sense === 'send' && /^kick/i.test(text.slice(verb.start, verb.end))) return 'disown';
  // `as a signer of the Safe I want to send 5 USDC`: no right is counted in coins.
  const isSum = args.some(({ mention }) => mention.amount && mention.asset?.confidence === 1 && !mention.party);
  if (said === 'own' && isSum && verb && ['send', 'give', 'swap'].includes(verb.sense)) return verb.sense;
  // `ownership of token 27 passes to 0x…`
  const isItem = ({ mention }: Argument) => mention.asset?.value.kind === 'nft' && mention.asset.value.id !== null;
  if (said === 'own' && args.some(isItem)) return 'send';
  // `grab alice.eth`
  const isNameOnly = args.some(isName) && args.every(({ mention }) => !mention.asset || mention.protocol);
  if (said === 'buy' && isNameOnly) return 'register';
  // `full control over my NFTs`
  const isItems = ({ mention }: Argument) => mention.asset?.value.kind === 'nft' && mention.asset.value.id === null;
  const isControl =
    (said === 'own' || said === 'disown') && args.some(isItems) && /\bcontrol\b/i.test(wholeOf(text, clause).value);
  if ((said === 'give' || said === 'send') && clause.nouns.has('manage') && args.some(isItems)) return 'operator';
  if (isControl) return said === 'own' ? 'operator' : 'revoke';
  // `give Permit2 infinite USDT`
  const isUnlimited = args.some(({ mention }) => mention.amount?.value.kind === 'unlimited');
  if (said === 'give' && isUnlimited) return 'approve';
  return tradesIn(said, args);
}

/** `take 500 USDC and get ETH for it`, `give 500 DAI, receive 499 USDC`: what goes and what comes make a swap. */
function tradesIn(sense: Sense, args: readonly Argument[]): Sense {
  const isLoose = sense === 'take' || sense === 'give';
  const isCoin = ({ mention }: Argument) => mention.asset?.value.kind === 'symbol' && mention.asset.confidence === 1;
  const isSpent = ({ role, mention }: Argument) => role === 'none' && mention.amount && mention.asset;
  // `drop 0.2 ETH on CoW for LINK`
  const isPriced =
    sense === 'drop' &&
    args.some((argument) => argument.role === 'for' && isCoin(argument) && !argument.mention.party) &&
    args.some(isSpent);
  if (isPriced) return 'swap';
  // `pay up to 6300 USDC for 2 WETH`
  const isPaid = (argument: Argument) =>
    argument.role === 'for' && isCoin(argument) && argument.mention.amount !== null && !argument.mention.party;
  const hasPayee = args.some(({ mention }) => mention.party && mention.party.value.kind !== 'protocol');
  if (sense === 'pay' && args.some(isPaid) && args.some(isSpent) && !hasPayee) return 'spend';
  const got = args.find((argument) => (argument.role === 'receive' || argument.role === 'gets') && isCoin(argument));
  const gets = got !== undefined;
  // `I need 1 WETH out, take the USDC it costs`
  const isCost = sense === 'take' && got?.role === 'gets' && got.mention.amount !== null;
  const gives = args.some((argument) =>
    isCost ? argument.role === 'none' && isCoin(argument) && !argument.mention.amount : isSpent(argument),
  );
  const hasPlace = args.some(
    ({ role, mention }) =>
      (mention.protocol && role !== 'protocol' && role !== 'none' && !isExchange(mention.protocol.value)) ||
      (mention.party && mention.party.value.kind !== 'name' && mention.party.value.kind !== 'protocol'),
  );
  return isLoose && gets && gives && !hasPlace ? 'swap' : sense;
}

/** A clause as it was said. */
function wholeOf(text: string, { pieces }: Clause): Slot<string> {
  const span = { start: pieces[0]?.start ?? 0, end: pieces.at(-1)?.end ?? 0 };
  return slot(span, text.slice(span.start, span.end));
}

/** `I need to pay rent, so send …`: who is only named, without a sum, is the reason and not the request. */
const isTold = (sense: Sense, args: readonly Argument[], clauses: number): boolean =>
  clauses > 1 &&
  (sense === 'pay' || sense === 'give') &&
  args.every(({ mention, role }) => role === 'none' && mention.party?.value.kind === 'name' && !mention.amount);

/** What is voted for, and how, has no slot: it is told in whole. */
function choiceOf(text: string, { verb, pieces }: Clause): Slot<string>[] {
  const start = verb ? verb.end : 0;
  const end = pieces.at(-1)?.end ?? start;
  const said = text.slice(start, end).trim();
  return said === '' ? [] : [slot({ start: text.indexOf(said, start), end }, said)];
}
