import type { Address, Hex } from '@countersign/protocol';
import { z } from 'zod';

/** The JSON-RPC notation of numbers and bytes. */
export const toQuantity = (value: number | bigint): Hex => `0x${value.toString(16)}`;

export const quantity = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform((text) => BigInt(text));

/** Counters, which stay within exact numbers. */
export const count = quantity.refine((value) => value <= Number.MAX_SAFE_INTEGER).transform(Number);

const hexOf = (pattern: RegExp) => z.string().regex(pattern).toLowerCase() as unknown as z.ZodType<Hex, string>;

export const hexData = hexOf(/^0x(?:[0-9a-fA-F]{2})*$/);
export const hexHash = hexOf(/^0x[0-9a-fA-F]{64}$/);
/** In lower case. */
export const hexAddress: z.ZodType<Address, string> = hexOf(/^0x[0-9a-fA-F]{40}$/);
