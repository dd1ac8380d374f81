import { type Address, parseAddress } from '@countersign/protocol';
import type { Claims } from './normalised-request.ts';
import { type Fields, isFields } from './part-reader.ts';
import { readInteger, readSmallInteger } from './read-integer.ts';

/** The places of callers' claims: `metadata`, `proposed_tx.metadata`, `proposed_tx.context`. */
export interface Sources {
  readonly tx: Fields;
  readonly metadata: Fields;
  readonly txMetadata: Fields;
  readonly context: Fields;
  readonly batch: readonly Fields[];
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
const amountText = (value: unknown) => (typeof value === 'number' ? String(value) : text(value));

export function readClaims(sources: Sources): Claims {
  const { tx, metadata, txMetadata, context } = sources;
  const call = isFields(tx.call) ? tx.call : {};
  const generatedAt = readSmallInteger(metadata.generated_at_unix ?? txMetadata.generated_at_unix);
  const { names, nameConflicts } = readNames([context, metadata, txMetadata]);
  const ttl = readSmallInteger(metadata.ttl_secs ?? txMetadata.ttl_secs);
  return {
    protocol: text(tx.protocol)?.toLowerCase() ?? null,
    operation: typeof tx.operation === 'string' && /^[a-z]/i.test(tx.operation) ? tx.operation : null,
    functionName: text(call.function),
    params: Array.isArray(call.params) ? { ...call.params } : isFields(call.params) ? call.params : {},
    asset: text(tx.asset),
    amount: amountText(tx.amount),
    tokenIn: text(tx.token_in),
    tokenOut: text(tx.token_out),
    slippageBps: typeof tx.slippage_bps === 'number' ? tx.slippage_bps : readSmallInteger(tx.slippage_bps),
    validTo: readInteger(tx.validTo),
    names,
    nameConflicts,
    pricesUsd: readPrices([metadata.prices_usd, txMetadata.prices_usd, context.prices_usd]),
    balances: readBalances([context.balances, metadata.balances, txMetadata.balances]),
    jurisdiction: text(metadata.jurisdiction ?? txMetadata.jurisdiction)?.toUpperCase() ?? null,
    chainIds: readAll(sources, ['chain_id', 'chainId'], readSmallInteger),
    senders: readAll(sources, ['from'], (value) => (typeof value === 'string' ? parseAddress(value) : null)),
    freshUntilUnix: generatedAt !== null && ttl !== null ? generatedAt + ttl : null,
    blockTimeUnix: readSmallInteger(metadata.block_time_unix ?? txMetadata.block_time_unix),
  };
}

/** A value that may be in several places, the authoritative place first. */
function readAll<T>(
  { tx, metadata, txMetadata, batch }: Sources,
  names: readonly string[],
  read: (value: unknown) => T | null,
): { field: string; value: T }[] {
  const places: [string, Fields][] = [
    ['proposed_tx', tx],
    ['metadata', metadata],
    ['proposed_tx.metadata', txMetadata],
    ...batch.map((item, index): [string, Fields] => [`proposed_tx.transactions[${index}]`, item]),
  ];
  return places.flatMap(([place, fields]) =>
    names.flatMap((name) => {
      const value = read(fields[name]);
      return value === null ? [] : [{ field: `${place}.${name}`, value }];
    }),
  );
}

/** `{"bob.eth": "0x…"}` and `{name: "bob.eth", address: "0x…"}`, anywhere in the caller's claims. */
function readNames(places: readonly Fields[]): Pick<Claims, 'names' | 'nameConflicts'> {
  const found = new Map<string, Set<Address>>();
  const note = (name: unknown, value: unknown) => {
    if (typeof name !== 'string' || typeof value !== 'string' || !name.includes('.')) return;
    const address = parseAddress(value);
    if (address === null) return;
    const key = name.toLowerCase();
    found.set(key, (found.get(key) ?? new Set()).add(address));
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    if (!isFields(value)) return;
    note(value.name, value.address);
    for (const [key, inner] of Object.entries(value)) {
      note(key, inner);
      visit(inner);
    }
  };
  places.forEach(visit);
  const all = [...found].map(([name, addresses]) => ({ name, addresses: [...addresses] }));
  return {
    names: new Map(all.flatMap(({ name, addresses: [first] }) => (first ? [[name, first] as const] : []))),
    nameConflicts: all.filter(({ addresses }) => addresses.length > 1),
  };
}

/** No traded asset costs more or less: a value beyond is not a price, and would overflow computations. */
const isPrice = (usd: unknown): usd is number => typeof usd === 'number' && usd >= 1e-12 && usd <= 1e12;

function readPrices(places: readonly unknown[]): Map<string, number> {
  const entries = places.filter(isFields).flatMap((place) => Object.entries(place));
  return new Map(
    entries.flatMap(([asset, price]) => {
      const usd = typeof price === 'string' && /^\d{1,15}(\.\d{1,18})?$/.test(price) ? Number(price) : price;
      return isPrice(usd) ? [[asset.toLowerCase(), usd] as const] : [];
    }),
  );
}

function readBalances(places: readonly unknown[]): Map<string, bigint> {
  const entries = places.filter(isFields).flatMap((place) => Object.entries(place));
  return new Map(
    entries.flatMap(([asset, balance]) => {
      const amount = readInteger(balance);
      return amount === null ? [] : [[asset.toLowerCase(), amount] as const];
    }),
  );
}
