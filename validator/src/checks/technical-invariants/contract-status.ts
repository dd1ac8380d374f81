import { cannotTell, type Node } from '../node.ts';

export const contractStatus: Node = {
  id: 'technical_invariants.contract_status',
  name: 'Contract status',
  severity: 'warning',
  needs: ['rpc'],
  stops: 'Calls to addresses without code, to paused contracts and to contracts deployed minutes ago.',
  rejectsOn: 'Nothing: it only warns.',
  letsThrough: 'Contracts that only an archive node knows: a warning, not a rejection.',
  skips: 'Always, because no chain is queried.',
  check: () => cannotTell('Only the chain can tell whether the target has code, and since when.'),
};
