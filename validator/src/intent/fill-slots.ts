import { applyPrice, type Price } from './apply-price.ts';
import type { Argument } from './clauses.ts';
import type { Action, Party, Slot } from './intent.ts';
import type { Role, Sense } from './meaning.ts';
import { merge, noWant, type OpenWant, toWant } from './open-want.ts';
import { type Mention, slot } from './piece.ts';
import { type SlotName, slotsFor } from './slot-table.ts';

/** What the mentions of a clause were found to be; lists where several steps are asked for at once. */
export interface Filled {
  readonly gives: OpenWant[];
  readonly gets: OpenWant[];
  readonly recipient: Slot<Party>[];
  readonly spender: Slot<Party>[];
  /** Prepositions of the parties. */
  readonly roles: { readonly recipient: (Role | 'none')[]; readonly spender: (Role | 'none')[] };
  protocol: Slot<string> | null;
  chain: Slot<number> | null;
  /** Chains of single items: `5 USDC to A on Base and 3 to B on Optimism`. */
  readonly chains: Map<number, Slot<number>>;
  destination: Slot<number> | null;
  /** Protocol that something is taken out of. */
  source: Slot<string> | null;
  name: Slot<string> | null;
  /** What a withdrawal is turned into. */
  out: OpenWant | null;
  /** Whether the verb was not said. */
  isImplied: boolean;
  readonly left: Mention[];
}

export function fillSlots(sense: Sense, action: Action, args: readonly Argument[]): Filled {
  const filled: Filled = {
    gives: [],
    gets: [],
    recipient: [],
    spender: [],
    roles: { recipient: [], spender: [] },
    protocol: null,
    chain: null,
    chains: new Map(),
    destination: null,
    source: null,
    name: null,
    out: null,
    isImplied: false,
    left: [],
  };
  const hasSpending = args.some(({ role }) => role === 'spend');
  const prices: Price[] = [];
  args.forEach((argument, index) => {
    const { role, mention } = argument;
    const next = args[index + 1];
    const isSwap = action === 'swap' && mention.amount !== null && mention.asset !== null;
    if (role === 'per' && prices.length > 0) return;
    if (next?.role === 'per' && mention.amount) prices.push({ of: mention, per: next.mention });
    else if (isSwap && role === 'on') prices.push({ of: mention, per: null });
    else if (!place(filled, sense, action, argument, hasSpending)) filled.left.push(mention);
  });
  for (const price of prices) {
    if (!applyPrice(price, filled.gives, filled.gets, sense === 'buy'))
      filled.left.push(price.of, ...(price.per ? [price.per] : []));
  }
  partSpenders(filled, action);
  partPair(filled, sense, args);
  partName(filled, action);
  return filled;
}

/** `swap(1.5, "ETH", "USDT")`: without prepositions what goes is named first. */
function partPair({ gives, gets }: Filled, sense: Sense, args: readonly Argument[]): void {
  const [first, second] = gives;
  if (sense !== 'swap' || gets.length > 0 || gives.length !== 2 || !first?.amount || !second?.asset || second.amount)
    return;
  if (args.some(({ isAdded }) => isAdded)) return;
  gives.pop();
  gets.push(second);
}

