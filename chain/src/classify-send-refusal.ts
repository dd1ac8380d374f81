/** Why a node does not take a transaction. */
export type SendRefusal =
  /** It has it already. */
  | 'known'
  /** The nonce is used in a block. */
  | 'nonce-used'
  /** The nonce is used by one that waits, or the fee is less than the node takes. */
  | 'underpriced'
  /** Nonces before it are missing, and this node keeps nothing for later. */
  | 'nonce-ahead'
  | 'no-funds'
  | 'other';

/** The words of geth, reth, erigon, nethermind, besu, older clients, and the EVM of hardhat. In order: the first counts. */
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
