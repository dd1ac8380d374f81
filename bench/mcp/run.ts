import { quantile } from '../accuracy/statistics.ts';
import { table } from '../accuracy/table.ts';
import { withDatabase } from '../setting/database.ts';
import { machine, say, writeReport } from '../setting/report.ts';
import { withSubject } from '../setting/with-subject.ts';

const ROUNDS = 20;
const WARM_UP = 3;
const CALLS = 100;
const AT_ONCE = 8;
const LEAST = 0.8;
const MODERN = '2026-07-28';

interface Subject {
  readonly url: string;
  readonly adminKey: string;
  readonly databaseUrl: string;
  readonly requestHash: string;
}

type Subjects = 'ours' | 'keyed' | 'bare';

/** Calls a second. */
interface Result extends Readonly<Record<Subjects, number>> {
  readonly name: string;
}

const program = (name: string) => new URL(`start-${name}.ts`, import.meta.url);

/** One call of the tool, as a client of either era makes it. */
function caller(url: string, requestHash: string, headers: Record<string, string>, meta: object) {
  const params = { name: 'checkVerificationStatus', arguments: { requestHash }, ...meta };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params });
  return async (client: number) => {
    // A client of its own for each: the count of a limit is one row for each of them.
    const from = { 'x-forwarded-for': `198.51.100.${client}` };
    const response = await fetch(url, { method: 'POST', headers: { ...common, ...from, ...headers }, body });
    const text = await response.text();
    if (!text.includes('"APPROVED"')) throw new Error(`${url}: ${response.status} ${text}`);
  };
}
const common = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

/** Calls a second, so many at once. */
async function measure(call: (client: number) => Promise<void>): Promise<number> {
  let left = CALLS;
  const began = performance.now();
  const work = async (_: unknown, client: number) => {
    while (left-- > 0) await call(client);
  };
  await Promise.all(Array.from({ length: AT_ONCE }).map(work));
  return CALLS / ((performance.now() - began) / 1000);
}

async function beginSession(url: string, key: string): Promise<Record<string, string>> {
  const params = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'bench', version: '1' } };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params });
  const response = await fetch(url, { method: 'POST', headers: { ...common, 'x-api-key': key }, body });
  await response.text();
  return { 'x-api-key': key, 'mcp-session-id': response.headers.get('mcp-session-id') ?? '' };
}

await withDatabase((clusterUrl) => {
  say('starting both …\n');
  return withSubject<Subject>(program('ours'), [clusterUrl], (ours) =>
    withSubject<Subject>(program('floor'), [ours.databaseUrl, ours.adminKey], (floor) => compare(ours, floor)),
  );
});

async function compare({ url, adminKey, requestHash }: Subject, floor: Subject): Promise<void> {
  const modernHeaders = {
    'mcp-protocol-version': MODERN,
    'mcp-method': 'tools/call',
    'mcp-name': 'checkVerificationStatus',
  };
  const meta = {
    _meta: {
      'io.modelcontextprotocol/protocolVersion': MODERN,
      'io.modelcontextprotocol/clientCapabilities': {},
    },
  };
  const eras = [
    {
      name: 'without sessions (2026-07-28)',
      ours: caller(url, requestHash, { ...modernHeaders, 'x-api-key': adminKey }, meta),
      keyed: caller(floor.url, requestHash, { ...modernHeaders, 'x-api-key': adminKey }, meta),
      bare: caller(floor.url, requestHash, modernHeaders, meta),
    },
    {
      name: 'with a session (2025-11-25)',
      ours: caller(url, requestHash, await beginSession(url, adminKey), {}),
      keyed: caller(floor.url, requestHash, { 'x-api-key': adminKey }, {}),
      bare: caller(floor.url, requestHash, {}, {}),
    },
  ];
  const results: Result[] = [];
  for (const { name, ...callers } of eras) {
    const rates: Record<Subjects, number[]> = { ours: [], keyed: [], bare: [] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      // In turns, so that whatever else the machine does meets all alike.
      for (const subject of ['ours', 'keyed', 'bare'] as const) {
        const rate = await measure(callers[subject]);
        if (round >= 0) rates[subject].push(rate);
      }
    }
    results.push({ name, ours: median(rates.ours), keyed: median(rates.keyed), bare: median(rates.bare) });
  }
  await report(results);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return quantile(sorted, 0.5);
}

async function report(results: readonly Result[]): Promise<void> {
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  const rows = results.map(({ name, ours, keyed, bare }) => [
    name,
    ...[ours, keyed, bare].map((rate) => `${rate.toFixed(0)}/s`),
    percent(ours / keyed),
    `${percent(ours / bare)}${ours / bare >= LEAST ? '' : ' (missed)'}`,
  ]);
  const heads = [
    'Era',
    'Ours',
    'SDK and key',
    'SDK alone',
    'of SDK and key',
    `of SDK alone (at least ${percent(LEAST)})`,
  ];
  const text = `# Calls of a tool

Made by \`npm run bench:mcp\`: \`tools/call\` of \`checkVerificationStatus\` at our endpoint, against a server of the MCP SDK with nothing around it but one tool that asks the database the same; once as it is, and once with the look-up of the key that every protected server needs. Ours looks the key up, counts a limit in the database and, in the era of sessions, looks the session up: two statements more than the SDK alone, with a session three. Each a process of its own on one database, ${AT_ONCE} calls at once, ${ROUNDS} rounds of ${CALLS} calls in turns; medians.

${table(heads, rows)}

Machine: ${machine}.
`;
  await writeReport(import.meta.url, text);
}
