/** What an arbiter passes with less confidence is left to the owner, unless its operator sets another threshold. */
export const confidenceThreshold = 0.75;
