import type { Authorization, RawCall } from '../decode/decoded-call.ts';
import { collectTexts } from './collect-texts.ts';
import type { ClockSource, ForeignText, NormalisedRequest } from './normalised-request.ts';
import { type Fields, isFields, PartReader } from './read-calls.ts';
import { readClaims } from './read-claims.ts';
import { readSmallInteger } from './read-number.ts';

/** The request as its schema lets it through: shapes are right, contents are not yet looked at. */
export interface SentRequest {
  readonly human_intent: string;
  readonly proposed_tx?: Fields | undefined;
  readonly metadata?: Fields | undefined;
  readonly preferences?: Fields | undefined;
  readonly return_prompts?: boolean | undefined;
}

/** Longer than any wish; what is longer is refused rather than read for seconds. */
const MAX_INTENT_LENGTH = 16_384;
const MAX_BATCH = 1_000;

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Reads hex, numbers, addresses and times, once; what cannot be read is a fault that names its field. */
export function normalise(sent: SentRequest, clock: () => number): NormalisedRequest {
  const tx = fieldsOf(sent.proposed_tx);
  const metadata = fieldsOf(sent.metadata);
  const txMetadata = fieldsOf(tx.metadata);
  const claims = readClaims({ tx, metadata, txMetadata, context: fieldsOf(tx.context) });
  const reader = new PartReader();

  reader.address(tx.from, 'proposed_tx.from');
  reader.integer(tx.chain_id ?? tx.chainId, 'proposed_tx.chain_id');
  const sender = claims.senders[0]?.value ?? null;
  const order = isFields(tx.order) && Object.keys(tx.order).length > 0 ? tx.order : null;
  const authorizations = listOf(tx.authorization_list).flatMap((item, index): Authorization[] => {
    const read = reader.authorization(fieldsOf(item), `proposed_tx.authorization_list[${index}]`);
    return read ? [read] : [];
  });
  const calls = readCalls(reader, tx, sender);
  if (calls.length === 0 && order === null && authorizations.length === 0 && reader.faults.length === 0) {
    reader.refuse('proposed_tx', 'holds no transaction: give `to` with `data` or `value`, `transactions` or `order`');
  }

  const isTooLong = sent.human_intent.length > MAX_INTENT_LENGTH;
  if (isTooLong) reader.refuse('human_intent', `is longer than ${MAX_INTENT_LENGTH} characters`);
  const intent = isTooLong ? '' : sent.human_intent;

  return {
    intent,
    chainId: claims.chainIds[0]?.value ?? null,
    sender,
    calls,
    order,
    authorizations,
    gas: reader.integer(tx.gas, 'proposed_tx.gas'),
    ...readClock(metadata, txMetadata, clock),
    claims,
    texts: readTexts({ ...sent, human_intent: intent }, tx),
    faults: reader.faults,
  };
}

/** The transaction itself, where there is one, and then the batch. */
function readCalls(reader: PartReader, tx: Fields, sender: RawCall['from']): RawCall[] {
  const listed = listOf(tx.transactions);
  if (listed.length > MAX_BATCH) {
    reader.refuse('proposed_tx.transactions', `holds ${listed.length} calls; at most ${MAX_BATCH} are looked at`);
  }
  const batch = listed
    .slice(0, MAX_BATCH)
    .map((item, index) => reader.call(fieldsOf(item), `proposed_tx.transactions[${index}]`, sender));
  const hasBytes = [tx.data, tx.input].some((data) => data !== undefined && data !== null && data !== '');
  const hasTarget = tx.to !== undefined && tx.to !== null && tx.to !== '';
  const hasOwnCall = hasTarget || (hasBytes && tx.data !== '0x');
  // A target beside a batch or an order and nothing else is a hint to where it goes, not a call.
  const isOnlyHint = hasTarget && !hasBytes && tx.value === undefined && (batch.length > 0 || isFields(tx.order));
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
  return texts;
}
