import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Address } from 'viem';
import { getAddress, isAddress } from 'viem/utils';
import { z } from 'zod';

const contractAddress = z
  .string()
  .refine((text) => isAddress(text), { error: 'must be an Ethereum address', abort: true })
  .transform((text): Address => getAddress(text));

const place = {
  chainId: z.int().min(1),
  fromBlock: z.int().min(0),
  formerVerdictVerifier: contractAddress.optional(),
};

const addresses = z.object({
  accountRegistry: contractAddress,
  verificationServiceRegistry: contractAddress,
  verificationInbox: contractAddress,
  verdictVerifier: contractAddress,
});

/** The addresses of the contracts: written by `deploy` and read by the programs (CONTRACTS_FILE). */
const contractsFile = z.object({ ...place, contracts: addresses });
const unfinished = z.object({ ...place, contracts: addresses.partial() });

export type ContractAddresses = z.output<typeof addresses>;

export interface Deployment {
  readonly chainId: number;
  /** The block to read events from; 0 for contracts that were found rather than deployed. */
  readonly fromBlock: number;
  /** Verifies verdicts of the former type, if it was deployed here. */
  readonly formerVerdictVerifier?: Address | undefined;
  readonly contracts: ContractAddresses;
}

/** A deployment that may be incomplete. */
export type UnfinishedDeployment = z.output<typeof unfinished>;

/** Throws if the file is missing, incomplete or invalid. */
export async function readContractsFile(file: string): Promise<Deployment> {
  return parse(contractsFile, file, await readFile(file, 'utf8'));
}

/** Null if the file does not exist. */
export async function readUnfinishedContractsFile(file: string): Promise<UnfinishedDeployment | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parse(unfinished, file, text);
}

/** Written atomically: the file is the only record of a plain deployment. */
export async function writeContractsFile(file: string, deployment: UnfinishedDeployment): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${JSON.stringify(deployment, null, 2)}\n`, { flush: true });
  await rename(draft, file);
}

function parse<T>(schema: z.ZodType<T>, file: string, text: string): T {
  const json = z.string().transform((given, context) => {
    try {
      return JSON.parse(given) as unknown;
    } catch {
      context.addIssue('is not valid JSON');
      return z.NEVER;
    }
  });
  const { data, error } = json.pipe(schema).safeParse(text);
  if (error === undefined) return data;
  const faults = error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));
  throw new Error(`${file} is not a valid contracts file (${faults.join('; ')}). Run the deploy command.`);
}
