/** Reasons, shared by several protocols, why an argument does not matter to the owner. */

export const signaturePart = 'part of a signature; a wrong one reverts';

/** `v`, `r` and `s` of a struct, or of the function itself. */
export const signatureOf = (struct?: string): Readonly<Record<string, string>> =>
  Object.fromEntries(['v', 'r', 's'].map((part) => [struct ? `${struct}.${part}` : part, signaturePart]));

/** The same with other names: `permitV`, `permitR`, `permitS`. */
export const permitSignature: Readonly<Record<string, string>> = Object.fromEntries(
  ['permitV', 'permitR', 'permitS'].map((part) => [part, signaturePart]),
);

/** A whole signature in one argument. */
export const signatureBytes = (path = 'signature'): Readonly<Record<string, string>> => ({ [path]: signaturePart });

/** A number that makes a signature count once. */
export const nonceOf = (path = 'nonce'): Readonly<Record<string, string>> => ({
  [path]: 'makes a signature count once; a wrong one reverts',
});
