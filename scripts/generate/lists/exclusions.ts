import type { Address } from '@countersign/protocol';

/**
 * Reported addresses that the validator must not refuse, each with the reason. The generator stops at a report about a token
 * or a contract of our own tables that is not decided here. None of the current sources reports one.
 */
export const excludedThreats: ReadonlyMap<Address, string> = new Map([]);
