import type { Address } from '@countersign/protocol';

/**
 * Reported addresses that the validator must not refuse, each with the reason. The generator fails on a report about a
 * token or contract of our own tables that is not listed here. The current sources have none.
 */
export const excludedThreats: ReadonlyMap<Address, string> = new Map([]);
