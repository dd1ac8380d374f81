import type { Argument } from './clauses.ts';
import type { Filled } from './filled.ts';
import type { Action } from './intent.ts';
import type { Role, Sense } from './meaning.ts';
import { noWant } from './open-want.ts';
import { slot } from './piece.ts';

/** `swap(1.5, "ETH", "USDT")`: without prepositions what goes is named first. */
export function partPair({ gives, gets }: Filled, sense: Sense, args: readonly Argument[]): void {
  const [first, second] = gives;
  const [got] = gets;
  // `at least 450 DAI for my 20 UNI, swap them`: a least amount is of what comes back.
  const isTurned =
    first?.bound === 'min' && got?.amount && got.bound === 'exact' && args.some(({ mention }) => mention.isPronoun);
  if (sense === 'swap' && isTurned && first && got && gives.length === 1 && gets.length === 1) {
    [gives[0], gets[0]] = [got, first];
    return;
  }
  if (
    (sense !== 'swap' && sense !== 'convert') ||
    gets.length > 0 ||
    gives.length !== 2 ||
    !first?.amount ||
    !second?.asset ||
    second.amount
  )
    return;
  if (args.some(({ isAdded }) => isAdded)) return;
  gives.pop();
  gets.push(second);
}

/** `transfer alice.eth to bob.eth`: what goes is the name. */
export function partName({ recipient, roles, gives }: Filled, action: Action): void {
  const [first] = recipient;
  const isName =
    recipient.length === 2 &&
    first?.value.kind === 'ens' &&
    roles.recipient[0] === 'none' &&
    roles.recipient[1] === 'to';
  if (action !== 'send' || !isName || gives.length > 0 || first?.value.kind !== 'ens') return;
  recipient.shift();
  gives.push({ ...noWant, asset: slot(first, { kind: 'nft', collection: first.value.name, id: null }) });
}

/** How surely a preposition leads to the spender: of two addresses the other one is the token. */
const spenderRanks: readonly (Role | 'none')[] = [
  'none',
  'of',
  'from',
  'in',
  'on',
  'using',
  'with',
  'for',
  'by',
  'to',
  'spender',
];

const operatorRanks: readonly (Role | 'none')[] = [
  'in',
  'on',
  'from',
  'of',
  'for',
  'with',
  'using',
  'none',
  'by',
  'to',
  'spender',
];

/** `approve 0xToken for 0xSpender`. */
export function partSpenders({ spender, roles, gives }: Filled, action: Action): void {
  const [first, second] = spender;
  if (!first || !second || spender.length > 2 || gives.some(({ asset }) => asset)) return;
  // Beside an operator the preposition leads to what it may move.
  const ranks = action === 'operator' ? operatorRanks : spenderRanks;
  const [one, other] = roles.spender.map((role) => ranks.indexOf(role));
  if (one === other) return;
  const token = (one ?? 0) > (other ?? 0) ? second : first;
  if (token.value.kind !== 'address') return;
  spender.splice(spender.indexOf(token), 1);
  const asset = slot(token, { kind: 'address', address: token.value.address } as const);
  gives[0] = { ...noWant, ...gives[0], asset };
}
