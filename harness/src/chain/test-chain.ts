import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deployContracts } from '@countersign/contracts/deploy';
import type { Hex } from '@countersign/protocol';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import { createTestClient, http, type LocalAccount, parseEther, publicActions, stringToHex, walletActions } from 'viem';
import { onTestFinished } from 'vitest';
import { calls } from '../../../chain/src/calls.ts';
import { connectChain } from '../../../chain/src/connect-chain.ts';
import { createSender } from '../../../chain/src/create-sender.ts';
import { deriveAccount } from '../../../chain/src/derive-account.ts';

/** An account whose key the test knows, the same in every run. */
export const createAccount = (name: string): LocalAccount => deriveAccount(stringToHex(name, { size: 32 }));

export const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;

export const serviceEntry = {
  inbox: createAccount('inbox').address,
  name: 'Orion',
  pgpKeyHash: hashOf(7),
  pgpKeyCid: 'bafykey',
};

export const cid = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-chain-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

export type TestChain = Awaited<ReturnType<typeof startTestChain>>;

/** A chain with fees and a mempool behind JSON-RPC, with all contracts and service 1, which belongs to `owner`. */
export async function startTestChain() {
  // Otherwise hardhat sends telemetry from an interactive terminal.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true';
  const hardhat = await createHardhatRuntimeEnvironment({}, {}, import.meta.dirname);
  const server = await hardhat.network.createServer('default', '127.0.0.1', 0);
  const { port } = await server.listen();
  const url = `http://127.0.0.1:${port}`;
  const control = createTestClient({ mode: 'hardhat', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);
  const folder = await mkdtemp(join(tmpdir(), 'countersign-chain-'));
  const owner = createAccount('owner');

  async function fund(account: LocalAccount): Promise<LocalAccount> {
    await control.setBalance({ address: account.address, value: parseEther('10') });
    return account;
  }
  const { deployment } = await deployContracts({
    transport: http(url),
    account: await fund(createAccount('deployer')),
    file: join(folder, 'contracts.json'),
  });
  const client = connectChain(url);
  const senderOf = async (account: LocalAccount) =>
    createSender({ client, account: await fund(account), chainId: deployment.chainId });
  await (await senderOf(owner)).submit(calls.registerService(deployment, serviceEntry));

  return {
    url,
    client,
    control,
    deployment,
    owner,
    senderOf,
    createRequest: (number: number) =>
      calls.createRequest(deployment, { requestHash: hashOf(number), cid, serviceId: 1 }),
    async stop() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** A node with programmable answers. */
export async function startFakeNode(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface Question {
  readonly method: string;
  readonly params: readonly unknown[];
}

/** A proxy in front of a node: `change` returns an answer, or undefined to forward the request. */
export function startProxy(url: string, change: (question: Question) => object | undefined): Promise<string> {
  return startFakeNode(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const changed = change(JSON.parse(text));
    if (changed !== undefined) return void response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, ...changed }));
    const headers = { 'content-type': 'application/json' };
    response.end(await (await fetch(url, { method: 'POST', headers, body: text })).text());
  });
}
