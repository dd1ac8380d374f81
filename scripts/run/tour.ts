import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError, type Client, createClient, signIn } from '@countersign/sdk';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/**
 * Walks through the service with a throwaway wallet, as an owner and then as an agent. With `--keep` it only creates
 * the wallet's user and a key, and prints them for a shell, to continue by hand.
 */
const baseUrl = (process.env.BASE_URL ?? `http://localhost:${process.env.PORT || 3000}`).replace(/\/+$/, '');

function show(step: string, outcome: string): void {
  process.stdout.write(`${step.padEnd(34)} ${outcome}\n`);
}

async function keep(): Promise<void> {
  const privateKey = generatePrivateKey();
  const wallet = privateKeyToAccount(privateKey);
  const { accessToken } = await signIn({ baseUrl, wallet });
  const owner = createClient({ baseUrl, credentials: { accessToken } });
  const { secret } = await owner.createApiKey({ body: { name: 'By hand' } });
  process.stdout.write(
    `export ADDRESS=${wallet.address} ACCESS_TOKEN=${accessToken} API_KEY=${secret} PRIVATE_KEY=${privateKey}\n`,
  );
}

type Whole = Awaited<ReturnType<Client['getTransaction']>>;

const read = (client: Client, params: { requestHash: string }): Promise<Whole> => client.getTransaction({ params });

const describeVerdict = ({ requestHash, status, verdict }: Whole) =>
  `${requestHash.slice(0, 12)}… judged ${verdict?.decision ?? 'not yet'}, is ${status}`;

/** Waits for the records, which follow the verdict; without a chain there are none. */
async function untilSettled(look: () => Promise<Whole>): Promise<Whole> {
  for (let tries = 0; ; tries += 1) {
    const found = await look();
    const isRecorded = found.chain?.status === 'recorded' && found.settlement?.status === 'settled';
    if (isRecorded || found.chain === null || tries === 40) return found;
    await sleep(250);
  }
}

async function tour(): Promise<void> {
  const wallet = privateKeyToAccount(generatePrivateKey());
  show('A throwaway wallet', wallet.address);

  const { accessToken, user } = await signIn({ baseUrl, wallet });
  show('Sign-In with Ethereum', `user ${user.id}`);

  const owner = createClient({ baseUrl, credentials: { accessToken } });
  const { apiKey, secret } = await owner.createApiKey({ body: { name: 'My agent' } });
  show('An API key for an agent', `${secret.slice(0, 12)}… with ${apiKey.scopes.length} scopes, shown once`);

  const settings = await owner.updateSettings({ body: { executionType: 1 } });
  show('The owner wants to approve', `executionType ${settings.executionType}`);

  const agent = createClient({ baseUrl, credentials: { apiKey: secret } });
  const seen = await agent.getSettingsByAddress({ params: { ethereumAddress: wallet.address } });
  show('The agent reads that with its key', `executionType ${seen.executionType}`);

  const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
  const userPrompt = `Send 0.1 ETH to ${friend}`;
  const submit = async (value: string) => {
    const tx = { to: friend, value, data: '0x' };
    const { requestHash } = await agent.createTransaction({
      body: { escrowAddress: wallet.address, userPrompt, tx },
      headers: { prefer: 'wait=25' },
    });
    return agent.getTransaction({ params: { requestHash } });
  };

  const good = await submit('100000000000000000');
  show('A transaction that matches the words', describeVerdict(good));
  const params = { requestHash: good.requestHash };
  const said = await agent.createApproval({ params, body: { decision: 'APPROVED' } });
  show('The agent approves it itself', `recorded as ${said.type}, and still ${(await read(agent, params)).status}`);
  await owner.createApproval({ params, body: { decision: 'APPROVED' } });
  show('The owner approves it', (await read(agent, params)).status);

  const bad = await submit('1000000000000000000');
  show('One that sends ten times as much', describeVerdict(bad));
  show('', bad.verdict?.analysis?.split('\n')[0] ?? 'no verdict yet');

  const recorded = await untilSettled(() => read(agent, params));
  const { chain, settlement } = recorded;
  show(
    'Both records on chain',
    `request in block ${chain?.blockNumber ?? '?'}, verdict in block ${settlement?.blockNumber ?? '?'}`,
  );
  show('The sealed request', `${baseUrl}/ipfs/${recorded.cid}`);

  const signer = createClient({ baseUrl, credentials: { wallet } });
  const self = await signer.getUser({ params: { ethereumAddress: wallet.address } });
  show('A request signed by the wallet', `user since ${self.createdAt}`);

  await owner.revokeApiKey({ params: { apiKeyId: apiKey.id } });
  const refusal = await agent
    .getSettingsByAddress({ params: { ethereumAddress: wallet.address } })
    .catch((error) => error);
  show('The owner revokes the key', `the agent now gets ${refusal instanceof ApiError ? refusal.statusCode : refusal}`);
}

await (process.argv.includes('--keep') ? keep() : tour()).catch((error: unknown) => {
  const reason =
    error instanceof ApiError ? error.message : `Is the service running at ${baseUrl}? Start it with: npm start`;
  process.stderr.write(`${reason}\n`);
  process.exitCode = 1;
});