/** `transfer alice.eth to bob.eth`: what goes is the name. */
function partName({ recipient, roles, gives }: Filled, action: Action): void {
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
function partSpenders({ spender, roles, gives }: Filled, action: Action): void {
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

/** Labels say where a value belongs, whatever it looks like. */
const labels: ReadonlySet<Role> = new Set([
  'holder',
  'gives',
  'gets',
  'recipient',
  'spender',
  'sender',
  'protocol',
  'chain',
  'destination',
]);

const rights: ReadonlySet<Action> = new Set<Action>(['approve', 'permit', 'operator']);

const isAll = (amount: Mention['amount']): boolean =>
  amount?.value.kind === 'fraction' && amount.value.numerator === amount.value.denominator;

function place(filled: Filled, sense: Sense, action: Action, argument: Argument, hasSpending: boolean): boolean {
  const { mention, role, inherited, isJoined, opensPair } = argument;
  const beginsPair = opensPair && isJoined && mention.amount !== null;
  const roles: (Role | 'none')[] = inherited !== 'none' && !beginsPair ? [inherited, 'none'] : [role];
  if (role !== 'none' && !labels.has(role)) roles.push('none');
  const slots = roles.map((candidate) => slotsFor(sense, action, candidate));
  const [given] = filled.gives;
  // `all my DAI (every last bit)`
  if (isAll(mention.amount) && !mention.asset && isAll(given?.amount ?? null)) return true;
  // `sell 1 ETH, minimum 3000 USDC back`: a least amount is of what comes back.
  const isReturn = action === 'swap' && sense !== 'buy' && role === 'none' && mention.bound === 'min' && mention.asset;
  if (isReturn && given?.amount && filled.gets.length === 0) return putWant(filled, 'gets', argument, role);
  // `approval of ARB`, `access to my WETH`: a token, whatever else it may name.
  const isAsset =
    rights.has(action) &&
    mention.asset?.value.kind === 'symbol' &&
    mention.asset.confidence === 1 &&
    (role === 'of' || mention.party?.value.kind === 'name');
  // What is still missing is looked for first, so that `, at least 3000 USDC` completes what was named before.
  const open = mention.amount ? slots : slots.slice(0, 1);
  const completes = (isMissing: boolean) =>
    open.some((names) =>
      names.some((name) => isOpenFor(filled, name, mention) === isMissing && complete(filled, name, mention, isAsset)),
    );
  if (!beginsPair && (completes(true) || completes(false))) return true;
  return roles.some((candidate, index) =>
    slots[index]?.some((name) => put(filled, name, argument, candidate, action, hasSpending)),
  );
}

/** Whether a want still lacks the amount that a mention brings. */
const isOpenFor = (filled: Filled, name: SlotName, { amount }: Mention): boolean =>
  (name === 'gives' || name === 'gets') && amount !== null && filled[name].at(-1)?.amount === null;

function complete(filled: Filled, name: SlotName, mention: Mention, isAsset = false): boolean {
  if (name !== 'gives' && name !== 'gets') return false;
  const isItem = filled[name].at(-1)?.asset?.value.kind === 'nft' && mention.asset?.value.kind === 'address';
  if (mention.party && !mention.amount && !isItem && !isAsset) return false;
  if (!mention.amount && (mention.chain || mention.protocol) && !isAsset) return false;
  const list = filled[name];
  const last = list.at(-1);
  // A token that may be a protocol waits for what the label beside it says.
  const merged = last && !(last.protocol && !last.amount && mention.asset) && merge(last, mention);
  if (merged) list[list.length - 1] = merged;
  return Boolean(merged);
}

/** Puts a mention into a slot if it can be read that way and if there is room. */
function put(
  filled: Filled,
  name: SlotName,
  argument: Argument,
  role: Role | 'none',
  action: Action,
  hasSpending: boolean,
): boolean {
  const { mention } = argument;
  const { asset, protocol, chain, party, amount } = mention;
  switch (name) {
    case 'gives':
    case 'gets':
      return putWant(filled, name, argument, role);
    case 'recipient':
    case 'spender':
      return putParty(filled, name, argument, role, action, hasSpending);
    case 'protocol':
      if (!protocol || amount) return false;
      if (filled.protocol && filled.protocol.value !== protocol.value) return isFamily(filled, protocol);
      filled.protocol ??= protocol;
      return true;
    case 'source':
      if (!protocol || amount) return false;
      filled.source ??= protocol;
      return true;
    case 'chain':
      return chain !== null && !amount && putChain(filled, chain, role);
    case 'destination':
      if (!chain || amount || (filled.destination && filled.destination.value !== chain.value)) return false;
      filled.destination ??= chain;
      return true;
    case 'sender':
      return party !== null && !amount;
    case 'target':
      if (asset?.value.kind !== 'address' || amount) return false;
      return putWant(filled, action === 'own' || action === 'upgrade' ? 'gives' : 'gets', argument, role);
    case 'name':
      if (party?.value.kind !== 'ens' || filled.name) return false;
      filled.name = slot(party, party.value.name, party.confidence);
      return true;
    case 'out':
      if (!asset || chain || asset.confidence < 1 || (party && party.value.kind !== 'name') || filled.out) return false;
      filled.out = toWant(mention);
      return true;
    case 'coin':
    case 'outcoin':
      // `"from": "USDC", "to": "WETH"`: labels that elsewhere name people.
      return (
        asset?.value.kind === 'symbol' &&
        (!party || party.value.kind === 'protocol') &&
        putWant(filled, name === 'coin' ? 'gives' : 'gets', argument, role)
      );
    case 'collection':
      // `token 5 on 0x…`: the contract of the item that was named before it.
      return (
        asset?.value.kind === 'address' &&
        filled.gives.at(-1)?.asset?.value.kind === 'nft' &&
        complete(filled, 'gives', mention)
      );
    case 'said':
      return true;
  }
}

/** A second chain is where it goes to, unless it is said to come from there. */
function putChain(filled: Filled, chain: Slot<number>, role: Role | 'none'): boolean {
  const item = filled.recipient.length - 1;
  if (!filled.chain || filled.chain.value === chain.value) filled.chain ??= chain;
  else if (role === 'on' && item > 0) filled.chains.set(item, chain);
  else if (filled.destination) return false;
  else if (role === 'from') [filled.destination, filled.chain] = [filled.chain, chain];
  else filled.destination = chain;
  return true;
}

function putWant(
  filled: Filled,
  name: 'gives' | 'gets',
  { mention, isJoined, isAdded }: Argument,
  role: Role | 'none',
): boolean {
  const { amount, asset, party, isPronoun } = mention;
  if (!amount && !asset && !isPronoun) return false;
  // A word that nobody knows is a token only where a preposition says so.
  if (party?.value.kind === 'name' && role === 'none') return false;
  const list = filled[name];
  if (party?.value.kind === 'name' && !amount && list.length > 0 && asset && asset.confidence < 1) return false;
  const [first] = list;
  // `Aave supply 100 USDC`: what may be a token or a protocol is the protocol once a token is named.
  if (
    asset &&
    list.length === 1 &&
    first?.protocol &&
    !first.amount &&
    (!isJoined || role !== 'none' || (amount !== null && !isAdded)) &&
    !filled.protocol
  ) {
    filled.protocol = first.protocol;
    list.pop();
  }
  // One more of a list needs a comma or an `and`, or somebody new who is to get it.
  const partners = name === 'gives' ? filled.recipient : filled.gives;
  if (list.length > 0 && !isJoined && partners.length <= list.length) return false;
  list.push(toWant(mention));
  return true;
}

function putParty(
  filled: Filled,
  name: 'recipient' | 'spender',
  { mention, isJoined, isAdded, isFirst }: Argument,
  role: Role | 'none',
  action: Action,
  hasSpending: boolean,
): boolean {
  const { party, asset, amount } = mention;
  if (!party || amount) return false;
  const { kind } = party.value;
  // `AAVE` alone is the token; it is the protocol where it is given the right to spend.
  // A protocol that is only named beside a transfer is what carries it.
  if (kind === 'protocol' && role === 'none' && name === 'recipient') return false;
  const mayBeToken = kind === 'protocol' && asset !== null;
  if (mayBeToken && role === 'none' && !(name === 'spender' && hasSpending)) return false;
  if (mayBeToken && (name === 'recipient' ? role === 'for' : role === 'of')) return false;
  if (kind === 'name' && ((role === 'none' && !isFirst) || (role === 'for' && name === 'recipient'))) return false;
  if (kind === 'name' && name === 'spender' && asset?.confidence === 1) return false;
  filled.roles[name].push(role);
  const list = filled[name];
  const last = list.at(-1);
  if (!last) {
    list.push(party);
    return true;
  }
  if (kind === 'self' && !isAdded) return true;
  if (!isJoined && action === 'own' && last.value.kind === 'address') {
    // `replace owner A with B`: A is what goes.
    filled.gives.push({ ...noWant, asset: slot(last, { kind: 'address', address: last.value.address }) });
    list[list.length - 1] = party;
    return true;
  }
  // `the dev, wallet 0x…`, `me, to my other wallet 0x…`: a comma explains, an `and` adds.
  const isWeak = last.value.kind === 'name' || last.value.kind === 'self';
  if (isWeak && !isAdded && list.length >= filled.gives.length) {
    list[list.length - 1] = party;
    return true;
  }
  // `bob.eth (0x…)`: said twice, and the address says more than the name.
  const isAgain =
    !isJoined && list.length >= filled.gives.length && (kind === 'address') !== (last.value.kind === 'address');
  if (isAgain && kind === 'address') list[list.length - 1] = party;
  else if (!isAgain && (isJoined || role !== 'none' || list.length < filled.gives.length)) list.push(party);
  else return isAgain;
  return true;
}

/** `Uniswap … Uniswap V3`: the version says more. */
function isFamily(filled: Filled, protocol: Slot<string>): boolean {
  const known = filled.protocol?.value ?? '';
  if (protocol.value.startsWith(`${known}-`)) filled.protocol = protocol;
  return protocol.value.startsWith(`${known}-`) || known.startsWith(`${protocol.value}-`);
}
