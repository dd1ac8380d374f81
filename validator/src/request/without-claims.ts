import type { Claims, NormalisedRequest } from './normalised-request.ts';

/**
 * A request without claims. Chain, sender and protocol stay: they identify the transaction, and a request that names
 * two of them is rejected.
 */
export const noClaims: Omit<Claims, 'protocol' | 'chainIds' | 'senders'> = {
  operation: null,
  functionName: null,
  params: {},
  asset: null,
  amount: null,
  tokenIn: null,
  tokenOut: null,
  slippageBps: null,
  validTo: null,
  names: new Map(),
  nameConflicts: [],
  pricesUsd: new Map(),
  balances: new Map(),
  jurisdiction: null,
  freshUntilUnix: null,
  blockTimeUnix: null,
};

const isEmpty = (claim: unknown): boolean =>
  claim instanceof Map
    ? claim.size === 0
    : typeof claim === 'object' && claim !== null
      ? Object.keys(claim).length === 0
      : claim === null;

/** The same request with only its transaction and its words; null if it has no claims anyway. */
export function withoutClaims(request: NormalisedRequest): NormalisedRequest | null {
  const { claims } = request;
  const names = Object.keys(noClaims) as (keyof typeof noClaims)[];
  if (names.every((name) => isEmpty(claims[name]))) return null;
  return { ...request, claims: { ...claims, ...noClaims } };
}
