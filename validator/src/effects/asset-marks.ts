import type { Address } from '@countersign/protocol';

/** The address without a key: contracts use it for no account, or for the native coin. */
export const nobody: Address = `0x${'0'.repeat(40)}`;

/** The native coin in most contracts that require a token. */
export const coinMark: Address = `0x${'e'.repeat(40)}`;

/** Whether an address can stand for the native coin. */
export const isCoinMark = (address: string): boolean => address === coinMark || address === nobody;
