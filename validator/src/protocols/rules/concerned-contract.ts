import type { Address } from '@countersign/protocol';
import type { Term } from '../../effects/effect.ts';

/** The contract whose control or code changes: nothing else identifies the one that the owner means. */
export const concernedContract = (value: Address): Term => ({ what: 'contract', is: 'hex', value });
