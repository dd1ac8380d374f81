import { z } from 'zod';
import { type Address, checksumAddress, parseAddress } from './ethereum-address.ts';

const example = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

function addressSchema(description: string, shown: string, write: (address: Address) => Address) {
  const text = z
    .string()
    .refine((value) => parseAddress(value) !== null, {
      error: 'must be an Ethereum address: 0x and 40 hex digits, in one case or with a valid EIP-55 checksum',
      abort: true,
    })
    // Not a transform, which cannot be expressed in a JSON schema.
    .overwrite((value) => write(value as Address))
    .meta({ description, pattern: '^0x[0-9a-fA-F]{40}$', examples: [shown] });
  return text as unknown as z.ZodType<Address, string>;
}

/** An address in a request: any valid case, converted to lower case. */
export const address = addressSchema(
  'Ethereum address; mixed case must be a valid EIP-55 checksum',
  example,
  (value) => value.toLowerCase() as Address,
);

/** An address in a signed structure: validated, and left as written. */
export const addressAsWritten = addressSchema(
  'Ethereum address; mixed case must be a valid EIP-55 checksum',
  example,
  (value) => value,
);

/** An address in an answer: written with its EIP-55 checksum. */
export const checksummedAddress = addressSchema('Ethereum address with EIP-55 checksum', example, checksumAddress);
