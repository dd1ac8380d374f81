import { z } from 'zod';

/** Bytes as 0x-prefixed hex, in lower case after parsing. */
export type Hex = `0x${string}`;

const maxUint256 = 2n ** 256n - 1n;

/** Bytes of any length; upper-case digits are normalised. */
export function hexBytes(maxBytes: number) {
  return z
    .string()
    .regex(/^0x(?:[0-9a-fA-F]{2})*$/, 'must be 0x-prefixed hex with an even number of digits')
    .max(2 + 2 * maxBytes, `must be at most ${maxBytes} bytes`)
    .toLowerCase() as unknown as z.ZodType<Hex, string>;
}

/** Bytes of exactly this length. */
export function exactBytes(count: number) {
  const digits = 2 * count;
  return z
    .string()
    .regex(new RegExp(`^0x[0-9a-fA-F]{${digits}}$`), `must be 0x and ${digits} hex digits`)
    .toLowerCase() as unknown as z.ZodType<Hex, string>;
}

/** 32 bytes, such as a hash. */
export const hash32 = exactBytes(32).meta({
  examples: ['0x9c22ff5f21f0b81b113e63f7db6da94fedef11b2119b4088b89664fb9a3cb658'],
});

/** Whether a text has the form of our hashes; any other is not found. */
export const isHash32 = (text: string): text is Hex => hash32.safeParse(text).success;

/** An amount in base units: a decimal string from 0 to 2^256-1. */
export const uint256 = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,77})$/, {
    error: 'must be a decimal string from 0 to 2^256-1, without sign, decimal point or leading zeros',
    abort: true,
  })
  .refine((text) => BigInt(text) <= maxUint256, 'must be at most 2^256-1')
  .meta({ examples: ['1000000000000000000'] });

export const chainId = z
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(Number.MAX_SAFE_INTEGER)
  .describe('EIP-155 chain id.');
