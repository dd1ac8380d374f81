import { createLog } from '@countersign/edge';
import { type Client, createClient } from '@countersign/sdk';
import { UsageError } from '../../../service/src/command.ts';
import type { Storage } from '../../../service/src/open-storage.ts';
import { type Changes, startChanges } from '../../../service/src/platform/changes/changes.ts';
import { execute, expire } from './bring-about.ts';
import type { OpenAccount } from './open-account.ts';
import { isPolicy, noPolicy, samplePolicy } from './policy.ts';
import { agents, type SampleRequest, sampleRequests } from './requests.ts';

const AT_ONCE = 6;
const WAIT_SECONDS = 25;

/** A submitted request of the sample. */
export interface MadeRequest extends SampleRequest {
  readonly requestHash: string;
}

interface Filling {
  readonly baseUrl: string;
  readonly storage: Pick<Storage, 'db' | 'pool' | 'gate' | 'url'>;
  readonly account: OpenAccount;
  readonly count?: number;
  /** Aborts between two requests, and restores temporary settings. */
  readonly signal?: AbortSignal;
  /** Receives messages for the owner, line by line. */
  readonly tell?: (line: string) => void;
}

/**
 * Creates two agents with their own keys, a policy if there is none, and requests in every state: submitted by the
 * agents, judged by the arbiter, decided by the owner, all through the API. Only time and the chain are simulated.
 */
export async function fillAccount({ baseUrl, storage, account, count, signal, tell }: Filling): Promise<MadeRequest[]> {
  const { owner, address } = account;
  await refuseRealMoney(owner);
  const { executionType } = await owner.getSettings();
  const keys = {
    trader: await createAgent(owner, baseUrl, 'trader'),
    household: await createAgent(owner, baseUrl, 'household'),
  };
  const requests = sampleRequests(address, Math.floor(Date.now() / 1000), count);
  const changes = await startChanges(storage.url, storage.gate.pool, createLog('warn', process.stderr));
  const made: MadeRequest[] = [];
  try {
    const { warning } = await owner.updateSettings({ body: { executionType: 2 } });
    if (warning !== null) tell?.(`Before the first limit: ${warning}`);
    if (isPolicy(await owner.getPolicy(), noPolicy)) {
      await owner.updatePolicy({ body: samplePolicy });
      tell?.('First limits set: 50 USDC per transaction and 2,000 per 24 hours on Base, 0.1 ETH per transaction.');
    }
    // Requests that the agent may execute come first, so that those waiting for the owner are the newest.
    for (const execution of [2, 1] as const) {
      await owner.updateSettings({ body: { executionType: execution } });
      const group = requests.filter((each) => each.execution === execution);
      for (let from = 0; from < group.length; from += AT_ONCE) {
        signal?.throwIfAborted();
        const wave = group.slice(from, from + AT_ONCE);
        const submitted = await Promise.all(wave.map((each) => submit(keys[each.agent], address, each)));
        for (const each of submitted) await follow({ ...storage, changes }, account, each);
        made.push(...submitted);
      }
    }
  } finally {
    await owner.updateSettings({ body: { executionType } });
    await changes.stop();
  }
  return made;
}

/** Refuses accounts with a vault: it would execute what is approved here. */
async function refuseRealMoney(owner: Client): Promise<void> {
  const vaults = await owner.listCustodyIntegrations();
  if (vaults.every(({ status }) => status === 'none')) return;
  throw new UsageError('this account is connected to a custody provider; use an account without one');
}

async function createAgent(owner: Client, baseUrl: string, name: keyof typeof agents): Promise<Client> {
  const { secret } = await owner.createApiKey({ body: { name: agents[name] } });
  return createClient({ baseUrl, credentials: { apiKey: secret }, timeoutMs: (WAIT_SECONDS + 15) * 1000 });
}

async function submit(agent: Client, escrowAddress: string, request: SampleRequest): Promise<MadeRequest> {
  const { prompt: userPrompt, chainId, action } = request;
  const { requestHash } = await agent.createTransaction({
    body: { escrowAddress, userPrompt, chainId, ...action, contextLogs: { sample: true, name: request.name } },
    headers: { prefer: `wait=${WAIT_SECONDS}` },
  });
  return { ...request, requestHash };
}

async function follow(
  service: Pick<Storage, 'db' | 'pool'> & { readonly changes: Changes },
  account: OpenAccount,
  request: MadeRequest,
): Promise<void> {
  const params = { requestHash: request.requestHash };
  const decide = (decision: 'APPROVED' | 'REJECTED') => account.owner.createApproval({ params, body: { decision } });
  switch (request.course) {
    case undefined:
      return;
    case 'owner approves':
      await decide('APPROVED');
      return;
    case 'owner rejects':
      await decide('REJECTED');
      return;
    case 'expired':
      return expire(service, request);
    case 'executed':
    case 'failed':
      return execute(service, account, request, request.course === 'executed');
  }
}
