import {
  type ChainClient,
  ChainUnavailable,
  checkChainId,
  connectChain,
  createReader,
  createSender,
  type Reader,
  type Sender,
} from '@countersign/chain';
import { type Deployment, readContractsFile } from '@countersign/contracts';
import type { LocalAccount } from 'viem';
import type { Config } from './config.ts';

/** The chain for records of verdicts, and the arbiter's account there. */
export interface RecordChain {
  readonly client: ChainClient;
  readonly deployment: Deployment;
  readonly reader: Reader;
  readonly sender: Sender;
  readonly confirmations: number;
  /** Whether it answered; a node that is down delays the records, and one of another chain must not receive them. */
  readonly isReachable: boolean;
}

export async function openChain(
  { rpcUrl, contractsFile, confirmations }: NonNullable<Config['chain']>,
  account: LocalAccount,
): Promise<RecordChain> {
  const deployment = await readContractsFile(contractsFile);
  const client = connectChain(rpcUrl);
  const isReachable = await checkChainId(client, deployment).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ChainUnavailable) return false;
      throw error;
    },
  );
  const sender = createSender({ client, account, chainId: deployment.chainId });
  return { client, deployment, reader: createReader(client, deployment), sender, confirmations, isReachable };
}
