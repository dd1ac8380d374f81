import { applyPrice, type Price } from './apply-price.ts';
import type { Argument } from './clauses.ts';
import type { Filled } from './filled.ts';
import type { Action, Slot } from './intent.ts';
import type { Role, Sense } from './meaning.ts';
import { isSameAsset, merge, noWant, toWant } from './open-want.ts';
import { partName, partPair, partSpenders } from './part-slots.ts';
import { type Mention, slot } from './piece.ts';
import { type SlotName, slotsFor } from './slot-table.ts';

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
    else if (isSwap && role === 'on' && sense !== 'spend') prices.push({ of: mention, per: null });
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
  const open = filled.gives[0];
  // `distribute USDC: 50 to A, 70 to B`: the token that was named first is that of the first pair.
  const isFirstOf =
    (action === 'send' || rights.has(action)) &&
    filled.gives.length === 1 &&
    filled.recipient.length === 0 &&
    open?.asset &&
    !open.amount;
  const beginsPair = opensPair && isJoined && mention.amount !== null && !(isFirstOf && !mention.asset);
  // `let Bob spend 5 USDC, he is 0x…`: somebody is nothing that is spent.
  const isWho =
    rights.has(action) &&
    (inherited === 'spend' || (inherited === 'spender' && !argument.isAdded)) &&
    mention.party !== null &&
    mention.amount === null;
  // `recipient: 0x…, Uniswap v3`: where it happens, and not one more who gets something.
  const isVenue =
    mention.party?.value.kind === 'protocol' &&
    (filled.recipient.some(({ value }) => value.kind !== 'protocol') || (action === 'bridge' && !argument.isAdded));
  const isKept = beginsPair || isWho || isVenue;
  const roles: (Role | 'none')[] = inherited !== 'none' && !isKept ? [inherited, 'none'] : [role];
  if (role !== 'none' && !labels.has(role)) roles.push('none');
  const slots = roles.map((candidate) => slotsFor(sense, action, candidate));
  const [given] = filled.gives;
  // `all my DAI (every last bit)`
  if (isAll(mention.amount) && !mention.asset && isAll(given?.amount ?? null)) return true;
  // `500 LINK → DAI, to 0x…`: what comes was named, so that this is who gets it.
  const isPaid =
    action === 'swap' &&
    role === 'to' &&
    mention.party?.value.kind === 'address' &&
    filled.gets.length >= filled.gives.length &&
    filled.gets.at(-1)?.asset != null;
  if (isPaid && putParty(filled, 'recipient', argument, role, action, hasSpending)) return true;
  // `bridge 400 USDC to Base, at least 399 USDC there`: what arrives is not what leaves.
  const arrives = action === 'bridge' && mention.bound === 'min' && mention.amount && given?.amount;
  if (arrives && filled.gets.length === 0) {
    const asset = mention.asset ?? given.asset;
    return putWant(filled, 'gets', { ...argument, mention: { ...mention, asset } }, role);
  }
  // `depositForBurn(900 USDC, Base, 0x…)`
  const isMinted = action === 'bridge' && role === 'none' && mention.party?.value.kind === 'address' && isJoined;
  if (isMinted && given?.amount && given.asset && putParty(filled, 'recipient', argument, role, action, hasSpending))
    return true;
  // `sell 1 ETH, minimum 3000 USDC back`: a least amount is of what comes back.
  const isReturn = action === 'swap' && sense !== 'buy' && role === 'none' && mention.bound === 'min' && mention.asset;
  if (isReturn && given?.amount && filled.gets.length === 0) return putWant(filled, 'gets', argument, role);
  // `approve 10 DAI and swap it for at least 0.5 LINK`: what was named before goes, and this comes.
  const comes =
    action === 'swap' &&
    sense !== 'buy' &&
    (role === 'for' || role === 'to' || role === 'into') &&
    mention.amount &&
    mention.asset &&
    given?.isPronoun &&
    !given.asset;
  if (comes && filled.gets.length === 0 && putWant(filled, 'gets', argument, role)) return true;
  // `expecting about 145 USDC, but at least 140`, `buy 500 USDC, at most 0.2 ETH`
  const isFloor = action === 'swap' && sense !== 'buy' && role === 'none' && mention.bound === 'min' && !mention.asset;
  if (isFloor && given && filled.gets[0]?.asset && complete(filled, 'gets', mention)) return true;
  const isCost = action === 'swap' && sense === 'buy' && role === 'none' && mention.bound === 'max' && mention.asset;
  if (isCost && filled.gets[0]?.amount && !given) return putWant(filled, 'gives', argument, role);
  // `approval of ARB`, `access to my WETH`: a token, whatever else it may name.
  const isAsset =
    rights.has(action) &&
    mention.asset?.value.kind === 'symbol' &&
    mention.asset.confidence === 1 &&
    (role === 'of' || mention.party?.value.kind === 'name');
  // What is still missing is looked for first, so that `, at least 3000 USDC` completes what was named before.
  const candidates = mention.amount ? slots : slots.slice(0, 1);
  const completes = (isMissing: boolean) =>
    candidates.some((names) =>
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
  const isSame = last?.asset && mention.asset && mention.amount && isSameAsset(last.asset.value, mention.asset.value);
  const merged = last && (isSame || !(last.protocol && !last.amount && mention.asset)) && merge(last, mention);
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
        !(action === 'delegate' && chain) &&
        (!party || party.value.kind === 'protocol' || (asset.confidence === 1 && filled.gives.length > 0)) &&
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
    !(first.asset && isSameAsset(first.asset.value, asset.value)) &&
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
  // `an order for CoW` is made there.
  const isPlace = role === 'none' || (role === 'for' && action === 'swap');
  if (kind === 'protocol' && isPlace && name === 'recipient') return false;
  const mayBeToken = kind === 'protocol' && asset !== null;
  // `delegate with my ENS`: votes go to somebody, and come with a token.
  if (mayBeToken && action === 'delegate' && asset?.confidence === 1) return false;
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
    filled.gives.push({
      ...noWant,
      asset: slot(last, { kind: 'address', address: last.value.address }),
    });
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
