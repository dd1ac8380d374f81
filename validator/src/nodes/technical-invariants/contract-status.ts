import { cannotTell, type Node } from '../node.ts';

export const contractStatus: Node = {
  id: 'technical_invariants.contract_status',
  name: 'Contract status',
  severity: 'warning',
  needs: ['rpc'],
  stops: 'Calls to addresses without code, to paused contracts and to contracts deployed minutes ago.',
  letsThrough: 'Contracts that only an archive remembers: it warns and does not reject.',
  skips: 'Always, as long as no chain is asked.',
  check: () => cannotTell('Whether the target has code, and since when, only the chain can say.'),
};
