/**
 * Who holds the keys that encrypt data keys: the local master key, or a service such as a cloud KMS. The context is
 * authenticated with the key: what was wrapped for one cannot be unwrapped for another.
 */
export interface KeyManagement {
  /** The key that wraps. Stored in clear with every sealed text; has no dots and no white space. */
  readonly keyId: string;
  /** Keys that unwrap as well, and wrap nothing: those before it, or the one after it. */
  readonly otherKeyIds: readonly string[];
  wrap(dataKey: Uint8Array, context: string): Promise<Uint8Array>;
  /** Throws if the key is not there, or if the bytes were not wrapped with it for this context. */
  unwrap(keyId: string, wrapped: Uint8Array, context: string): Promise<Uint8Array>;
}
