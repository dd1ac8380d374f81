import { nobody } from '../../effects/asset-marks.ts';
import { effectsOf } from '../rules/effects-of.ts';
import { type Protocol, rule } from '../rules/protocol.ts';
import { exactly, native, nft } from '../rules/quantity.ts';

const does = effectsOf('seadrop');

/** Where collections of OpenSea's drops are minted. */
export const seadrop: Protocol = {
  slug: 'seadrop',
  name: 'SeaDrop',
  family: 'opensea',
  words: ['sea drop', 'opensea drop', 'openseas seadrop'],
  contracts: {
    drop: Object.fromEntries(
      [1, 10, 137, 8453, 42161, 43114, 11155111].map((id) => [id, ['0x00005ea00ac477b1030ce78506496e8c2de24bf5']]),
    ),
  },
  functions: [
    rule(
      'function mintPublic(address nftContract, address feeRecipient, address minterIfNotPayer, uint256 quantity)',
      ['drop'],
      ({ nftContract, minterIfNotPayer, quantity }, call) => ({
        effects: [
          does(call, 'swap', {
            gives: call.value === 0n ? [] : [exactly(native, call.value)],
            gets: [exactly(nft(nftContract, null), quantity)],
            to: minterIfNotPayer === nobody ? call.from : minterIfNotPayer,
          }),
        ],
      }),
      {
        irrelevant: { feeRecipient: 'gets a part of the fixed price; one that the collection does not allow reverts' },
      },
    ),
  ],
};
