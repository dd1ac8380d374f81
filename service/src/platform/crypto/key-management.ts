/**
 * The holder of the keys that encrypt data keys: the local master key, or a cloud KMS. The context is authenticated: a
 * key wrapped for one cannot be unwrapped for another.
 */
export interface KeyManagement {
  /** The wrapping key. Stored in clear with every sealed text; has no dots and no white space. */
  readonly keyId: string;
  /** Keys that only unwrap: previous ones, or the next one. */
  readonly otherKeyIds: readonly string[];
  wrap(dataKey: Uint8Array, context: string): Promise<Uint8Array>;
  /** Throws if the key is missing, or if the bytes were not wrapped with it for this context. */
  unwrap(keyId: string, wrapped: Uint8Array, context: string): Promise<Uint8Array>;
}
