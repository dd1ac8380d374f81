import type { Address } from '@countersign/protocol';
import { acceptsAsset } from '../compare/asset.ts';
import { callOf } from '../compare/call-of.ts';
import { isNativeSymbol } from '../data/chains.ts';
import { walkCalls } from '../decode/walk-calls.ts';
import { type Effect, flows } from '../effects/effect.ts';
import { matchesIn } from '../patterns/matches-in.ts';
import { baseOf, REWARD_SYMBOL } from '../protocols/lending/compound-v3-effects.ts';
import type { Slot, Step } from '../reader/intent.ts';
import { leadsToTime } from '../reader/languages/phrases/lengths-of-time.ts';
import type { Piece } from '../reader/mentions/piece.ts';
import type { Said } from '../reader/mentions/said.ts';
import type { Doubt, DoubtKind } from '../reader/modality/doubt.ts';
import { isBackgroundNumber, isTold } from './background-numbers.ts';
import { doubt, type Matching, within } from './matching.ts';
import { isNamed, wordsOf } from './names.ts';
import { isPart } from './open-shares.ts';
import { isInBytes } from './parties.ts';
import { isPlaceOf, slugsOf } from './places.ts';
import { isSameMention } from './same.ts';

/** Protocols that have any part in the bytes. */
function slugsIn({ facts }: Matching): readonly string[] {
  const { calls, message, effects } = facts.decoded;
  const called = walkCalls(calls).flatMap(({ protocol, to }) => [
    protocol,
    to && facts.data.contracts.at(facts.request.chainId, to)?.protocol,
  ]);
  return [...effects.flatMap((effect) => slugsOf(facts, effect)), ...called, message?.protocol].flatMap(
    (slug) => slug ?? [],
  );
}

/** A coin that is named and does not move: the other coin of a market, the gas token, the collateral of a loan. */
function isBackgroundAsset({ facts, text }: Matching, said: Said): boolean {
  const asset = said.mention.asset?.value;
  if (!asset) return false;
  const { effects } = facts.decoded;
  // If nothing moves (votes), the asset is the called contract.
  const called = facts.decoded.calls.flatMap(({ to }) => (to ? [{ kind: 'token', address: to } as const] : []));
  const moved = [
    ...effects.flatMap(({ gives, gets }) => [...gives, ...gets].map((quantity) => quantity.asset)),
    ...called,
  ];
  if (moved.some((each) => acceptsAsset(facts, asset, each, 'both') === 'yes')) return true;
  if (isCoinOfForm(text.said, said)) return true;
  // `from the gauge 0x…`: the source of rewards, an argument of the call.
  const isGauge = /^gauge\s/i.test(text.text.slice(said.start, said.end));
  if (isGauge && asset.kind === 'address' && isInBytes(facts, asset.address)) return true;
  const pairs = effects.flatMap(({ terms = [] }) => terms.flatMap((term) => (term.is === 'pair' ? term.tokens : [])));
  const routes = effects.flatMap(({ routes: all = [] }) => all.flatMap(({ path }) => path));
  const bases = effects.flatMap((effect) => {
    const market = effect.protocol === 'compound-v3' ? callOf(facts.decoded, effect)?.to : null;
    const base = market ? baseOf(facts.request.chainId, market) : null;
    return base ? [base] : rewardedBases(facts, effect);
  });
  const others = [...pairs, ...routes, ...bases].map((address) => ({ kind: 'token', address }) as const);
  if (others.some((token) => acceptsAsset(facts, asset, token, 'coin') === 'yes')) return true;
  if (asset.kind === 'symbol' && asset.symbol.toUpperCase() === REWARD_SYMBOL && effects.some(isReward)) return true;
  if (said.role === 'against' && effects.some(({ kind }) => kind === 'borrow')) return true;
  const next = text.pieces.slice(said.at + 1, said.at + 4);
  if (next.some((piece) => piece.is === 'topic' && piece.topic.startsWith('gas'))) return true;
  const isEnd = said.role !== null && ['for', 'to', 'into', 'receive', 'gets'].includes(said.role);
  if (asset.kind !== 'symbol' || isEnd) return false;
  if (isNativeSymbol(facts.request.chainId, asset.symbol)) return true;
  return isMarket(text.text, said) && venueNames(facts, effects).includes(asset.symbol.toLowerCase());
}

