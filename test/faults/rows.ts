import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { enrolOwner } from '@countersign/harness/requests/transactions';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import {
  answersOf,
  both,
  duringOutage,
  type Fault,
  fillDisk,
  freeze,
  hungOf,
  inSeconds,
  kill,
  killUnderLoad,
  lossless,
  slowest,
  statusesOf,
} from './fault.ts';
import {
  askDatabase,
  databaseTime,
  decisionsSince,
  keepProbing,
  probe,
  untilJudgedFor,
  untilJudgedSince,
  untilNextVerdict,
} from './site.ts';
import { secondsSince } from './until.ts';

const main = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const faults: readonly Fault[] = [
  kill('service killed', 'service', 8),
  kill('arbiter killed', 'orion', 5),
  kill('validator killed', 'validator', 5),
  kill('chain killed', 'chain', 5, ['embedded']),
  {
    name: 'PostgreSQL killed',
    does: 'kill -9 of the server and all its backends under write load',
    holds: lossless,
    undone: 'embedded: the service restarts it; outside: restarted at once, as a service manager does',
    on: both,
    needs: 'none',
    isKill: true,
    limitSeconds: 10,
    async run(site) {
      const inFlight = await killUnderLoad(site, () => site.world.databasePids());
      const killedAtMs = Date.now();
      const startedAt = performance.now();
      await site.world.postgres?.start();
      await untilNextVerdict(site, killedAtMs);
      return { recoverySeconds: secondsSince(startedAt), inFlight, violations: [] };
    },
  },
  {
    name: 'everything killed',
    does: 'kill -9 of every process and the database at the same moment',
    holds: lossless,
    undone: '`npm start`',
    on: both,
    needs: 'none',
    isKill: false,
    limitSeconds: null,
    async run(site) {
      const inFlight = await killUnderLoad(site, () => site.world.pids());
      await site.world.ended();
      const startedAt = performance.now();
      await site.world.postgres?.start();
      await site.world.start();
      await untilNextVerdict(site);
      return { recoverySeconds: secondsSince(startedAt), inFlight, violations: [] };
    },
  },
  freeze('service frozen', async ({ world }) => [await world.pidOf('service')]),
  freeze('arbiter frozen', async ({ world }) => [await world.pidOf('orion')]),
  freeze('validator frozen', async ({ world }) => [await world.pidOf('validator')]),
  freeze('PostgreSQL frozen', ({ world }) => world.databasePids(), ['postgres']),
  {
    name: 'PostgreSQL stopped',
    does: 'the server is stopped for 30 s',
    holds: 'every request is answered with 503 within 2 s, live 200, ready 503; it recovers by itself',
    undone: 'the server is started on the same port',
    on: ['postgres'],
    needs: 'none',
    isKill: false,
    limitSeconds: 10,
    async run(site) {
      await site.world.postgres?.stop();
      // Requests in progress at the stop are one case; requests sent to a missing database are another.
      await sleep(1_000);
      const { counts, seen, violations } = await duringOutage(site, 3 * site.outageSeconds);
      const startedAt = performance.now();
      await site.world.postgres?.start();
      await untilNextVerdict(site);
      const statuses = Object.keys(counts.outcomes);
      return {
        recoverySeconds: secondsSince(startedAt),
        seen,
        violations: [
          ...violations,
          ...(statuses.length > 0 && statuses.every((status) => status.startsWith('503'))
            ? []
            : [`requests were answered with ${statuses.join(', ') || 'nothing'}`]),
          ...(counts.slowestMs <= 2_000 ? [] : [`a request was answered after ${inSeconds(counts.slowestMs)}`]),
        ],
      };
    },
  },
  {
    name: 'SIGTERM under load',
    does: '`npm start` is asked to stop while agents write',
    holds: 'ready 503 first, then drained: no request that was accepted fails; ended with 0 within 15 s',
    undone: '`npm start`',
    on: both,
    needs: 'none',
    isKill: false,
    limitSeconds: null,
    async run(site) {
      await site.load.takeCounts();
      const probing = keepProbing(site.world, '/health/ready');
      const startedAt = performance.now();
      const code = await site.world.stop();
      const seconds = secondsSince(startedAt);
      const ready = await probing();
      const { outcomes } = await site.load.takeCounts();
      await site.world.start();
      await untilNextVerdict(site);
      const failed = Object.keys(outcomes).filter((status) => !['200', '201', '429', 'ECONNREFUSED'].includes(status));
      const violations = [
        ...(code === 0 ? [] : [`it ended with ${code}`]),
        ...(seconds <= 15 ? [] : [`it took ${seconds.toFixed(1)} s`]),
        // Only if other instances could take over is there a time to notice.
        ...(site.world.kind === 'embedded' || ready.some(({ status }) => status === 503)
          ? []
          : [`ready answered ${statusesOf(ready)}, never 503`]),
        ...(failed.length === 0
          ? []
          : [`requests ended with ${failed.map((status) => `${outcomes[status]} x ${status}`).join(', ')}`]),
      ];
      return {
        recoverySeconds: null,
        seen: `ended after ${seconds.toFixed(1)} s; ${JSON.stringify(outcomes)}`,
        violations,
      };
    },
  },
  {
    name: 'half-open sockets',
    does: 'the network link to PostgreSQL is cut without FIN or RST; after that only new connections pass',
    holds:
      'no request waits for more than 15 s, live 200, ready 503; the dead connections, and the locks that they hold, are given up',
    undone: 'the link is restored',
    on: ['postgres'],
    needs: 'none',
    isKill: false,
    limitSeconds: null,
    async run(site) {
      site.world.wire?.cut();
      const during = await duringOutage(site, site.outageSeconds);
      const startedAt = performance.now();
      site.world.wire?.mend();
      await untilNextVerdict(site);
      const recoverySeconds = secondsSince(startedAt);
      // Every agent, including the one whose rows a dead connection had locked.
      await sleep(site.outageSeconds * 1_000);
      const stuck = await askDatabase(site.world, async (client) => {
        const { rows } = await client.query(
          "SELECT count(*)::int AS count FROM pg_stat_activity WHERE state = 'idle in transaction' AND state_change < now() - interval '15 seconds'",
        );
        return rows[0].count as number;
      });
      const violations = stuck === 0 ? [] : [`${stuck} transactions of dead connections are still open`];
      return { recoverySeconds, seen: during.seen, violations: [...during.violations, ...violations] };
    },
  },
  {
    name: 'pool exhausted',
    does: 'a lock on the transactions table holds every connection; 300 requests come at once',
    holds: 'each is answered within 15 s, with 503 if it waited too long; live 200',
    undone: 'the lock is released',
    on: ['postgres'],
    needs: 'none',
    isKill: false,
    limitSeconds: null,
    async run(site) {
      await site.load.takeCounts();
      const released = Promise.withResolvers<void>();
      const locked = Promise.withResolvers<boolean>();
      const locking = askDatabase(site.world, async (client) => {
        await client.query('BEGIN');
        await client.query('LOCK TABLE transactions IN ACCESS EXCLUSIVE MODE');
        locked.resolve(true);
        await released.promise;
        await client.query('ROLLBACK');
      }).finally(() => locked.resolve(false));
      const isLocked = await locked.promise;
      const path = `/transactions/users/${site.load.account}?limit=1`;
      const asked = Array.from({ length: 300 }, () => probe(site.world, path, site.load.key));
      const [answers, live] = await Promise.all([Promise.all(asked), probe(site.world, '/health/live')]);
      released.resolve();
      const startedAt = performance.now();
      await locking;
      await untilNextVerdict(site);
      const recoverySeconds = secondsSince(startedAt);
      const counts = await site.load.takeCounts();
      const violations = [
        ...hungOf(counts),
        ...(isLocked ? [] : ['the lock was not granted']),
        ...(answers.some(({ status }) => status === 503) ? [] : ['nobody has waited too long']),
        ...(live.status === 200 ? [] : [`live answered ${live.status}`]),
        ...(answers.every(({ status }) => status === 200 || status === 503) ? [] : [`answers ${statusesOf(answers)}`]),
      ];
      const seen = `the 300: ${statusesOf(answers)}, slowest ${inSeconds(slowest(answers))}, live ${inSeconds(live.milliseconds)}; agents: ${answersOf(counts)}`;
      return { recoverySeconds, seen, violations };
    },
  },
  {
    name: 'disk full',
    does: 'the disk under the database (a small tmpfs) is filled to the last block',
    holds: `writes are answered with 5xx; ${lossless}; reads go on`,
    undone: 'the space is freed',
    on: both,
    needs: 'small disk',
    isKill: false,
    limitSeconds: null,
    async run(site) {
      // The agents will hit their rate limit, because they retry while the disk is full.
      const newcomer = await enrolOwner(site.world.call);
      await site.load.takeCounts();
      const reading = keepProbing(site.world, '/verification-services');
      let [hung, slowestMs] = [0, 0];
      const free = fillDisk(site.directory);
      // The database's reserve lasts for a while.
      const filledAt = performance.now();
      let refusedAt = Number.POSITIVE_INFINITY;
      const outcomes: Record<string, number> = {};
      while (secondsSince(filledAt) < 6 * site.outageSeconds && secondsSince(refusedAt) < site.outageSeconds) {
        await sleep(500);
        const counts = await site.load.takeCounts();
        for (const [outcome, count] of Object.entries(counts.outcomes)) {
          outcomes[outcome] = (outcomes[outcome] ?? 0) + count;
          if (outcome.startsWith('5')) refusedAt = Math.min(refusedAt, performance.now());
        }
        hung += counts.hung;
        slowestMs = Math.max(slowestMs, counts.slowestMs);
      }
      const reads = await reading();
      free();
      const startedAt = performance.now();
      await untilJudgedFor(site, newcomer);
      const recoverySeconds = secondsSince(startedAt);
      const failedReads = reads.filter(({ status }) => status !== 200).length;
      const violations = [
        ...hungOf({ outcomes, slowestMs, hung }),
        ...(Number.isFinite(refusedAt) ? [] : ['no write was answered with 5xx: the disk was not full']),
        ...(failedReads > 0 ? [`${failedReads} of ${reads.length} reads failed: ${statusesOf(reads)}`] : []),
      ];
      const seen = `reads ${statusesOf(reads)}; agents: ${answersOf({ outcomes, slowestMs, hung })}`;
      return { recoverySeconds, seen, violations };
    },
  },
  {
    name: 'slow disk',
    does: 'every sync of PostgreSQL takes 250 ms longer, for 20 s',
    holds: `${lossless}; no request waits for more than 15 s`,
    undone: 'syncs take their usual time again',
    on: ['postgres'],
    needs: 'slow disk',
    isKill: false,
    limitSeconds: null,
    async run(site) {
      const slow = join(site.directory, 'slow-disk');
      await site.load.takeCounts();
      writeFileSync(slow, '250');
      await sleep(2 * site.outageSeconds * 1_000);
      const counts = await site.load.takeCounts();
      rmSync(slow);
      const startedAt = performance.now();
      await untilNextVerdict(site);
      const violations = [...hungOf(counts), ...(counts.slowestMs >= 250 ? [] : ['no write has waited for the disk'])];
      return { recoverySeconds: secondsSince(startedAt), seen: answersOf(counts), violations };
    },
  },
  {
    name: 'clock jumps',
    does: 'the clocks of service, arbiter and validator jump to 60 s before and 60 s after that of PostgreSQL',
    holds: `${lossless}; requests are still accepted, approved and judged, with the same verdicts`,
    undone: 'the clocks jump back',
    on: ['postgres'],
    needs: 'other clock',
    isKill: false,
    // Nothing has to restart, so it may take no longer than the shortest restart.
    limitSeconds: 5,
    async run(site) {
      const clock = join(site.directory, 'clock');
      const violations: string[] = [];
      const seen: string[] = [];
      await untilNextVerdict(site);
      const usual = await decisionsSince(site, '-infinity');
      let recoverySeconds = 0;
      for (const offset of ['+60', '-60', '+0']) {
        await site.load.takeCounts();
        const jumpedAt = await databaseTime(site);
        const startedAt = performance.now();
        writeFileSync(clock, offset);
        await untilJudgedSince(site, jumpedAt);
        const seconds = secondsSince(startedAt);
        recoverySeconds = Math.max(recoverySeconds, seconds);
        await sleep(site.outageSeconds * 1_000);
        const { headers } = await site.world.call('GET /health/live');
        const aheadSeconds = (Date.parse(headers.get('date') ?? '') - Date.now()) / 1_000;
        const { outcomes } = await site.load.takeCounts();
        const decisions = await decisionsSince(site, jumpedAt);
        seen.push(
          `${offset} s: ${JSON.stringify(outcomes)}, ${decisions.join(', ')}, first after ${seconds.toFixed(1)} s`,
        );
        const refused = Object.keys(outcomes).filter((status) => !['200', '201', '429'].includes(status));
        if (refused.length > 0) violations.push(`at ${offset} s requests were answered with ${refused.join(', ')}`);
        const others = decisions.filter((decision) => !usual.includes(decision));
        if (others.length > 0) violations.push(`at ${offset} s verdicts were ${others.join(', ')}`);
        if (!(Math.abs(aheadSeconds - Number(offset)) < 5))
          violations.push(`at ${offset} s the clock of the service was off by ${aheadSeconds.toFixed(0)} s`);
      }
      return { recoverySeconds, seen: seen.join('; '), violations };
    },
  },
  {
    name: 'second process on one DATA_DIR',
    does: 'a second service is started on the data directory of a running one',
    holds: 'it ends with 1 and says which process is in the way; the first goes on',
    undone: 'nothing to undo',
    on: ['embedded'],
    needs: 'none',
    isKill: false,
    limitSeconds: null,
    async run(site) {
      const { dataDirectory } = site.world;
      const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDirectory, PORT: String(await findFreePort()) };
      const second = spawn(process.execPath, [main('service/src/main.ts')], {
        env,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [second.stdout, second.stderr]) stream.on('data', (text) => (output += text));
      const code = await new Promise((resolve) => second.once('close', resolve));
      await untilNextVerdict(site);
      const saysWhy = /Another Countersign process \(pid \d+\) is using the data directory/.test(output);
      return {
        recoverySeconds: null,
        seen: `exit code ${code}`,
        violations: code === 1 && saysWhy ? [] : [`it ended with ${code}: ${output}`],
      };
    },
  },
];
