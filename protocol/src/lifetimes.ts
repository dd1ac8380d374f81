/** How long things last, in seconds. */
export const lifetimes = {
  siweNonce: 10 * 60,
  accessToken: 15 * 60,
  refreshToken: 30 * 24 * 60 * 60,
  /** How far the time of a signed request may be off. */
  signedRequest: 300,
  /** How old the time in a text may be by which an account links or unlinks itself. */
  escrowLink: 10 * 60,
  connectionCode: 10 * 60,
  /** Between GET /oauth/authorize and the decision of the user. */
  oauthSession: 10 * 60,
  authorizationCode: 60,
  /** The longest that an owner can have a used instruction remembered. */
  usedInstruction: 30 * 24 * 60 * 60,
  idempotencyKey: 24 * 60 * 60,
  /** The window in which stored bytes are counted. */
  byteQuota: 24 * 60 * 60,
} as const;
