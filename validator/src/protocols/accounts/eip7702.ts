import type { Address } from '@countersign/protocol';
import { nobody } from '../../effects/asset-marks.ts';
import type { Authorization } from '../../effects/call.ts';
import type { Effect } from '../../effects/effect.ts';
import type { Protocol } from '../rules/protocol.ts';

/**
 * An authorization allows the code of a contract to act as the account that signed it; the zero address revokes that.
 */
export function delegationEffect({ address }: Authorization, index: number, signer: Address | null): Effect {
  const isRemoval = address === nobody;
  return {
    kind: 'delegate',
    call: `authorization.${index}`,
    protocol: 'eip7702',
    gives: [],
    gets: [],
    from: signer,
    to: isRemoval ? null : address,
    detail: isRemoval
      ? 'removes the code that acts for the account'
      : 'lets the code of this contract act for the account',
  };
}

export const eip7702: Protocol = {
  slug: 'eip7702',
  name: 'EIP-7702',
  family: 'eip7702',
  words: ['eip-7702', 'eip7702', '7702'],
  contracts: {},
  functions: [],
};
