import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { endpoint } from './endpoint.ts';
import { moment, timestamp } from './fields.ts';
import { chainId, hash32 } from './hex.ts';
import { generalLimit } from './limits.ts';

const platforms = ['none', 'tdx', 'sev-snp', 'sgx', 'nitro'] as const;
const settlementStatuses = ['pending', 'submitted', 'settled', 'failed'] as const;
const MAX_QUOTE_CHARACTERS = 64 * 1024;

/** Both encodings of bytes; the caller chooses, and gets back the same. */
const binary = (maxCharacters: number) =>
  z
    .string()
    .max(maxCharacters, `must be at most ${maxCharacters} characters`)
    .regex(
      /^(?:0x)?(?:[0-9a-fA-F]{2})+$|^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      'must be hex or base64',
    )
    .min(1, 'must not be empty')
    .meta({ examples: ['0x04000200'] });

/** The attestation of an arbiter's machine, as shown. */
export const teeProof = z
  .object({
    platform: z.enum(platforms).describe('`none`: it runs on a machine without attestation.'),
    quote: z.string().nullable(),
    measurement: z.string().nullable(),
    reportData: z.string().nullable(),
    signer: checksummedAddress.nullable(),
    verifiedAt: timestamp
      .nullable()
      .describe(
        'When `quote` was verified to contain `reportData`, and `reportData` to be the hash of the verdict; null if it was not.',
      ),
    updatedAt: timestamp,
  })
  .meta({ id: 'TeeProof' });

/** The record of a verdict on chain, as shown. */
export const settlement = z
  .object({
    status: z.enum(settlementStatuses),
    txHash: z.string().nullable(),
    chainId: z.int().nullable(),
    blockNumber: z.int().nullable(),
    settledAt: timestamp.nullable(),
    verified: z.boolean().describe('Whether this service has found the same verdict on chain. False until then.'),
    updatedAt: timestamp,
  })
  .meta({ id: 'Settlement' });

const base = {
  method: 'PATCH',
  group: 'Work for arbiters',
  access: { by: ['orion-key', 'admin-key'] },
  limits: [generalLimit],
  params: z.object({ requestHash: z.string() }),
  errors: { 404: 'No such transaction.' },
} as const;

export const orionMetadataRows = {
  updateTeeProof: endpoint({
    ...base,
    path: '/internal/orion-metadata/{requestHash}/tee-proof',
    summary: 'Report the TEE attestation of the machine that judged a request',
    maxBodyBytes: 256 * 1024,
    body: z.object({
      platform: z.enum(platforms),
      quote: binary(MAX_QUOTE_CHARACTERS).optional(),
      measurement: binary(1_000).optional(),
      reportData: binary(1_000).optional().describe('Starts with the EIP-712 hash of the verdict.'),
      signer: address.optional().describe('The account that signs the verdicts.'),
      verifiedAt: moment
        .optional()
        .describe('Ignored: it is set only if this service has verified the binding itself.'),
    }),
    success: { status: 200, body: teeProof },
  }),
  updateSettlement: endpoint({
    ...base,
    path: '/internal/orion-metadata/{requestHash}/settlement',
    summary: 'Report the progress of recording a verdict on chain',
    body: z.object({
      status: z.enum(settlementStatuses),
      txHash: hash32.optional(),
      chainId: chainId.optional(),
      blockNumber: z.int('must be a whole number').min(0).optional(),
      settledAt: moment.optional(),
    }),
    success: { status: 200, body: settlement },
  }),
};