/** `my bitcoin stack: buy 0.05 WBTC`: the coin itself, next to the token that is counted. */
const isCoinOfForm = (all: readonly Said[], { mention: { asset, amount } }: Said): boolean =>
  amount === null &&
  asset?.value.kind === 'symbol' &&
  asset.value.symbol === 'BTC' &&
  all.some(
    ({ mention: { asset: other } }) => other?.value.kind === 'symbol' && /^(?:w|cb|t)BTC$/i.test(other.value.symbol),
  );

const isReward = ({ kind, protocol }: Effect): boolean => kind === 'claim' && protocol === 'compound-v3';

/** `claim the rewards of the USDC market`: the market is an argument of the claim. */
function rewardedBases(facts: Matching['facts'], effect: Effect): Address[] {
  const market = isReward(effect) ? callOf(facts.decoded, effect)?.args?.comet : null;
  const base = typeof market === 'string' ? baseOf(facts.request.chainId, market.toLowerCase() as Address) : null;
  return base ? [base] : [];
}

const isMarket = (text: string, { end }: Said): boolean =>
  /^\W{0,2}(?:market|mkt|pool|vault|comet)\b/i.test(text.slice(end, end + 10));

/** Names of the called contracts in our lists. */
const venueNames = (facts: Matching['facts'], effects: readonly Effect[]): string =>
  walkCalls(facts.decoded.calls)
    .map(({ to }) => (to ? (facts.data.contracts.at(facts.request.chainId, to)?.name ?? '') : ''))
    .concat(effects.map(wordsOf))
    .join(' ')
    .toLowerCase();

/** `this Safe`, `our Safe`: the account itself. */
const isOwnSafe = (text: string, { start, mention }: Said): boolean =>
  mention.protocol?.value === 'safe' &&
  /(?:this|my|our|the|own)\s(?:\p{L}+\s)?$/iu.test(text.slice(Math.max(0, start - 24), start));

/** Protocols that others build on. */
const below: Readonly<Record<string, string>> = {
  layerzero: 'stargate',
  permit2: 'uniswap-universal-router',
  morpho: 'erc4626',
  'morpho-blue': 'erc4626',
};
const isBelow = (named: string, slugs: readonly string[]): boolean => slugs.includes(below[named] ?? '');

/** `the growers' co-op`: no chain. */
const coOp = /(?<!\p{L})co-ops?$/iu;

/**
 * `my Bored Ape, token #7741 of collection 0x…`: the name of an item next to the address of its contract and the number
 * that moves.
 */
function isItemSaid({ facts, text }: Matching, { mention: { asset } }: Said): boolean {
  if (asset?.value.kind !== 'nft' || asset.value.collection?.startsWith('0x')) return false;
  const { id } = asset.value;
  const moved = facts.decoded.effects.flatMap(({ gives, gets }) =>
    [...gives, ...gets].flatMap(({ asset: each }) => (each.kind === 'nft' ? [each] : [])),
  );
  const isAddressed = (address: string) =>
    text.said.some(
      ({ mention: { asset: item, party } }) =>
        (item?.value.kind === 'nft' && item.value.collection?.toLowerCase() === address) ||
        (item?.value.kind === 'address' && item.value.address === address) ||
        (party?.value.kind === 'address' && party.value.address === address),
    );
  return moved.some((item) => (id === null || item.id === id) && isAddressed(item.address));
}

