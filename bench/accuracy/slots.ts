import { decimalText } from './amounts.ts';
import { isSwap, type Operation } from './operations/operation.ts';
import type { Slot } from './words.ts';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const readValue = (slot: unknown): unknown => (isJson(slot) ? slot.value : undefined);
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const lower = (value: unknown) => String(value).toLowerCase();
/** `uniswap-v3` and `uniswap` are of one family. */
const familyOf = (slug: unknown) => String(slug).split('-', 1)[0];

function amountText(amount: Json): string {
  if (amount.kind === 'unlimited') return 'unlimited';
  if (amount.kind === 'fraction') return `${amount.numerator}/${amount.denominator}`;
  const { digits, scale } = amount.value as { digits: string; scale: number };
  return `${amount.kind === 'usd' ? '$' : ''}${decimalText(BigInt(digits), Number(scale))}`;
}

function* readWant(want: unknown, side: 'in' | 'out'): Generator<string> {
  if (!isJson(want)) return;
  const amount = readValue(want.amount);
  if (isJson(amount)) yield `${side}.amount=${amountText(amount)}`;
  const asset = readValue(want.asset);
  if (!isJson(asset)) return;
  if (asset.kind === 'symbol') yield `${side}.asset=${lower(asset.symbol)}`;
  if (asset.kind === 'address') yield `${side}.asset=${lower(asset.address)}`;
  if (asset.kind !== 'nft') return;
  if (asset.collection !== null) yield `${side}.asset=${lower(asset.collection)}`;
  if (asset.id !== null) yield `id=${asset.id}`;
}

function* readParty(slot: unknown): Generator<string> {
  const party = readValue(slot);
  if (!isJson(party)) return;
  if (party.kind === 'address') yield `party=${lower(party.address)}`;
  if (party.kind === 'ens') yield `party=${lower(party.name)}`;
  if (party.kind === 'protocol') yield `party=${familyOf(party.slug)}`;
}

function* readStep(step: Json): Generator<string> {
  yield `action=${readValue(step.action)}`;
  yield* readWant(step.gives, 'in');
  yield* readWant(step.gets, 'out');
  yield* readParty(step.recipient);
  yield* readParty(step.spender);
  if (step.protocol) yield `protocol=${familyOf(readValue(step.protocol))}`;
  if (step.chain_id) yield `chain=${readValue(step.chain_id)}`;
  if (step.destination_chain_id) yield `toChain=${readValue(step.destination_chain_id)}`;
}

function* readConstraints({ slippage_bps, deadline }: Json): Generator<string> {
  if (slippage_bps) yield `slippage=${readValue(slippage_bps)}`;
  const until = readValue(deadline);
  if (isJson(until)) yield 'within_seconds' in until ? `deadline=${until.within_seconds}` : `deadline@${until.at_unix}`;
}

/** The side of a trade matters only for operations with two sides. */
const flatten = (slot: string, operation: Operation) => (isSwap(operation) ? slot : slot.replace(/^(?:in|out)\./, ''));

/** The slots that the validator found in an intent. */
function readSlots(intent: unknown, operation: Operation): Set<string> {
  if (!isJson(intent)) return new Set();
  const constraints = isJson(intent.constraints) ? intent.constraints : {};
  const found = [...listOf(intent.steps).flatMap((step) => [...readStep(step)]), ...readConstraints(constraints)];
  return new Set(found.map((slot) => flatten(slot, operation)));
}

/** Slots that a reader may find or omit: the fixed words of a template say them, or the operation implies them. */
function isOptional(slot: string, { name, family, actions }: Operation): boolean {
  if (slot === `protocol=${family}` || slot === `party=${family}`) return true;
  if (/^protocol=(?:erc20|erc721|erc1155|erc4626|weth|native)$/.test(slot)) return true;
  if (/-bridge$/.test(name) && slot === 'chain=1') return true;
  if (/^approve-then/.test(name) && slot === 'action=approve') return true;
  if (name === 'router02-eth-out' && slot === 'action=unwrap') return true;
  if (name === 'lido-stake' && slot === 'asset=steth') return true;
  if (/-revoke$/.test(name) && slot === 'amount=0') return true;
  if (/^erc721/.test(name) && slot === 'amount=1') return true;
  return actions.some((same) => same.includes('wrap') || same.includes('unwrap')) && /^asset=w/.test(slot);
}

export interface SlotCount {
  readonly found: number;
  readonly missed: readonly string[];
  readonly invented: readonly string[];
}

export function compareSlots(said: readonly Slot[], intent: unknown, operation: Operation): SlotCount {
  const wanted = [
    ...operation.actions.map((same) => same.map((action) => `action=${action}`)),
    ...said.map((ways) => ways.map((way) => flatten(way, operation))),
    ...(operation.implies ?? []).map((slot) => [flatten(slot, operation)]),
  ].filter((ways) => ways.length > 0);
  const read = readSlots(intent, operation);
  const missed = wanted.filter((ways) => !ways.some((way) => read.has(way)));
  const known = new Set(wanted.flat());
  const invented = [...read].filter((slot) => !known.has(slot) && !isOptional(slot, operation));
  return { found: wanted.length - missed.length, missed: missed.map(([way = '']) => way), invented };
}
