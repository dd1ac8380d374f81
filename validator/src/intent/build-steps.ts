import { countsWords, readArguments } from './arguments.ts';
import type { Argument, Clause } from './clauses.ts';
import { directArguments } from './direct-arguments.ts';
import { expandSteps } from './expand-steps.ts';
import { fillSlots } from './fill-slots.ts';
import { implyVerb } from './imply-verb.ts';
import type { Action, Slot, Step } from './intent.ts';
import type { Sense } from './meaning.ts';
import { slot } from './piece.ts';
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
    const sense = senseBeside(said, read.args, text, clause);
    const action = actionOf(sense);
    if (action !== 'vote') unread.push(...read.unread);
    const isLight = read.args.length === 0 && lightSenses.has(sense);
    if (isLight) continue;
    const isTalk =
      clauses.length > 1 && read.args.length > 0 && read.args.every(({ mention }) => countsWords(text, mention));
    if (!action || drafts.length >= MAX_STEPS || isTalk || isTold(sense, read.args, clauses.length)) {
      unread.push(action ? wholeOf(text, clause) : slot(verb, text.slice(verb.start, verb.end)));
      continue;
    }
    // `get my ETH over to Base`: what is to be got there is what goes.
    const isFetched = !clause.verb && sense === 'bridge';
    const args = isFetched
      ? read.args.map((argument) => (argument.role === 'receive' ? { ...argument, role: 'none' as const } : argument))
      : directArguments(text, sense, verb, read.args);
    const isOperator = sense === 'revoke' && clause.nouns.has('operator');
    const filled = fillSlots(sense, isOperator ? 'operator' : action, args);
    filled.isImplied = !clause.verb;
    if (action === 'vote') {
      unread.push(...choiceOf(text, clause));
      filled.left.length = 0;
    }
    for (const mention of filled.left) unread.push(slot(mention, text.slice(mention.start, mention.end)));
    const own = expandSteps(sense, slot(verb, action, verb.confidence), filled, clause, read.isEach).flatMap((step) =>
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
  refer(asked);
  return { steps: shareChain(mergeSteps(asked).map(({ step }) => step)), unread };
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
  if (said === 'set') return senseOfSetting(args);
  // `kick 5 USDC over` sends, and `kick 0x… off the Safe` does not.
  const { verb } = clause;
  if (said === 'own' && verb?.sense === 'send' && /^kick/i.test(text.slice(verb.start, verb.end))) return 'disown';
  // `grab alice.eth`
  const isNameOnly = args.some(isName) && args.every(({ mention }) => !mention.asset || mention.protocol);
  if (said === 'buy' && isNameOnly) return 'register';
  // `full control over my NFTs`
  const isItems = ({ mention }: Argument) => mention.asset?.value.kind === 'nft' && mention.asset.value.id === null;
  const isControl =
    (said === 'own' || said === 'disown') && args.some(isItems) && /\bcontrol\b/i.test(wholeOf(text, clause).value);
  if ((said === 'give' || said === 'send') && clause.nouns.has('manage') && args.some(isItems)) return 'operator';
  if (isControl) return said === 'own' ? 'operator' : 'revoke';
  return tradesIn(said, args);
}

/** `take 500 USDC and get ETH for it`, `give 500 DAI, receive 499 USDC`: what goes and what comes make a swap. */
function tradesIn(sense: Sense, args: readonly Argument[]): Sense {
  const isLoose = sense === 'take' || sense === 'give';
  const gets = args.some(({ role, mention }) => role === 'receive' && mention.asset?.value.kind === 'symbol');
  const gives = args.some(({ role, mention }) => role === 'none' && mention.amount && mention.asset);
  const hasPlace = args.some(
    ({ role, mention }) =>
      (mention.protocol && role !== 'protocol' && role !== 'none') ||
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
