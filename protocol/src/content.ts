import { utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { isRawCid } from './cid.ts';
import { endpoint } from './endpoint.ts';
import { ifNoneMatch } from './headers.ts';
import { generalLimit } from './limits.ts';

const group = 'Content store';

/** The maximum size of a block: the size that every IPFS node relays. */
export const maxBlockBytes = 1024 * 1024;

const rawContentType = 'application/vnd.ipld.raw';

const cid = z
  .string()
  .refine(isRawCid, 'must be a CID version 1, raw, sha2-256, in base32 (bafkrei...)')
  .meta({ examples: ['bafkreibm6jg3ux5qumhcn2b3flc3tyu6dmlb4xa7u5bf44yegnrjhc4yeq'] });

export const contentRows = {
  getContent: endpoint({
    method: 'GET',
    path: '/ipfs/{cid}',
    group,
    summary: 'Get a block by its CID',
    access: 'public',
    limits: [generalLimit],
    params: z.object({ cid: cid.describe('CID version 1, raw, sha2-256, base32. The bytes hash to it.') }),
    query: z.object({ format: z.literal('raw', 'must be raw').optional().describe('Only raw blocks are served.') }),
    headers: z.object({
      accept: z
        .string()
        .optional()
        .describe('Must accept `application/vnd.ipld.raw`, unless `format` requests it or the header is absent.'),
      'if-none-match': ifNoneMatch,
    }),
    success: {
      status: 200,
      // Bytes have no JSON schema: OpenAPI names the media type.
      body: z.custom<Uint8Array>((value) => value instanceof Uint8Array).meta({ contentMediaType: rawContentType }),
      contentType: rawContentType,
      immutable: true,
      revalidates: true,
    },
    errors: {
      404: 'The block is not stored here, or it has expired.',
      503: 'The block cannot be read at the moment; try again later.',
    },
  }),
  putContent: endpoint({
    method: 'POST',
    path: '/internal/content',
    group,
    summary: 'Store an encrypted message',
    access: { by: ['orion-key', 'admin-key'] },
    limits: [generalLimit],
    // JSON escapes each line break as two characters.
    maxBodyBytes: 1.25 * maxBlockBytes,
    body: z.object({
      text: z
        .string()
        .refine((text) => utf8ToBytes(text).length <= maxBlockBytes, 'must be at most 1 MiB')
        .describe('An armored OpenPGP message encrypted to public keys: anyone can read the content store.')
        .meta({
          maxLength: maxBlockBytes,
          examples: ['-----BEGIN PGP MESSAGE-----\n\nwV4D…\n-----END PGP MESSAGE-----\n'],
        }),
    }),
    success: { status: 201, body: z.object({ cid }) },
    errors: { 503: 'The content store is unavailable; try again later.' },
  }),
};
