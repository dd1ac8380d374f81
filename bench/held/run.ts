import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../accuracy/statistics.ts';
import { table } from '../accuracy/table.ts';
import { withDatabase } from '../setting/database.ts';
import { machine, say, writeReport } from '../setting/report.ts';
import { withSubject } from '../setting/with-subject.ts';
import { pollUntilDecided } from './poll-until-decided.ts';
import type { Subject } from './start-subject.ts';

const USERS = 100;
const POLLS_PER_USER = 50;
const POLLS = USERS * POLLS_PER_USER;
/** The share of the polls that must be held concurrently. */
const MOST_HELD = 0.98;
/** The number of requests that each of the other callers sends meanwhile. */
const ROUNDS = 100;
const DECISIONS_PER_USER = 10;
const DECISIONS_AT_ONCE = 10;

await withDatabase((databaseUrl) => {
  say('filling a database …\n');
  // One more per user, which its owner decides while the others are polled.
  const args = [databaseUrl, String(USERS), String(POLLS_PER_USER + 1)];
  return withSubject<Subject>(new URL('start-subject.ts', import.meta.url), args, async (subject) =>
    report(await measure(subject)),
  );
});

type Times = Readonly<Record<string, number[]>>;

interface Result {
  /** The number of answers by status. */
  readonly polls: ReadonlyMap<number, number>;
  readonly others: ReadonlyMap<number, number>;
  readonly held: number;
  readonly heldAfterMs: number;
  readonly answeredAfterMs: number;
  readonly times: Times;
}

async function measure(subject: Subject): Promise<Result> {
  const polls = new Map<number, number>();
  const others = new Map<number, number>();
  const count = (statuses: Map<number, number>, status: number) =>
    void statuses.set(status, (statuses.get(status) ?? 0) + 1);
  const ask = async (path: string, key: string, body?: object) => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
    const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(subject.url + path, { headers, ...options });
    const text = await response.text();
    count(others, response.status);
    return text;
  };
  const reject = (requestHash: string, key: string) =>
    ask(`/transactions/${requestHash}/approvals`, key, { decision: 'REJECTED' });

  say(`holding ${POLLS} polls …\n`);
  const began = performance.now();
  const polled = subject.users.flatMap(({ key, requestHashes }, user) =>
    requestHashes.slice(0, POLLS_PER_USER).map((requestHash) => ({ key, requestHash, from: `198.51.100.${user}` })),
  );
  let isOver = false;
  const answered = Promise.all(
    polled.map((poll) =>
      pollUntilDecided(subject.url, poll, { onAnswer: (status) => count(polls, status), isOver: () => isOver }),
    ),
  );
  let held = 0;
  // Some polls are always between two requests.
  while (held < POLLS * MOST_HELD) {
    await sleep(500);
    held = Number(/^countersign_held_answers (\d+)$/m.exec(await ask('/metrics', subject.adminKey))?.[1]);
  }
  const heldAfterMs = performance.now() - began;

  say('asking for other things meanwhile …\n');
  const times: Times = { lease: [], decision: [], poll: [], health: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    const user = subject.users[round % USERS];
    const spare = user?.requestHashes.at(-1) ?? '';
    const timed = async (name: string, work: Promise<string>) => {
      const started = performance.now();
      await work;
      times[name]?.push(performance.now() - started);
    };
    await timed('lease', ask('/internal/verification-requests/lease', subject.orionKey, { max: 1 }));
    await timed('decision', reject(spare, user?.key ?? ''));
    await timed('poll', ask(`/transactions/${spare}/approval-status`, user?.key ?? ''));
    await timed('health', ask('/health', ''));
  }

  say('deciding …\n');
  const decidedAt = performance.now();
  const left = polled.filter((_, index) => index % POLLS_PER_USER < DECISIONS_PER_USER);
  const decide = async () => {
    for (let next = left.pop(); next; next = left.pop()) await reject(next.requestHash, next.key);
  };
  await Promise.all(Array.from({ length: DECISIONS_AT_ONCE }, decide));
  isOver = true;
  await answered;
  return { polls, others, held, heldAfterMs, answeredAfterMs: performance.now() - decidedAt, times };
}

async function report({ polls, others, held, heldAfterMs, answeredAfterMs, times }: Result): Promise<void> {
  const show = (statuses: ReadonlyMap<number, number>) =>
    [...statuses].map(([status, count]) => `${count.toLocaleString('en')} with ${status}`).join(', ');
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const isMet = [...polls.keys()].every((status) => status === 200) && ![...others.keys()].some((each) => each >= 400);
  const names = {
    lease: 'an arbiter leases a request',
    decision: 'an owner decides',
    poll: 'a poll that is not held',
    health: '`GET /health`',
  };
  const rows = Object.entries(names).map(([name, shown]) => {
    const sorted = (times[name] ?? []).toSorted((one, other) => one - other);
    return [shown, ...[0.5, 0.9, 0.99].map((share) => `${quantile(sorted, share).toFixed(1)} ms`)];
  });
  const text = `# Held polls

Made by \`npm run bench -- held\`: ${POLLS.toLocaleString('en')} polls of ${USERS} users, each for another transaction with \`wait=25\`, sent at once to one instance on a PostgreSQL of its own and sent again whenever their time is over. Once the service holds them, others ask it ${ROUNDS} times each; then ${DECISIONS_PER_USER} transactions of each user are decided, ${DECISIONS_AT_ONCE} at a time, and the other polls come to their end.

- ${held.toLocaleString('en')} held at the same moment after ${seconds(heldAfterMs)}; all answered within ${seconds(answeredAfterMs)} of the first decision.
- Answers to polls: ${show(polls)}. Answers to the others: ${show(others)}.
- Not one 503, and nothing else that is not a success: ${isMet ? 'met' : '**missed**'}.

${table(['Meanwhile', 'p50', 'p90', 'p99'], rows)}

Machine: ${machine}.
`;
  await writeReport(import.meta.url, text, isMet);
}
