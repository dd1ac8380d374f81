import { setTimeout as sleep } from 'node:timers/promises';
import { quantile } from '../accuracy/statistics.ts';
import { table } from '../accuracy/table.ts';
import { withDatabase } from '../setting/database.ts';
import { machine, say, writeReport } from '../setting/report.ts';
import { withSubject } from '../setting/with-subject.ts';
import type { Subject } from './start-subject.ts';

/** `npm run bench -- csr 10` generates fewer. */
const KEYS = Number(process.argv[2] ?? 50);
const MAX_RATIO = 2;
/** The other load: one request of each route at this interval, even if the previous one is unanswered. */
const EVERY_MS = 50;
const QUIET_MS = 30_000;

await withDatabase((databaseUrl) =>
  withSubject<Subject>(new URL('start-subject.ts', import.meta.url), [databaseUrl, String(KEYS + 1)], async (subject) =>
    report(await measure(subject)),
  ),
);

type Times = Readonly<Record<string, number[]>>;

interface Result {
  readonly quiet: Times;
  readonly busy: Times;
  readonly keys: readonly number[];
  readonly refusals: number;
}

async function measure({ url, tokens }: Subject): Promise<Result> {
  const [other = '', ...makers] = tokens;
  const call = (path: string, token: string, options: RequestInit = {}) =>
    fetch(url + path, {
      ...options,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
  const routes: Readonly<Record<string, () => Promise<Response>>> = {
    'GET /settings': () => call('/settings', other),
    'GET /custody/integrations': () => call('/custody/integrations', other),
    'PUT /settings': () => {
      const body = JSON.stringify({ executionType: Math.random() < 0.5 ? 0 : 1 });
      return call('/settings', other, { method: 'PUT', body });
    },
  };

  /** Sends the other requests until `isOver`. */
  async function askOthers(isOver: () => boolean): Promise<Times> {
    const times: Record<string, number[]> = Object.fromEntries(Object.keys(routes).map((name) => [name, []]));
    const open = new Set<Promise<void>>();
    while (!isOver()) {
      for (const [name, send] of Object.entries(routes)) {
        const started = performance.now();
        const asked = send().then(async (response) => {
          await response.text();
          if (!response.ok) throw new Error(`${name} answered with ${response.status}`);
          times[name]?.push(performance.now() - started);
        });
        open.add(asked);
        void asked.finally(() => open.delete(asked)).catch(() => {});
      }
      await sleep(EVERY_MS);
    }
    await Promise.all(open);
    return times;
  }
  const askFor = (ms: number) => {
    const end = performance.now() + ms;
    return askOthers(() => performance.now() > end);
  };

  let refusals = 0;
  async function makeKey(token: string): Promise<number> {
    const started = performance.now();
    const body = JSON.stringify({ commonName: 'bench', organization: 'bench', country: 'DE' });
    for (;;) {
      // On a busy machine this may take longer than a connection lasts; the key exists later.
      const response = await call('/custody/generate-csr/execution', token, { method: 'POST', body }).catch(() => null);
      const isThere = response?.status === 201 || (await call('/custody/csr/execution', token)).ok;
      await response?.text();
      if (isThere) return performance.now() - started;
      refusals += 1;
      // Spread over time.
      await sleep(1_000 * Number(response?.headers.get('retry-after') ?? 10) * (0.5 + Math.random()));
    }
  }

  await askFor(3_000);
  say('asking while nothing else happens …\n');
  const before = await askFor(QUIET_MS);
  say(`making ${KEYS} keys …\n`);
  let isOver = false;
  const making = Promise.all(makers.map(makeKey)).finally(() => {
    isOver = true;
  });
  const [busy, keys] = await Promise.all([askOthers(() => isOver), making]);
  say('asking while nothing else happens, again …\n');
  const after = await askFor(QUIET_MS);
  const quiet = Object.fromEntries(
    Object.keys(routes).map((name) => [name, [...(before[name] ?? []), ...(after[name] ?? [])]]),
  );
  return { quiet, busy, keys, refusals };
}

async function report({ quiet, busy, keys, refusals }: Result): Promise<void> {
  const at = (times: readonly number[] = [], share: number) =>
    quantile(
      times.toSorted((one, other) => one - other),
      share,
    );
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const ratios = Object.keys(quiet).map((name) => at(busy[name], 0.99) / at(quiet[name], 0.99));
  const rows = Object.keys(quiet).map((name, index) => [
    `\`${name}\``,
    ...[0.5, 0.99].flatMap((share) => [ms(at(quiet[name], share)), ms(at(busy[name], share))]),
    (ratios[index] ?? 0).toFixed(2),
  ]);
  const isMet = ratios.every((ratio) => ratio <= MAX_RATIO);
  const text = [
    '# Keys for custody',
    '',
    `Made by \`npm run bench -- csr\`: one instance on a PostgreSQL of its own. ${KEYS} users ask for a signing request (RSA-4096) at once, and ask again after`,
    `a 503, until all have one. Meanwhile another user asks for other things, each every ${EVERY_MS} ms; the same requests before and after are the measure.`,
    '',
    `- ${KEYS} keys within ${(Math.max(...keys) / 1000).toFixed(0)} s; ${refusals} were told to ask again on the way.`,
    `- No route may be slower than ${MAX_RATIO} times at p99: ${isMet ? 'met' : '**missed**'}.`,
    '',
    table(['Route', 'p50 quiet', 'p50 meanwhile', 'p99 quiet', 'p99 meanwhile', 'ratio at p99'], rows),
    '',
    `Machine: ${machine}.`,
    '',
  ].join('\n');
  await writeReport(import.meta.url, text, isMet);
}
