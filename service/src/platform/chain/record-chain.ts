import {
  type ChainClient,
  connectChain,
  createReader,
  createSender,
  deriveAccount,
  type Reader,
  type Sender,
} from '@countersign/chain';
import { type Deployment, readContractsFile } from '@countersign/contracts';
import type { Database } from '../db/database.ts';
import { plainStatement } from '../db/statement.ts';
import { keepTurn } from './keep-turn.ts';

/** The chain that requests and keys are recorded on, and our account there. */
export interface RecordChain {
  readonly deployment: Deployment;
  readonly client: ChainClient;
  readonly reader: Reader;
  readonly sender: Sender;
  /** The number of confirmations, including its own block, that we require. */
  readonly confirmations: number;
}

interface Options {
  readonly rpcUrl: string;
  readonly contractsFile: string;
  readonly privateKey: Uint8Array;
  readonly confirmations: number;
}

export async function openRecordChain(db: Database, options: Options): Promise<RecordChain> {
  const deployment = await readContractsFile(options.contractsFile).catch((error: Error) => {
    throw new Error(`CONTRACTS_FILE: ${error.message}`);
  });
  const client = connectChain(options.rpcUrl);
  const account = deriveAccount(options.privateKey);
  const sender = createSender({
    client,
    account,
    chainId: deployment.chainId,
    exclusively: takeTurns(db, account.address),
  });
  return { deployment, client, reader: createReader(client, deployment), sender, confirmations: options.confirmations };
}

const lockSender = plainStatement('lock-chain-sender', 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))');

/** Senders of one account take turns over all instances; within an instance, without holding a connection. */
function takeTurns(db: Database, address: string) {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() =>
      db.transaction(async (tx) => {
        await lockSender(tx, [`chain sender ${address}`]);
        return keepTurn(tx, work);
      }),
    );
    last = turn.catch(() => {});
    return turn;
  };
}