function kindOf(matching: Matching, said: Said, steps: readonly Step[]): DoubtKind | null {
  const { facts } = matching;
  const { protocol, chain, party, amount, isPronoun } = said.mention;
  const { effects } = facts.decoded;
  const chains = [facts.request.chainId, ...effects.map(({ destinationChainId }) => Number(destinationChainId ?? -1))];
  if (isPronoun || party?.value.kind === 'self') return null;
  if (isItemSaid(matching, said)) return null;
  // `claim my ARB`, `ARB rewards`: a coin and no place
  const votes = effects.some(({ kind }) => kind === 'vote' || kind === 'delegate');
  const [before, behind] = [matching.text.pieces[said.at - 1], matching.text.pieces[said.at + 1]];
  const isCoin = before?.is === 'my' || (behind?.is === 'noun' && behind.noun === 'rewards');
  const isOwned = said.mention.asset !== null && isCoin && !votes;
  if (isOwned && !amount) return isBackgroundAsset(matching, said) ? null : 'asset';
  if (chain && chains.includes(chain.value)) return null;
  if (protocol && slugsIn(matching).some((slug) => isPlaceOf(protocol.value, slug))) return null;
  if (amount) return isBackgroundNumber(matching, said, steps) ? null : 'amount';
  if (isBackgroundAsset(matching, said)) return null;
  if (party && party.value.kind !== 'protocol') {
    if (party.value.kind === 'address') return isInBytes(facts, party.value.address) ? null : 'address';
    return isNamed(facts, said) ? null : 'name';
  }
  if (isOwnSafe(matching.text.text, said)) return null;
  if (protocol) {
    const name = matching.text.text.slice(protocol.start, protocol.end).toLowerCase();
    return venueNames(facts, effects).includes(name) || isBelow(protocol.value, slugsIn(matching)) ? null : 'protocol';
  }
  if (chain && coOp.test(matching.text.text.slice(Math.max(0, said.start - 4), said.end))) return null;
  if (chain)
    return /^\s?(?:stack|standard|native|official)/i.test(matching.text.text.slice(said.end, said.end + 10))
      ? null
      : 'chain';
  const asset = said.mention.asset?.value;
  const movesItems = effects.some(({ gives, gets }) => [...gives, ...gets].some((each) => each.asset.kind === 'nft'));
  // `my Azukis`, next to the address of their contract
  if (asset?.kind === 'nft' && movesItems && asset.id === null && !(asset.collection?.startsWith('0x') ?? false))
    return null;
  if (asset?.kind === 'nft' && !movesItems && !(asset.collection?.startsWith('0x') ?? false)) return null;
  return asset ? 'asset' : null;
}

/**
 * `put 2,600 into Compound, in USDC. The COMP stays there.`: a number belongs to the coin of its own sentence, even if
 * the bytes move another coin.
 */
function isPassedOver({ facts, amounts }: Matching, { sentence, mention: { asset, amount } }: Said): boolean {
  if (asset === null || amount !== null) return false;
  const moved = facts.decoded.effects.flatMap(({ gives, gets }) => [...gives, ...gets]);
  if (moved.some((quantity) => acceptsAsset(facts, asset.value, quantity.asset, 'both') === 'yes')) return false;
  const bare = amounts.filter(({ said }) => said.sentence === sentence && said.mention.amount && !said.mention.asset);
  return bare.some(({ claim }) => {
    const coins = amounts.filter((each) => each.claim === claim && each.said.mention.asset);
    return coins.length > 0 && coins.every(({ said }) => said.sentence !== sentence);
  });
}

const says: Readonly<Partial<Record<DoubtKind, string>>> = {
  amount: 'is not explained by the transaction',
  address: 'is not part of the transaction',
  name: 'is not named in the transaction',
  protocol: 'is not part of the transaction',
  chain: 'is not the chain of the transaction',
  asset: 'is not an asset of the transaction',
};

/** The tolerance for a little more than the words say: time passes between words and bytes. */
const LEEWAY = 1.1;

/** Whether something in the bytes ends within a length of time. */
const endsWithin = ({ facts }: Matching, seconds: number): boolean =>
  facts.decoded.effects.some(({ deadline, expiration, terms = [] }) => {
    // Another check compares the length of a lock.
    if (terms.some(({ is }) => is === 'duration' || is === 'time')) return true;
    const end = deadline ?? expiration;
    return end !== undefined && Number(end) - facts.request.nowUnix <= seconds * LEEWAY + 120;
  });

