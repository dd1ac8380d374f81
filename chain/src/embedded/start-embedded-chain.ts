import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { deployContracts } from '@countersign/contracts/deploy';
import type { Log, Running } from '@countersign/edge';
import { loadOrCreateKeyFile } from '@countersign/edge/key-file';
import { custom } from 'viem';
import { z } from 'zod';
import type { Config } from '../config.ts';
import { deriveAccount } from '../derive-account.ts';
import { createNode, type Node } from './create-node.ts';
import { openHistory } from './history.ts';
import { openJournal } from './journal.ts';
import { openLedger } from './ledger.ts';
import { lockFolder } from './lock-folder.ts';
import { replayJournal } from './replay-journal.ts';
import { type Server, serveJsonRpc } from './serve-json-rpc.ts';
import type { Genesis } from './start-evm.ts';
import { stateFiles } from './state-files.ts';

const CHAIN_ID = 31_337;

const genesisFile = z.object({ chainId: z.int().min(1), startedAt: z.int().min(0) });

export interface EmbeddedChain extends Running {
  readonly variables: {
    readonly CHAIN_RPC_URL: string;
    readonly CONTRACTS_FILE: string;
    readonly CHAIN_CONFIRMATIONS: string;
  };
}

interface Context {
  readonly log: Log;
  readonly die: (reason: string, err?: unknown) => never;
}

/** The chain for installations without one: all of its state is in one folder. */
export async function startEmbeddedChain(
  config: Config,
  { log, die }: Context,
  options: { readonly maxBlocksHeld?: number } = {},
): Promise<EmbeddedChain> {
  const folder = resolve(config.dataDir, 'chain');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  /** Started resources in order; stopped in reverse. */
  const started: (() => unknown)[] = [];
  const stop = async () => {
    for (const end of started.toReversed()) await end();
  };
  try {
    started.push(lockFolder(folder).release);
    const genesis = await loadGenesis(folder);
    const journal = await openJournal(join(folder, stateFiles.journal));
    started.push(journal.close);
    const history = await openHistory(join(folder, stateFiles.history));
    started.push(history.close);
    const evm = await openLedger({ genesis, journal, history, log, die, ...options });
    const lastAt = await replayJournal(journal, evm, { startedAt: evm.startedAt, log });
    // Anything beyond was written by a process that died before it could start a new journal, or later. Only a journal
    // that was intact proves that.
    await history.cutAfter(evm.startedWith);
    // Readers must find the same state after the next crash.
    await journal.sync();
    await journal.syncPlace();
    await evm.settle();
    const node = createNode({ evm, journal, lastAt, nowSeconds: () => Math.floor(Date.now() / 1_000), die });
    started.push(node.idle);
    const file = join(folder, stateFiles.contracts);
    const account = deriveAccount(await loadOrCreateKeyFile(join(folder, 'deployer.key')));
    const { created } = await deployContracts({ transport: inProcess(node), account, file });
    if (created.length > 0) log.info({ contracts: created }, 'contracts deployed');
    const { url, stop: close } = await serveAtKnownPort(node, { folder, port: config.port, log });
    started.push(close);
    return { url, variables: { CHAIN_RPC_URL: url, CONTRACTS_FILE: file, CHAIN_CONFIRMATIONS: '1' }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function loadGenesis(folder: string): Promise<Genesis> {
  const file = join(folder, stateFiles.genesis);
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null) {
    const { data } = z.string().transform(parseJson).pipe(genesisFile).safeParse(text);
    if (data === undefined) throw new Error(`${file} is damaged. Restore it from a backup.`);
    return data;
  }
  const genesis = { chainId: CHAIN_ID, startedAt: Math.floor(Date.now() / 1_000) };
  await writeWhole(file, `${JSON.stringify(genesis)}\n`);
  return genesis;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Its clients outlive a restart, so it keeps its port. */
async function serveAtKnownPort(
  node: Node,
  { folder, port, log }: { folder: string; port: number | null; log: Log },
): Promise<Server> {
  if (port !== null) return serveJsonRpc(node, { port, log });
  const file = join(folder, 'port');
  const known = Number(await readFile(file, 'utf8').catch(() => '0')) || 0;
  const server = await serveJsonRpc(node, { port: known, log }).catch((error: NodeJS.ErrnoException) => {
    if (known === 0 || error.code !== 'EADDRINUSE') throw error;
    return serveJsonRpc(node, { port: 0, log });
  });
  if (server.port !== known) await writeWhole(file, `${server.port}\n`);
  return server;
}

async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(`${file}.draft`, text, { mode: 0o600, flush: true });
  await rename(`${file}.draft`, file);
}

const inProcess = (node: Node) =>
  custom(
    { request: ({ method, params }: { method: string; params?: unknown[] }) => node.request(method, params ?? []) },
    // A refused call would be retried.
    { retryCount: 0 },
  );
