/** As wallets and contracts take it (EIP-712). */
export const verdictType =
  'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,bytes32 effectsHash,uint64 decidedAt)';

/** What arbiters signed before effects were part of it. Records of that time stay verifiable; new ones are refused. */
export const formerVerdictType =
  'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,uint64 decidedAt)';

export type VerdictType = typeof verdictType | typeof formerVerdictType;
