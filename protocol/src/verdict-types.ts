/** In the notation of wallets and contracts (EIP-712). */
export const verdictType =
  'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,bytes32 effectsHash,uint64 decidedAt)';

/** The type that arbiters signed before it included effects. Old records stay verifiable; new ones are refused. */
export const formerVerdictType =
  'Verdict(bytes32 requestHash,uint8 decision,uint16 confidenceBps,bytes32 callHash,bytes32 reportHash,uint64 decidedAt)';

export type VerdictType = typeof verdictType | typeof formerVerdictType;
