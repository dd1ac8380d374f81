/** Why a node refuses a transaction. */
export type SendRefusal =
  /** Already known. */
  | 'known'
  /** The nonce is used in a block. */
  | 'nonce-used'
  /** A pending transaction uses the nonce, or the fee is below the node's minimum. */
  | 'underpriced'
  /** Earlier nonces are missing, and this node does not queue transactions. */
  | 'nonce-ahead'
  | 'no-funds'
  | 'other';

/** The messages of geth, reth, erigon, nethermind, besu, older clients, and hardhat's EVM. The first match counts. */
const wordings: readonly (readonly [SendRefusal, RegExp])[] = [
  [
    'known',
    /already ?known|known transaction|already imported|already in (the )?(mem)?pool|same hash|tx already exists/i,
  ],
  [
    'underpriced',
    /underpriced|replacement ?not ?allowed|fee ?too ?low|could not replace|fee to replace|gas price is too low/i,
  ],
  ['nonce-used', /nonce (is )?too ?low|old ?nonce|nonce has already been used|nonce already used/i],
  ['nonce-ahead', /nonce (is )?too ?high|nonce ?gap|too distant/i],
  ['no-funds', /insufficient ?(funds|balance)|enough funds|exceeds (the )?balance|upfront cost/i],
];

export function classifySendRefusal(text: string): SendRefusal {
  return wordings.find(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}
