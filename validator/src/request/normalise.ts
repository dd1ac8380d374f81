import type { ValidationRequest } from '@countersign/protocol';
import type { Authorization, RawCall } from '../effects/call.ts';
import { collectTexts } from './collect-texts.ts';
import { readLookedUp } from './looked-up.ts';
import type { ClockSource, ForeignText, NormalisedRequest } from './normalised-request.ts';
import { type Fields, isAbsent, isFields, PartReader } from './part-reader.ts';
import { readClaims } from './read-claims.ts';
import { readInteger, readSmallInteger } from './read-integer.ts';
import { readPayment } from './read-payment.ts';

/** The request after its schema: shapes are right, contents are unchecked. */
export type SentRequest = Pick<ValidationRequest, 'human_intent'> & Partial<ValidationRequest>;

/** Longer than any honest intent; a longer one is refused because reading it would take seconds. */
const MAX_INTENT_LENGTH = 8_192;
const MAX_BATCH = 1_000;

const MAX_DEPTH = 64;

/** In any spelling: a wallet may accept spellings that we do not read. */
const isAuthorizations = (name: string) => /^authori[sz]ations?(_?list)?$/i.test(name);
const feeFields = ['gasPrice', 'gas_price', 'maxFeePerGas', 'max_fee_per_gas'];
/** Fields that could hide a second transaction from us but not from the signing wallet. */
const unreadPlaces = [
  'calls',
  'typedData',
  'typed_data',
  'tx',
  'transaction',
  'userOperation',
  'user_operation',
  'userOp',
];

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads hex, numbers, addresses and times, once; an unreadable value is a fault that names its field. */
export function normalise(sent: SentRequest, clock: () => number): NormalisedRequest {
  const reader = new PartReader();
  const tx = readShallow(reader, sent.proposed_tx, 'proposed_tx');
  const metadata = readShallow(reader, sent.metadata, 'metadata');
  const txMetadata = fieldsOf(tx.metadata);
  const batch = listOf(tx.transactions).slice(0, MAX_BATCH).map(fieldsOf);
  const claims = readClaims({ tx, metadata, txMetadata, context: fieldsOf(tx.context), batch });
  const parts = [
    { fields: tx, field: 'proposed_tx' },
    ...batch.map((fields, index) => ({ fields, field: `proposed_tx.transactions[${index}]` })),
  ];

  for (const { fields, field } of parts) refuseUnread(reader, fields, field);
  const sender = claims.senders[0]?.value ?? null;
  const order = isFields(tx.order) && Object.keys(tx.order).length > 0 ? tx.order : null;
  const authorizations = parts.flatMap(({ fields, field }) => readAuthorizations(reader, fields, field));
  const calls = readCalls(reader, tx, batch, sender);
  if (calls.length === 0 && order === null && authorizations.length === 0 && reader.faults.length === 0) {
    reader.refuse(
      'proposed_tx',
      'contains no transaction: send `to` with `data` or `value`, `transactions` or `order`',
    );
  }
  const fees = parts.flatMap(({ fields, field }) =>
    feeFields.map((name) => reader.integer(fields[name], `${field}.${name}`) ?? 0n),
  );
  const [feePerGas = 0n] = fees.toSorted((a, b) => Number(b > a) - Number(a > b));

  const isTooLong = sent.human_intent.length > MAX_INTENT_LENGTH;
  if (isTooLong) reader.refuse('human_intent', `is longer than ${MAX_INTENT_LENGTH} characters`);
  const intent = isTooLong ? '' : sent.human_intent;

  const chainId = claims.chainIds[0]?.value ?? null;
  const { nowUnix, clock: source } = readClock(metadata, txMetadata, clock);
  return {
    intent,
    chainId,
    sender,
    calls,
    order,
    payment: readPayment(reader, tx.payment),
    authorizations,
    gas: reader.integer(tx.gas, 'proposed_tx.gas'),
    feePerGas: feePerGas === 0n ? null : feePerGas,
    nowUnix,
    clock: source,
    claims,
    lookedUp: readLookedUp(sent.looked_up, chainId),
    texts: readTexts({ ...sent, human_intent: intent, metadata }, tx),
    faults: reader.faults,
  };
}

