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
