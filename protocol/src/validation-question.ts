import type { Action, CreateFields } from './create-transaction.ts';

/** A request as sent to the validator. What the request itself contains is a claim, never a fact. */
export function validationQuestion({ userPrompt, escrowAddress, chainId, contextLogs, ...action }: CreateFields) {
  return {
    human_intent: userPrompt,
    proposed_tx: {
      from: escrowAddress,
      ...proposalOf(action),
      chain_id: chainId,
      ...(contextLogs && { context: contextLogs }),
    },
  };
}

/** The action under the validator's field names. */
function proposalOf({ tx, calls, typedData, payment }: Action) {
  if (tx) return tx;
  if (calls) return { transactions: calls.map((call) => ({ ...call })) };
  return { order: { ...typedData }, ...(payment && { payment: { ...payment } }) };
}

/** Where the validator's request holds each part of ours; longer paths come first. */
const places: readonly (readonly [validator: string, request: string])[] = [
  ['proposed_tx.transactions', 'calls'],
  ['proposed_tx.order', 'typedData'],
  ['proposed_tx.payment', 'payment'],
  ['proposed_tx.context', 'contextLogs'],
  ['proposed_tx.chain_id', 'chainId'],
  ['proposed_tx.from', 'escrowAddress'],
  ['proposed_tx', 'tx'],
  ['human_intent', 'userPrompt'],
];

const request = new Map(places);
const pattern = new RegExp(`\\b(?:${places.map(([place]) => place.replaceAll('.', '\\.')).join('|')})\\b`, 'g');

/** Translates the validator's message about its own request into the caller's fields. */
export const inRequestTerms = (text: string): string => text.replace(pattern, (place) => request.get(place) ?? place);
