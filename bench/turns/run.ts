import { randomBytes } from 'node:crypto';
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts';
import { quantile } from '../accuracy/statistics.ts';
import { table } from '../accuracy/table.ts';
import { createDatabase, runStatement, withDatabase } from '../setting/database.ts';
import { machine, say, writeReport } from '../setting/report.ts';
import { withSubject } from '../setting/with-subject.ts';
import { JUDGING_MS, startArbiter } from './arbiter.ts';
import type { Subject } from './subject.ts';

const INSTANCES = 2;
const ROUNDS = 3;
/** The number of concurrent requests of one user. */
const BURST = 200;
const AT_ONCE = 16;
/** The number of users right after the burst, with one request each. */
const OTHERS = 10;
/** The maximum wait of these users, as a share of their wait without turns. */
const MOST_SHARE = 0.25;

/** Gives all requests the same turn: they are leased in the order of arrival, as before turns existed. */
const withoutTurns = `
  CREATE FUNCTION take_turn() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.turn := 0; RETURN NEW; END';
  CREATE TRIGGER take_turn BEFORE INSERT ON verification_requests FOR EACH ROW EXECUTE FUNCTION take_turn()`;

const secret = () => randomBytes(32).toString('hex');
const newAddress = () => privateKeyToAddress(generatePrivateKey());

interface Times {
  readonly alone: number[];
  readonly others: number[];
  readonly burst: number[];
}
const noTimes = (): Times => ({ alone: [], others: [], burst: [] });

await withDatabase(async (clusterUrl) => {
  const before = noTimes();
  const after = noTimes();
  await withInstances(await createDatabase(clusterUrl, 'before'), async (measureBefore, databaseUrl) => {
    await runStatement(databaseUrl, withoutTurns);
    await withInstances(await createDatabase(clusterUrl, 'after'), async (measureAfter) => {
      // Round 0 is the warm-up.
      for (let round = 0; round <= ROUNDS; round += 1) {
        say(`round ${round} of ${ROUNDS} …\n`);
        await measureBefore(round === 0 ? noTimes() : before);
        await measureAfter(round === 0 ? noTimes() : after);
      }
    });
  });
  await report(before, after);
});

/** Instances on one database, each in its own process, with one arbiter for all. */
async function withInstances(
  databaseUrl: string,
  work: (measure: (times: Times) => Promise<void>, databaseUrl: string) => Promise<void>,
): Promise<void> {
  const [masterKey, adminKey, orionKey] = [secret(), secret(), secret()];
  const urls: string[] = [];
  const ask = async (instance: number, key: string, path: string, body?: object): Promise<unknown> => {
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(`${urls[instance % INSTANCES]}${path}`, { headers, ...options });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  const args = [databaseUrl, masterKey, adminKey, orionKey];
  const start = (): Promise<void> =>
    withSubject<Subject>(new URL('subject.ts', import.meta.url), args, async ({ url }) => {
      urls.push(url);
      if (urls.length < INSTANCES) return start();
      const arbiter = startArbiter((instance, path, body) => ask(instance, orionKey, path, body), INSTANCES);
      await work((times) => measure((instance, path, body) => ask(instance, adminKey, path, body), times), databaseUrl);
      await arbiter.stop();
    });
  await start();
}

type Ask = (instance: number, path: string, body?: object) => Promise<unknown>;

async function measure(ask: Ask, { alone, others, burst }: Times): Promise<void> {
  const enrol = async () => {
    const ethereumAddress = newAddress();
    await ask(0, '/users', { ethereumAddress });
    return ethereumAddress;
  };
  const submit = async (escrowAddress: string, instance: number) => {
    const tx = { to: escrowAddress, value: String(instance + 1), data: '0x' };
    const fields = { escrowAddress, userPrompt: `Send ${instance + 1} wei to myself`, tx };
    const began = performance.now();
    const { requestHash } = (await ask(instance, '/transactions', fields)) as { requestHash: string };
    return { instance, requestHash, began };
  };
  const untilJudged = async ({ instance, requestHash, began }: Awaited<ReturnType<typeof submit>>) => {
    const path = `/transactions/${requestHash}/approval-status?wait=25`;
    for (;;) {
      const { status } = (await ask(instance, path)) as { status: string };
      if (status !== 'PENDING') return performance.now() - began;
    }
  };

  const single = await enrol();
  for (let n = 0; n < OTHERS; n += 1) alone.push(await untilJudged(await submit(single, n)));

  const crowd = await enrol();
  const users = await Promise.all(Array.from({ length: OTHERS }, enrol));
  const submitted: Awaited<ReturnType<typeof submit>>[] = [];
  let next = 0;
  const submitSome = async () => {
    while (next < BURST) submitted.push(await submit(crowd, next++));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, submitSome));
  const ofOthers = users.map(async (user, n) => untilJudged(await submit(user, n)));
  others.push(...(await Promise.all(ofOthers)));
  // Sequentially, because a user may hold only a few polls.
  for (const each of submitted) await untilJudged(each);
  burst.push(performance.now() - (submitted[0]?.began ?? 0));
}

async function report(before: Times, after: Times): Promise<void> {
  const at = (times: readonly number[], share: number) =>
    quantile(
      times.toSorted((one, other) => one - other),
      share,
    );
  const rows = [
    ['nobody else submits: p50', at(before.alone, 0.5), at(after.alone, 0.5)],
    ['right after the burst: p50', at(before.others, 0.5), at(after.others, 0.5)],
    ['right after the burst: longest', at(before.others, 1), at(after.others, 1)],
    ['all of the burst', at(before.burst, 0.5), at(after.burst, 0.5)],
  ] as const;
  const share = at(after.others, 0.5) / at(before.others, 0.5);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const percent = (part: number) => `${(part * 100).toFixed(0)} %`;
  const isMet = share <= MOST_SHARE;
  const text = `# Bursts of one user

Made by \`npm run bench -- turns\`: two instances of the service on one PostgreSQL, each a process of its own. One user submits ${BURST} requests, ${AT_ONCE} at a time; then ${OTHERS} other users submit one each, at once, and all wait for their verdicts. One arbiter leases from both instances as many as the shipped one, and takes ${JUDGING_MS} ms for each. The same code runs without turns on a second database, in which a trigger gives every request the same one; both take turns for ${ROUNDS} rounds, after one that is not counted.

${table(
  ['From request to verdict', 'in order of arrival', 'owners in turn', 'of it'],
  rows.map(([what, first, second]) => [what, seconds(first), seconds(second), percent(second / first)]),
)}

- Whoever comes after the burst waits at most ${percent(MOST_SHARE)} as long as without turns (p50): ${percent(share)}, ${isMet ? 'met' : '**missed**'}.

[How owners take turns](../../docs/decisions/0061-leases-in-turn.md). Machine: ${machine}.
`;
  await writeReport(import.meta.url, text, isMet);
}
