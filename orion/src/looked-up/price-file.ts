import { open } from 'node:fs/promises';
import { type Address, canonicalJson, type WantedFact } from '@countersign/protocol';
import { recoverMessageAddress } from 'viem/utils';
import { z } from 'zod';
import { NotFound } from './not-found.ts';

const MAX_BYTES = 1024 * 1024;
/** Tolerated clock difference. */
const MAX_AHEAD_SECONDS = 60;

/** The signed content, in one form only. */
const asset = z.union([z.literal('native'), z.string().regex(/^0x[0-9a-f]{40}$/)]);

const pricesFile = z.strictObject({
  asOf: z.int().min(0),
  prices: z.record(z.string().regex(/^[1-9]\d{0,15}$/), z.record(asset, z.string().regex(/^\d{1,15}(\.\d{1,18})?$/))),
  signature: z.string().regex(/^0x[0-9a-fA-F]{130}$/),
});

export interface PriceFileOptions {
  readonly path: string;
  /** The required signer. */
  readonly signer: Address;
  readonly maxAgeSeconds: number;
}

/** The signed text: the whole file except the signature. */
export const signedText = ({ asOf, prices }: { asOf: number; prices: Readonly<Record<string, object>> }): string =>
  canonicalJson({ asOf, prices });

/** A price from the file; null if it has none for the asset. Read again each time, because the file is updated. */
export async function readPriceFile(
  { path, signer, maxAgeSeconds }: PriceFileOptions,
  { chainId, nowMs }: { readonly chainId: number; readonly nowMs: number },
  wanted: Extract<WantedFact, { kind: 'price' }>,
) {
  const { asOf, prices } = await readSigned(path, signer);
  const age = Math.floor(nowMs / 1000) - asOf;
  if (age > maxAgeSeconds || age < -MAX_AHEAD_SECONDS) throw new NotFound('the price file is too old');
  const usd = prices[String(chainId)]?.[wanted.asset];
  return usd === undefined ? null : { ...wanted, usd, source: 'file of prices', updated_at: asOf, block: null };
}

async function readSigned(path: string, signer: Address): Promise<z.output<typeof pricesFile>> {
  const { data } = pricesFile.safeParse(await readJson(path));
  if (!data) throw new NotFound('the price file cannot be read');
  const message = signedText(data);
  const found = await recoverMessageAddress({ message, signature: data.signature as `0x${string}` }).catch(() => '');
  if (found.toLowerCase() !== signer) throw new NotFound('the price file is not signed by PRICES_SIGNER');
  return data;
}

async function readJson(path: string): Promise<unknown> {
  try {
    await using file = await open(path);
    const { size } = await file.stat();
    if (size > MAX_BYTES) return null;
    return JSON.parse(await file.readFile('utf8'));
  } catch {
    return null;
  }
}
