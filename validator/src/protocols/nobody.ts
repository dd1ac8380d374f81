import type { Address } from '@countersign/protocol';

/** The address that has no key: contracts take it for nobody, or for the native coin. */
export const nobody: Address = `0x${'0'.repeat(40)}`;
