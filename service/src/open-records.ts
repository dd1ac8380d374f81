import { join } from 'node:path';
import { WrongChain } from '@countersign/chain';
import { type Log, loadOrCreateKeyFile } from '@countersign/edge';
import type { Config } from './config.ts';
import { keyRegistration } from './features/api-keys/index.ts';
import { createRequestRecorder, type RequestRecorder } from './features/transactions/verification/index.ts';
import { ForeignDatabase, mirrorRegistry } from './features/verification-services/index.ts';
import { type ChainFollowing, followChain } from './platform/chain/follow-chain.ts';
import { openRecordChain, type RecordChain } from './platform/chain/record-chain.ts';
import type { Changes } from './platform/changes/changes.ts';
import type { ContentStore } from './platform/content/content-store.ts';
import type { Database } from './platform/db/database.ts';
import type { Job } from './platform/jobs.ts';

/** All work on the record chain. */
export interface Records {
  readonly chain: RecordChain;
  readonly recorder: RequestRecorder;
  readonly jobs: readonly Job[];
  readonly following: ChainFollowing;
}

interface Deps {
  readonly db: Database;
  readonly content: ContentStore;
  readonly changes: Changes;
  readonly log: Log;
  /** Our own service may be among those that were registered. */
  readonly onServicesChanged: () => Promise<void>;
}

/** Null if nothing is recorded on chain. An unreachable chain does not prevent the start; a wrong chain does. */
export async function openRecords(
  config: Config,
  { db, content, changes, log, onServicesChanged }: Deps,
): Promise<Records | null> {
  const { chainRpcUrl: rpcUrl, contractsFile, chainConfirmations: confirmations } = config;
  if (rpcUrl === null || contractsFile === null) {
    log.warn('CONTRACTS_FILE is not set, nothing is recorded on chain');
    return null;
  }
  const privateKey = config.chainPrivateKey ?? (await loadEmbeddedKey(config.dataDirectory));
  const chain = await openRecordChain(db, { rpcUrl, contractsFile, privateKey, confirmations });
  const recorder = createRequestRecorder({ db, chain, changes, log });
  const { job, follower } = keyRegistration({ db, content, chain, log });
  const following = followChain(
    db,
    chain,
    [mirrorRegistry({ db, chain, content, log, onServicesChanged }), recorder, follower],
    log,
  );
  try {
    await following.catchUp();
  } catch (error) {
    if (error instanceof WrongChain || error instanceof ForeignDatabase) throw error;
    log.warn({ err: error }, 'chain unreachable, records are queued');
  }
  return { chain, recorder, jobs: [job], following };
}

const loadEmbeddedKey = (dataDirectory: string) => loadOrCreateKeyFile(join(dataDirectory, 'chain.key'));