/** `[06:52]`, `10:42:`, `, 10:42)`: the time of a message. */
const isStamp = (text: string, { start, end }: Piece): boolean =>
  /(?:[[(]\s?[^\])\n]{0,24}|\d{4}-\d{2}-\d{2}[ T]?)$/.test(text.slice(Math.max(0, start - 26), start)) ||
  /^[^\w\n]{0,3}(?:[\p{L}\d_-]{1,20}\s?){0,2}[:：>\]】]/u.test(text.slice(end, end + 44));

function looseKind(matching: Matching, piece: Piece, at: number): DoubtKind | null {
  const { text, facts } = matching;
  const isStory = isTold(matching, text.sentenceOf[at] ?? 0);
  if (piece.is === 'percent') {
    const ratios = facts.decoded.effects.flatMap(({ terms = [] }) =>
      terms.flatMap((term) => (term.is === 'pair' ? [term.loanToValueBps] : [])),
    );
    return isStory || ratios.includes(piece.bps) ? null : 'percent';
  }
  const words = text.text.slice(piece.start, piece.end);
  if (piece.is === 'clock') return isStory || !/\d/.test(words) || isStamp(text.text, piece) ? null : 'time';
  if (piece.is !== 'duration') return null;
  const isLed =
    leadsToTime.test(text.text.slice(Math.max(0, piece.start - 30), piece.start)) || /\P{ASCII}/u.test(words);
  return isStory || !isLed || endsWithin(matching, piece.seconds) ? null : 'time';
}

/** Things that the words name and that nothing in the bytes explains. */
export function findLeftovers(matching: Matching, steps: readonly Step[], leftOut: readonly Step[]): Doubt[] {
  const { text, amounts, parties } = matching;
  const used = new Set([
    ...matching.derivedFrom,
    ...amounts.map((each) => each.said.at),
    ...parties.filter(({ isTurned }) => !isTurned).map((each) => each.said.at),
  ]);
  const isDiscarded = (piece: Piece) => text.modality.discarded.some((span) => within(piece, span));
  const saidOf = (said: Said, step: Step) =>
    slotsOf(step).some((slot) => within(slot, said)) ||
    [step.gives?.asset, step.gets?.asset].some(
      (asset) => asset && !said.mention.amount && isSameMention(asset.value, said.mention.asset?.value),
    );
  // Things of a step that is prepared or left out are judged with that step; a share has no coin to assign it by.
  const inSteps = (said: Said) => !isPart(said.mention.amount?.value) && leftOut.some((step) => saidOf(said, step));
  const named = text.said.flatMap((said): Doubt[] => {
    if (used.has(said.at) || inSteps(said)) return [];
    const kind = isPassedOver(matching, said) ? 'asset' : kindOf(matching, said, steps);
    return kind ? [doubt(text, kind, said, says[kind] ?? '')] : [];
  });
  const loose = text.pieces.flatMap((piece, at): Doubt[] => {
    const kind = isDiscarded(piece) ? null : looseKind(matching, piece, at);
    return kind ? [doubt(text, kind, piece, 'is not a limit that the transaction enforces')] : [];
  });
  return [
    ...named,
    ...loose,
    ...findOtherFunctions(matching),
    ...findUnknownVaults(matching),
    ...findUnbounded(matching),
    ...findUnnumbered(matching),
  ];
}

/** Functions of standards that move something, by names that are not words of a language. */
const namedFunctions =
  /(?<![\p{L}\d])(?:transferFrom|safeTransferFrom|permitTransferFrom|setApprovalForAll|increaseAllowance)(?!\p{L})/gu;

/**
 * `use transferFrom to collect it`: a function other than the called one may do something else with the same values.
 */
function findOtherFunctions({ facts, text }: Matching): Doubt[] {
  const called = walkCalls(facts.decoded.calls).flatMap(({ signature }) => signature ?? []);
  return matchesIn(text.text, namedFunctions)
    .filter(([name]) => called.length > 0 && !called.some((signature) => signature.startsWith(`${name}(`)))
    .map(({ 0: { length }, index }) =>
      doubt(text, 'no-action', { start: index, end: index + length }, 'is not a function that is called'),
    );
}

