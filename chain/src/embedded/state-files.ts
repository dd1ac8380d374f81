/**
 * What the chain is made of, in its folder, in the order to copy it: the history may be ahead of the journal and the
 * journal ahead of the contracts, never behind. Its key deploys contracts, and a new one does as well.
 */
export const stateFiles = {
  genesis: 'genesis.json',
  contracts: 'contracts.json',
  journal: 'journal.jsonl',
  history: 'history.jsonl',
} as const;
