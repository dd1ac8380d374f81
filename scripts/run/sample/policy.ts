import { isDeepStrictEqual } from 'node:util';
import { checksumAddress } from '@countersign/protocol';
import type { Client } from '@countersign/sdk';
import { BASE, ETHEREUM, thief, usdc } from './actions.ts';

type Policy = Omit<Awaited<ReturnType<Client['getPolicy']>>, 'updatedAt'>;

/**
 * The limits of the sample's agents without approval: up to 50 USDC at once and 2,000 a day on Base, up to 0.1 ETH at
 * once.
 */
export const samplePolicy: Policy = {
  limits: [
    {
      chainId: BASE,
      asset: checksumAddress(usdc[BASE] ?? '0x'),
      perTransaction: '50000000',
      per24Hours: '2000000000',
    },
    { chainId: ETHEREUM, asset: 'native', perTransaction: '100000000000000000', per24Hours: null },
  ],
  allowedRecipients: null,
  deniedRecipients: [thief],
};

export const noPolicy: Policy = { limits: [], allowedRecipients: null, deniedRecipients: [] };

export const isPolicy = ({ limits, allowedRecipients, deniedRecipients }: Policy, wanted: Policy): boolean =>
  isDeepStrictEqual({ limits, allowedRecipients, deniedRecipients }, wanted);
