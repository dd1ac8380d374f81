import { readContractsFile } from '@countersign/contracts';
import { createLog } from '@countersign/edge';
import type { Hex } from '@countersign/protocol';
import { onTestFinished } from 'vitest';
import { calls } from '../../../chain/src/calls.ts';
import { connectChain } from '../../../chain/src/connect-chain.ts';
import { createSender } from '../../../chain/src/create-sender.ts';
import { startEmbeddedChain } from '../../../chain/src/embedded/start-embedded-chain.ts';
import { cid, createAccount, hashOf, serviceEntry } from './test-chain.ts';

/** An embedded chain in this process. */
export async function startChain(
  dataDir: string,
  port: number | null = null,
  options: { maxBlocksHeld?: number } = {},
) {
  const context = {
    log: createLog('fatal'),
    die: (reason: string): never => {
      throw new Error(reason);
    },
  };
  const chain = await startEmbeddedChain({ dataDir, port, logLevel: 'fatal' }, context, options);
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await chain.stop();
    isRunning = false;
  };
  return { ...chain, stop };
}

/** The same, stopped at the end of the test at the latest. */
export async function startChainForTest(
  dataDir: string,
  port: number | null = null,
  options: { maxBlocksHeld?: number } = {},
) {
  const chain = await startChain(dataDir, port, options);
  onTestFinished(chain.stop);
  return chain;
}

/** An account without funds that records requests at service 1. */
export async function createRecorder(variables: { CHAIN_RPC_URL: string; CONTRACTS_FILE: string }) {
  const client = connectChain(variables.CHAIN_RPC_URL);
  const deployment = await readContractsFile(variables.CONTRACTS_FILE);
  const sender = createSender({ client, account: createAccount('recorder'), chainId: deployment.chainId });
  return {
    client,
    deployment,
    sender,
    registerService: () => sender.submit(calls.registerService(deployment, serviceEntry)),
    record: (number: number): Promise<{ txHash: Hex }> =>
      sender.submit(calls.createRequest(deployment, { requestHash: hashOf(number), cid, serviceId: 1 })),
  };
}

/** Sends one JSON-RPC request and returns the raw answer. */
export async function ask(url: string, method: string, params: readonly unknown[] = []) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method, params });
  const response = await fetch(url, { method: 'POST', headers, body });
  return (await response.json()) as { result?: unknown; error?: { code: number; message: string; data?: string } };
}
