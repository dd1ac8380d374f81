import type { Address } from '@countersign/protocol';
import type { Term } from '../../effects/effect.ts';

/** The contract whose control or code changes: there is no other sign of which one the owner means. */
export const concernedContract = (value: Address): Term => ({ what: 'contract', is: 'hex', value });