/** Deeper nesting than any honest request has is a fault and not read. */
function readShallow(reader: PartReader, value: unknown, field: string): Fields {
  if (!isFields(value)) return {};
  if (!isDeeper(value, MAX_DEPTH)) return value;
  reader.refuse(field, `is nested deeper than ${MAX_DEPTH} levels`);
  return {};
}

const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1)));

/** Refuses unjudged content next to the transaction: a wallet might send it. */
function refuseUnread(reader: PartReader, fields: Fields, field: string): void {
  reader.address(fields.from, `${field}.from`);
  for (const name of ['chain_id', 'chainId']) {
    const read = reader.integer(fields[name], `${field}.${name}`);
    if (read === 0n) reader.refuse(`${field}.${name}`, 'is 0, which is not a chain id');
    if (read !== null && readSmallInteger(read) === null) reader.refuse(`${field}.${name}`, 'is not a chain id');
  }
  const places = field === 'proposed_tx' ? unreadPlaces : [...unreadPlaces, 'transactions', 'order'];
  for (const name of places) {
    const value = fields[name];
    const isThere = typeof value === 'object' && value !== null && Object.keys(value).length > 0;
    if (isThere)
      reader.refuse(`${field}.${name}`, 'is not supported: use `transactions` for calls and `order` for typed data');
  }
}

function readAuthorizations(reader: PartReader, fields: Fields, field: string): Authorization[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!isAuthorizations(name) || isAbsent(value)) return [];
    if (!Array.isArray(value)) reader.refuse(`${field}.${name}`, 'is not a list of authorizations');
    return listOf(value).flatMap((item, index) => {
      const read = reader.authorization(fieldsOf(item), `${field}.${name}[${index}]`);
      return read ? [read] : [];
    });
  });
}

/** The transaction itself, if there is one, and then the batch. */
function readCalls(reader: PartReader, tx: Fields, listed: readonly Fields[], sender: RawCall['from']): RawCall[] {
  const { length } = listOf(tx.transactions);
  if (length > MAX_BATCH) {
    reader.refuse('proposed_tx.transactions', `contains ${length} calls; at most ${MAX_BATCH} are checked`);
  }
  const batch = listed.map((fields, index) => reader.call(fields, `proposed_tx.transactions[${index}]`, sender));
  const hasBytes = [tx.data, tx.input].some((data) => !isAbsent(data) && data !== '0x');
  const hasTarget = !isAbsent(tx.to);
  const hasOwnCall = hasTarget || hasBytes;
  // A bare target next to a batch or an order is a hint to its destination, not a call.
  const isEmpty = !hasBytes && (isAbsent(tx.value) || readInteger(tx.value) === 0n);
  const isOnlyHint = isEmpty && (batch.length > 0 || (isFields(tx.order) && Object.keys(tx.order).length > 0));
  return hasOwnCall && !isOnlyHint ? [reader.call(tx, 'proposed_tx', sender), ...batch] : batch;
}

function readClock(metadata: Fields, txMetadata: Fields, clock: () => number): { nowUnix: number; clock: ClockSource } {
  for (const name of ['generated_at_unix', 'block_time_unix'] as const) {
    const own = readSmallInteger(metadata[name]);
    if (own !== null) return { nowUnix: own, clock: `metadata.${name}` };
    const inner = readSmallInteger(txMetadata[name]);
    if (inner !== null) return { nowUnix: inner, clock: `proposed_tx.metadata.${name}` };
  }
  return { nowUnix: Math.floor(clock() / 1000), clock: 'server' };
}

function readTexts(sent: SentRequest, tx: Fields): ForeignText[] {
  const texts: ForeignText[] = [{ field: 'human_intent', text: sent.human_intent }];
  collectTexts(tx, 'proposed_tx', texts);
  collectTexts(sent.metadata, 'metadata', texts);
  collectTexts(sent.preferences, 'preferences', texts);
  // Anyone can choose the symbol of a token.
  for (const fact of sent.looked_up?.facts ?? []) {
    if (fact.kind === 'token') collectTexts(fact.symbol, `looked_up.symbol of ${fact.address}`, texts);
  }
  return texts;
}
