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

/** Where the contracts are: what `deploy` writes and the programs that use them read (CONTRACTS_FILE). */
const contractsFile = z.object({ ...place, contracts: addresses });
const unfinished = z.object({ ...place, contracts: addresses.partial() });

export type ContractAddresses = z.output<typeof addresses>;

export interface Deployment {
  readonly chainId: number;
  /** No event of the contracts is older; 0 where they were found and not made. */
  readonly fromBlock: number;
  /** Checks verdicts of the former type, where one was deployed here. */
  readonly formerVerdictVerifier?: Address | undefined;
  readonly contracts: ContractAddresses;
}

/** A deployment of which some contracts may still be missing. */
export type UnfinishedDeployment = z.output<typeof unfinished>;

/** Throws where the file is missing, unfinished or something else. */
export async function readContractsFile(file: string): Promise<Deployment> {
  return parse(contractsFile, file, await readFile(file, 'utf8'));
}

/** Null where there is no such file. */
export async function readUnfinishedContractsFile(file: string): Promise<UnfinishedDeployment | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? null : parse(unfinished, file, text);
}

/** The file changes as a whole: it is the only memory of where a plain deployment went. */
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
