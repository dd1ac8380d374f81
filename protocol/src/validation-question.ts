import type { Action, CreateFields } from './create-transaction.ts';

/** A request as the validator is asked about it. What the request brings along is a claim, never a fact. */
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

/** The action as the validator's interface names it. */
function proposalOf({ tx, calls, typedData, payment }: Action) {
  if (tx) return tx;
  if (calls) return { transactions: calls.map((call) => ({ ...call })) };
  return { order: { ...typedData }, ...(payment && { payment: { ...payment } }) };
}

/** Where the question to the validator holds each part of a request; a longer place stands before the one it is in. */
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

/** What the validator says of its own request, in terms of the request that the caller knows. */
export const inRequestTerms = (text: string): string => text.replace(pattern, (place) => request.get(place) ?? place);
