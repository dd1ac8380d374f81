import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveAccount } from '@countersign/chain';
import type { Log, Running } from '@countersign/edge';
import { createClient } from '@countersign/sdk';
import { VALIDATOR_TIMEOUT_MS } from './ask-validator.ts';
import type { Config } from './config.ts';
import { createOpener } from './create-opener.ts';
import { judge } from './judge.ts';
import { lightFetch } from './light-fetch.ts';
import { createFactFinder } from './looked-up/create-fact-finder.ts';
import { readPriceFeeds } from './looked-up/price-feeds.ts';
import { openChain } from './open-chain.ts';
import { deriveKey } from './seal.ts';
import { setUp } from './set-up.ts';
import { settle } from './settle.ts';
import { startWorker } from './start-worker.ts';
import { createTeeProver } from './tee.ts';

/** Longer than the longest wait for work. */
const LEASING_TIMEOUT_MS = 40_000;

/** Starts the arbiter. It listens on no port: it asks for all its work. */
export async function startOrion(config: Config, { log, now }: { log: Log; now: () => number }): Promise<Running> {
  const apiKey = config.apiKey ?? (await readKeyFile(config.dataDirectory));
  const { identity } = await setUp(config);
  const account = deriveAccount(identity.signingKey);
  const chain = config.chain && (await openChain(config.chain, account));
  if (chain?.isReachable === false) log.error('chain unreachable, verdicts will be recorded once it is back');
  if (chain === null) log.warn('CONTRACTS_FILE is not set, verdicts are not recorded on chain');

  const service = { baseUrl: config.serviceUrl, credentials: { apiKey }, fetch: lightFetch };
  const client = createClient(service);
  const { pgpPrivateKey } = identity;
  const opener = createOpener(pgpPrivateKey, { now });
  const { rpcUrls, priceFeedsFile, priceFile, budgetMs } = config.facts;
  const priceFeeds = priceFeedsFile === null ? new Map() : await readPriceFeeds(priceFeedsFile);
  const facts = createFactFinder({ rpcUrls, priceFeeds, priceFile }, { now, budgetMs });
  const tee = createTeeProver({ socketPath: config.dstackSocket, signer: account.address });
  const deps = {
    client,
    opener,
    account,
    instructionKey: deriveKey(identity.signingKey, 'instructions'),
    pgpPrivateKey,
    tee,
    facts,
    validator: {
      url: config.validatorUrl,
      token: config.validatorToken,
      // No single answer may take longer than all of them together.
      timeoutMs: Math.min(VALIDATOR_TIMEOUT_MS, config.giveUpSeconds * 1000),
    },
    threshold: config.confidenceThreshold,
    giveUpSeconds: config.giveUpSeconds,
    now,
    log,
  };
  const common = {
    client,
    workerId: randomUUID(),
    createLeasingClient: (signal: AbortSignal) => createClient({ ...service, signal, timeoutMs: LEASING_TIMEOUT_MS }),
    concurrency: config.concurrency,
    leaseSeconds: config.leaseSeconds,
    log,
  };
  const workers = [
    startWorker({ ...common, task: 'verdict', work: (request, lease) => judge(deps, request, lease) }),
    chain &&
      startWorker({
        ...common,
        task: 'settlement',
        work: (request, lease) => settle({ client, chain, now, log }, request, lease),
      }),
  ];
  return {
    url: config.serviceUrl,
    async stop() {
      await Promise.all(workers.map((worker) => worker?.stop()));
      await opener.close();
    },
  };
}

async function readKeyFile(dataDirectory: string): Promise<string> {
  const path = join(dataDirectory, 'api.key');
  if (!existsSync(path)) throw new Error(`ORION_API_KEY is not set, and ${path} does not exist.`);
  return (await readFile(path, 'utf8')).trim();
}
