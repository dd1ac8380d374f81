/** Approvals with less confidence are left to the owner, unless the operator configures another threshold. */
export const confidenceThreshold = 0.75;
