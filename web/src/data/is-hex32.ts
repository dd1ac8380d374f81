/** A transaction hash. */
export const isHex32 = (text: unknown): text is `0x${string}` =>
  typeof text === 'string' && /^0x[0-9a-fA-F]{64}$/.test(text);
