/** Reasons that several protocols share for an argument that the owner does not have to care about. */

const signature = 'part of a signature; a wrong one reverts';

/** `v`, `r` and `s` of a struct, or of the function itself. */
export const signatureOf = (struct?: string): Readonly<Record<string, string>> =>
  Object.fromEntries(['v', 'r', 's'].map((part) => [struct ? `${struct}.${part}` : part, signature]));
