import type { Contract, Received } from '@countersign/protocol';

export type EscrowAccount = Received<Contract['listEscrowAccounts']>[number];

export const escrowKey = ['escrow-accounts'];
