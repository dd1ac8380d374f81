/** Lifetimes in seconds. */
export const lifetimes = {
  siweNonce: 10 * 60,
  accessToken: 15 * 60,
  refreshToken: 30 * 24 * 60 * 60,
  /** The allowed clock skew of a signed request. */
  signedRequest: 300,
  /** The maximum age of a text that links or unlinks an account. */
  escrowLink: 10 * 60,
  connectionCode: 10 * 60,
  /** Between GET /oauth/authorize and the user's decision. */
  oauthSession: 10 * 60,
  authorizationCode: 60,
  /** The longest time for which a used instruction can be remembered. */
  usedInstruction: 30 * 24 * 60 * 60,
  idempotencyKey: 24 * 60 * 60,
  /** The window in which stored bytes are counted. */
  byteQuota: 24 * 60 * 60,
} as const;
