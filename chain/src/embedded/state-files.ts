/**
 * The files of the chain, in the order to copy them: the history may be ahead of the journal and the journal ahead of
 * the contracts, never behind. The key only deploys contracts, and can be replaced.
 */
export const stateFiles = {
  genesis: 'genesis.json',
  contracts: 'contracts.json',
  journal: 'journal.jsonl',
  history: 'history.jsonl',
} as const;
