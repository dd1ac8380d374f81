import { type Environment, httpUrl, rpcUrls, wholeNumber } from '@countersign/edge/environment';
import { z } from 'zod';

const privateKey = z
  .string()
  .regex(/^(?:0x)?[0-9a-fA-F]{64}$/, 'must be 32 bytes in hex')
  .transform((text) => Buffer.from(text.replace(/^0x/, ''), 'hex'));

/** The chain of the records, and those on which accounts live. */
export const chainVariables = {
  CHAIN_RPC_URL: httpUrl
    .optional()
    .describe(
      'JSON-RPC URL of the chain on which requests, keys and verdicts are recorded; also used to verify contract wallet signatures (ERC-1271, ERC-6492). Default: the embedded chain that `npm start` runs.',
    ),
  CONTRACTS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Addresses of our contracts on that chain: the file written by `npm run contracts -- deploy`. Without it, nothing is recorded on chain. Default: the file of the embedded chain.',
    ),
  CHAIN_PRIVATE_KEY: privateKey
    .optional()
    .describe(
      'Private key that signs and pays for on-chain records, 32 bytes in hex. Required with CONTRACTS_FILE and DATABASE_URL; generated in embedded mode.',
    ),
  CHAIN_CONFIRMATIONS: wholeNumber(1, 1000)
    .prefault('3')
    .describe('Confirmations, including the block itself, that an on-chain record needs. One on the embedded chain.'),
  CHAIN_RPC_URLS: rpcUrls
    .optional()
    .describe(
      'JSON-RPC URLs of additional chains, used to verify contract wallet signatures and look up executions: `{"1": "https://…", "8453": ["https://…", "https://…"]}`. If a chain has several, only the first is used here.',
    ),
  EXECUTION_CONFIRMATIONS: wholeNumber(1, 1000)
    .prefault('2')
    .describe('Confirmations, including the block itself, that an executed transaction needs.'),
};

/** One node is enough for what has to happen anyway. */
const firstUrls = (byChain: ReadonlyMap<number, readonly string[]> = new Map()): ReadonlyMap<number, string> =>
  new Map([...byChain].flatMap(([chainId, [first]]) => (first === undefined ? [] : [[chainId, first]])));

export const readChain = (data: z.output<z.ZodObject<typeof chainVariables>>) => ({
  chainRpcUrl: data.CHAIN_RPC_URL ?? null,
  chainRpcUrls: firstUrls(data.CHAIN_RPC_URLS),
  contractsFile: data.CONTRACTS_FILE ?? null,
  chainPrivateKey: data.CHAIN_PRIVATE_KEY ?? null,
  chainConfirmations: data.CHAIN_CONFIRMATIONS,
  executionConfirmations: data.EXECUTION_CONFIRMATIONS,
});

export function findChainContradictions(given: Environment): string[] {
  const faults: string[] = [];
  if (given.CONTRACTS_FILE && !given.CHAIN_RPC_URL) {
    faults.push('CHAIN_RPC_URL: is required with CONTRACTS_FILE, because the contracts are on that chain');
  }
  if (given.CONTRACTS_FILE && given.DATABASE_URL && !given.CHAIN_PRIVATE_KEY) {
    faults.push(
      'CHAIN_PRIVATE_KEY: is required with CONTRACTS_FILE and DATABASE_URL, because all instances share one account',
    );
  }
  return faults;
}
