import type { CheckedSettlement, TeeProof } from './read-records.ts';
import type { ShownRecord } from './table.ts';

/** Null if no chain is configured. */
export function showChainRecord({ chainId, contract, sender, txHash, blockNumber }: ShownRecord) {
  if (chainId === null || contract === null) return null;
  const status = blockNumber !== null ? 'recorded' : txHash !== null ? 'submitted' : 'pending';
  return { status, chainId, contract, sender, txHash, blockNumber } as const;
}

export const showTeeProof = ({ transactionId: _, ownerId: __, verifiedAt, updatedAt, ...proof }: TeeProof) => ({
  ...proof,
  verifiedAt: verifiedAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
});

export const showSettlement = ({
  transactionId: _,
  ownerId: __,
  settledAt,
  updatedAt,
  ...settlement
}: CheckedSettlement) => ({
  ...settlement,
  settledAt: settledAt?.toISOString() ?? null,
  updatedAt: updatedAt.toISOString(),
});