const isVault = /^[a-z]{1,8}(?:USDC|USDT|DAI|ETH|WBTC|BTC|EURC|USDe)[A-Za-z0-9]{0,10}$/;
const isVaultSymbol = /^[a-z]{1,8}(?:usdc|usdt|dai|eth|wbtc|btc|eurc|usde)/;

/** `gtUSDCcore`: the name of a vault that matches nothing in the bytes. */
function findUnknownVaults({ facts, text }: Matching): Doubt[] {
  const textOf = ({ start, end }: Piece) => text.text.slice(start, end);
  const vaults = text.pieces.filter((piece) => piece.is === 'word' && isVault.test(textOf(piece)));
  if (vaults.length === 0) return [];
  const { effects } = facts.decoded;
  const known = venueNames(facts, effects);
  const symbols = effects.flatMap(({ gives, gets }) =>
    [...gives, ...gets].flatMap(({ asset }) =>
      asset.kind === 'token'
        ? [facts.data.tokens.at(facts.request.chainId, asset.address)?.symbol.toLowerCase() ?? '']
        : [],
    ),
  );
  // The name of a vault that is in no list is unknown.
  const isListed = symbols.some(
    (symbol) => isVaultSymbol.test(symbol) && symbol !== 'weth' && symbol !== 'steth' && symbol !== 'wsteth',
  );
  const isKnown = (words: string) => known.includes(words.toLowerCase()) || symbols.includes(words.toLowerCase());
  return vaults
    .filter((piece) => isListed && !isKnown(textOf(piece)))
    .map((piece) => doubt(text, 'asset', piece, 'is not a name of anything in the transaction'));
}

/** Items that move without their number in the words. */
function findUnnumbered({ text, targets }: Matching): Doubt[] {
  const items = targets.flatMap(({ gives }) =>
    gives.flatMap(({ asset }) => (asset.kind === 'nft' && asset.id !== null ? [asset.id] : [])),
  );
  const isSaid = (id: bigint) =>
    new RegExp(`(?<!\\d)${id}(?!\\d)`).test(text.text.replace(/(?<=\d)[,. ](?=\d{3})/g, ''));
  return items
    .filter((id) => !isSaid(id))
    .map((id) => doubt(text, 'number', { start: 0, end: 0 }, `The words do not name item ${id}`));
}

/** Kinds by which something leaves the account. */
const takes: ReadonlySet<Effect['kind']> = new Set(['send', 'supply', 'stake', 'bridge', 'repay', 'wrap']);

/**
 * An asset that leaves the account with no amount in the words: the bytes have no number, or one that no words ground.
 */
function findUnbounded({ text, targets, amounts }: Matching): Doubt[] {
  const isGrounded = (effect: Effect, side: 'gives' | 'gets') =>
    amounts.some(({ claim, said }) => claim.effect === effect && claim.side === side && said.mention.amount);
  const open = targets.filter((effect) => {
    if (!takes.has(effect.kind) || isGrounded(effect, 'gives') || flows(effect)) return false;
    const given = effect.gives.filter(({ asset, amount }) => asset.kind !== 'nft' && amount !== 0n && amount !== 'all');
    const isFixed = effect.gets.some(({ bound, amount }) => bound === 'exact' && typeof amount === 'bigint');
    const isExactOut = isFixed && isGrounded(effect, 'gets') && given.every(({ amount }) => amount !== null);
    return given.length > 0 && !isExactOut;
  });
  return open.map(() =>
    doubt(text, 'amount', { start: 0, end: 0 }, 'The words do not say how much leaves the account'),
  );
}

const slotsOf = ({ gives, gets, recipient, spender, protocol, destinationChainId }: Step): Slot<unknown>[] =>
  [gives?.amount, gives?.asset, gets?.amount, gets?.asset, recipient, spender, protocol, destinationChainId].flatMap(
    (each) => each ?? [],
  );
