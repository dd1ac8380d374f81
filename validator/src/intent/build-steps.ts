import { readArguments } from './arguments.ts';
import type { Argument, Clause } from './clauses.ts';
import { expandSteps } from './expand-steps.ts';
import { fillSlots } from './fill-slots.ts';
import { implyVerb } from './imply-verb.ts';
import type { Slot, Step } from './intent.ts';
import type { Sense } from './meaning.ts';
import { slot } from './piece.ts';
import { refineStep } from './refine-step.ts';
import { type Draft, mergeSteps, placeDrafts, refer, shareChain } from './relate-steps.ts';
import { actionOf, lightSenses, senseOf } from './senses.ts';

/** More steps than this are no request that a person reads; the rest is reported as not read. */
const MAX_STEPS = 60;
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
    // `set alice.eth's address to 0x…`
    const sense = said === 'set' && read.args[0]?.mention.party?.value.kind === 'ens' ? 'register' : said;
    const action = actionOf(sense);
    if (action !== 'vote') unread.push(...read.unread);
    const isLight = read.args.length === 0 && lightSenses.has(sense);
    if (isLight) continue;
    if (!action || drafts.length >= MAX_STEPS || isTold(sense, read.args, clauses.length)) {
      unread.push(action ? wholeOf(text, clause) : slot(verb, text.slice(verb.start, verb.end)));
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
  refer(drafts);
  return { steps: shareChain(mergeSteps(drafts).map(({ step }) => step)), unread };
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
