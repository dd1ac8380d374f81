import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, connectChain, createReader, createSender, type ServiceEntry } from '@countersign/chain';
import { deployContracts } from '@countersign/contracts/deploy';
import { hashSealedPayload, rawCid } from '@countersign/protocol';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import { createTestClient, http, type LocalAccount, parseEther, publicActions, walletActions } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll } from 'vitest';
import { testOrionAccount, testServiceFile } from '../arbiter/orion.ts';

const cidOf = (text: string) => rawCid(createHash('sha256').update(text).digest());

/** The registry entry of a service with this key. */
export const entryOf = (armoredKey: string, inbox: `0x${string}`, name: string): ServiceEntry => ({
  inbox,
  name,
  pgpKeyHash: hashSealedPayload(armoredKey),
  pgpKeyCid: cidOf(armoredKey),
});

/**
 * A chain with fees and reorgs and with all contracts, for one test file. Verification service 1 is that of every test
 * service. Its RPC proxy can be shut.
 */
export async function useRecordChain() {
  // Otherwise hardhat sends telemetry from an interactive terminal.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true';
  // A reverted transaction is mined, as on any chain.
  const network = { type: 'edr-simulated', throwOnTransactionFailures: false } as const;
  const hardhat = await createHardhatRuntimeEnvironment({ networks: { record: network } }, {}, import.meta.dirname);
  const node = await hardhat.network.createServer('record', '127.0.0.1', 0);
  const url = `http://127.0.0.1:${(await node.listen()).port}`;
  const door = await openDoor(url);
  const control = createTestClient({ mode: 'hardhat', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);
  const folder = await mkdtemp(join(tmpdir(), 'countersign-records-'));
  const file = join(folder, 'contracts.json');
  afterAll(async () => {
    await door.stop();
    await node.close();
    await rm(folder, { recursive: true });
  });

  const fund = async <T extends LocalAccount>(account: T): Promise<T> => {
    await control.setBalance({ address: account.address, value: parseEther('100') });
    return account;
  };
  const deployer = await fund(privateKeyToAccount(generatePrivateKey()));
  const { deployment } = await deployContracts({ transport: http(url), account: deployer, file });
  const client = connectChain(url);
  const senderOf = async (account: LocalAccount) =>
    createSender({ client, account: await fund(account), chainId: deployment.chainId });
  const { pgpPublicKey, inbox, name } = JSON.parse(await readFile(testServiceFile, 'utf8'));
  await (await senderOf(testOrionAccount)).submit(
    calls.registerService(deployment, entryOf(pgpPublicKey, inbox, name)),
  );

  /** The environment of a service with its own account, or with that of this key. */
  async function envOf(privateKey = generatePrivateKey()) {
    const { address } = await fund(privateKeyToAccount(privateKey));
    return {
      address,
      env: {
        CHAIN_RPC_URL: door.url,
        CONTRACTS_FILE: file,
        CHAIN_PRIVATE_KEY: privateKey,
        CHAIN_CONFIRMATIONS: '1',
      },
    };
  }

  return {
    /** Through the proxy. */
    url: door.url,
    /** Past the proxy. */
    nodeUrl: url,
    setDown: door.setShut,
    file,
    deployment,
    client,
    reader: createReader(client, deployment),
    control,
    fund,
    senderOf,
    envOf,
    /** Reorganises the chain: reverts everything that happens during `work`, and mines one block more. */
    async takeBack(work: () => Promise<unknown>): Promise<void> {
      const id = await control.snapshot();
      await work();
      const height = await client.getBlockNumber();
      await control.revert({ id });
      await control.mine({ blocks: height + 1 - (await client.getBlockNumber()) });
    },
  };
}

/** An RPC proxy that can be shut: requests then get no answer. */
async function openDoor(target: string) {
  let isShut = false;
  const server = createServer(async (request, response) => {
    if (isShut) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(target, { method: 'POST', headers, body: Buffer.concat(chunks) });
    if (isShut) request.socket.destroy();
    else response.writeHead(answer.status, headers).end(await answer.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setShut(shut: boolean) {
      isShut = shut;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
