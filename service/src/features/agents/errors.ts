import { Problem } from '@countersign/protocol';

export const agentNotFound = () => new Problem(404, 'agent.not_found', 'ethereumAddress: no agent has this address');

export const noTransactionOfAgent = () =>
  new Problem(404, 'agent.transaction_not_found', 'requestHash: this agent has no such transaction');
