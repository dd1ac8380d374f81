import type { Address } from '@countersign/protocol';

/** The address that has no key: contracts take it for nobody, or for the native coin. */
export const nobody: Address = `0x${'0'.repeat(40)}`;

/** How most contracts write the native coin where they ask for a token. */
export const coinMark: Address = `0x${'e'.repeat(40)}`;

/** Whether an address can stand for the native coin. */
export const isCoinMark = (address: string): boolean => address === coinMark || address === nobody;
