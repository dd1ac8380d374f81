import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '@countersign/harness/people/wallet';
import { enrolOwner, type Owner, someAddress } from '@countersign/harness/requests/transactions';
import type { CallOptions, CallResult } from '@countersign/harness/service/caller';
import type { Ledger } from './ledger.ts';
import { hashOfWrite } from './ledger-entry.ts';
import type { World } from './world.ts';

/**
 * All agents submit at the same moment, so that many writes are in flight. Each key may submit 30 times a minute,
 * including retries.
 */
const PACE_MS = 2_500;
/** Twice as many as must be in flight at a kill, and few enough to leave a processor for restarts. */
const AGENTS = 20;
const PAUSE_MS = 150;
/** The longest time without any answer. */
const HANG_MS = 15_000;
/** Access tokens live 15 minutes. */
const TOKEN_MS = 8 * 60_000;

export interface Load {
  /** One of the accounts that agents submit for, and the agent's key. */
  readonly account: string;
  readonly key: string;
  readonly acknowledged: () => number;
  /** Writes sent and not yet answered. */
  readonly inFlight: () => number;
  /** The answers since the last call, once all current requests are answered or given up. */
  takeCounts(): Promise<Counts>;
  stop(): Promise<void>;
}

export interface Counts {
  /** Status codes, with the problem code for those above 500, and connection errors. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly hung: number;
}

class Hung extends Error {}

/**
 * Agents that submit simultaneously and retry unanswered requests with the same Idempotency-Key, and owners who decide.
 */
export async function startLoad(world: World, ledger: Ledger): Promise<Load> {
  let isOver = false;
  const asking = new Set<Promise<unknown>>();
  let inFlight = 0;
  let acknowledged = 0;
  let outcomes: Record<string, number> = {};
  let slowestMs = 0;
  let hung = 0;
  /** Makes every submission unique by a few gwei. */
  let serial = randomInt(1_000, 1_000_000);

  const count = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };

  /** An answer, or null if none came. */
  function ask(route: string, options: CallOptions): Promise<CallResult | null> {
    const writes = route.startsWith('POST ') ? 1 : 0;
    inFlight += writes;
    const answer = send(route, options).finally(() => {
      inFlight -= writes;
      asking.delete(answer);
    });
    asking.add(answer);
    return answer;
  }

  async function send(route: string, options: CallOptions): Promise<CallResult | null> {
    const startedAt = performance.now();
    const headers = {
      ...options.headers,
      // On a kept-alive connection, a refused request could not be distinguished from an interrupted one.
      connection: 'close',
      // Many clients, with as many addresses.
      'x-forwarded-for': `198.51.${randomBytes(1)[0]}.${randomBytes(1)[0]}`,
    };
    const alarm = Promise.withResolvers<never>();
    const timer = setTimeout(() => alarm.reject(new Hung()), HANG_MS);
    try {
      const answer = await Promise.race([world.call(route, { ...options, headers }), alarm.promise]);
      const code = answer.status < 500 ? '' : ` ${answer.headers.get('problem-code')}`;
      count(`${answer.status}${code}`);
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      return answer;
    } catch (error) {
      if (error instanceof Hung) hung += 1;
      else count((error as { cause?: NodeJS.ErrnoException }).cause?.code ?? 'no answer');
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Retries until it succeeds, like a client. Null if it was refused, or if the load has ended. */
  async function insist(route: string, options: CallOptions): Promise<CallResult | null> {
    while (!isOver) {
      const answer = await ask(route, options);
      if (answer && answer.status < 300) return answer;
      if (answer && answer.status < 500 && answer.status !== 429) return null;
      await sleep(PAUSE_MS);
    }
    return null;
  }

  async function submit(owner: Owner): Promise<string | null> {
    const gwei = serial++;
    const value = `${gwei}000000000`;
    const userPrompt = `Send 0.${String(gwei).padStart(9, '0').replace(/0+$/, '')} ETH to ${someAddress}`;
    const account = owner.wallet.address;
    const made = await insist('POST /transactions', {
      key: owner.key,
      headers: { 'idempotency-key': randomUUID() },
      body: { escrowAddress: account, userPrompt, tx: { to: someAddress, value, data: '0x' } },
    });
    if (!made) return null;
    const [id, requestHash] = [made.get('id'), made.get('requestHash')];
    const fields = [id, requestHash, account.toLowerCase(), userPrompt, someAddress.toLowerCase(), value, '0x'];
    await ledger.note({ kind: 'transaction', id, sha256: hashOfWrite(fields) });
    acknowledged += 1;
    return requestHash;
  }

  async function approve(token: string, requestHash: string): Promise<void> {
    const body = { decision: 'APPROVED' };
    const decided = await insist(`POST /transactions/${requestHash}/approvals`, { token, body });
    if (!decided) return;
    const id = decided.get('id');
    const sha256 = hashOfWrite([id, requestHash, 'user_ui', 'APPROVED']);
    await ledger.note({ kind: 'decision', id, sha256 });
    acknowledged += 1;
  }

  /** A verdict that was read must remain, unchanged. */
  async function readVerdict(owner: Owner, requestHash: string): Promise<boolean> {
    const read = await ask(`GET /transactions/${requestHash}`, { key: owner.key });
    const record = read?.status === 200 ? (read.body as { verdict: Verdict | null }) : null;
    if (!record?.verdict) return false;
    const { decision, signature } = record.verdict;
    await ledger.note({ kind: 'verdict', id: requestHash, sha256: hashOfWrite([requestHash, decision, signature]) });
    acknowledged += 1;
    return true;
  }

  async function work(owner: Owner): Promise<void> {
    let token = owner.accessToken;
    let signedInAt = performance.now();
    let before: string | null = null;
    while (!isOver) {
      await sleep(PACE_MS - (performance.now() % PACE_MS));
      const startedAt = performance.now();
      if (startedAt - signedInAt > TOKEN_MS) {
        token = await signIn(world.call, owner.wallet).then(
          ({ accessToken }) => accessToken,
          () => token,
        );
        signedInAt = startedAt;
      }
      const requestHash = await submit(owner);
      if (requestHash) await approve(token, requestHash);
      if (before) await readVerdict(owner, before);
      before = requestHash;
    }
  }

  const owners: Owner[] = [];
  for (let made = 0; made < AGENTS; made += 1) owners.push(await enrolOwner(world.call, 1));
  const workers = Promise.all(owners.map(work));
  workers.catch((error: Error) => {
    process.stderr.write(`an agent has failed: ${error.stack}\n`);
    process.exit(1);
  });
  return {
    account: owners[0]?.wallet.address ?? '',
    key: owners[0]?.key ?? '',
    acknowledged: () => acknowledged,
    inFlight: () => inFlight,
    async takeCounts() {
      await Promise.all(asking);
      const counts = { outcomes, slowestMs, hung };
      [outcomes, slowestMs, hung] = [{}, 0, 0];
      return counts;
    },
    async stop() {
      isOver = true;
      await workers;
    },
  };
}

interface Verdict {
  readonly decision: string;
  readonly signature: string | null;
}
