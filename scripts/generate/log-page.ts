import { globSync, readFileSync } from 'node:fs';
import { page, table } from './markdown.ts';

/** The meaning of log fields. A field that code logs and this table lacks fails `npm run check`. */
const fields: Readonly<Record<string, string>> = {
  apiRequestId: '`X-Request-Id` of a service response that the arbiter received',
  attempt: 'how often the work has been leased, including this time',
  blockNumber: 'block of the record chain',
  cause: 'why the process stopped: a signal, or the end of its parent',
  channel: 'path that executes a release',
  channelId: 'notification channel',
  check: 'failing health check',
  cid: 'block in the content store',
  code: 'problem code of a refused request, or the code of a system error',
  contracts: 'contracts that were deployed',
  decision: '`APPROVED`, `REJECTED` or `UNDECIDED`',
  delaySeconds: 'when the work is offered again',
  deliveryId: 'one notification to one channel',
  described: 'contracts known through ERC-7730 descriptors',
  descriptorsAdded: 'descriptors read from DESCRIPTORS_DIR',
  descriptorsDir: 'DESCRIPTORS_DIR',
  err: 'error: `type`, `message` (first line, 500 characters), `code`, `stack` (8 lines), `cause`',
  event: 'event that a notification is about',
  failure: 'type of an error whose message may quote a request',
  family: 'session: all refresh tokens of one sign-in',
  file: 'file that was skipped',
  fromBlock: 'first block of the record chain that is read again',
  grantId: 'OAuth grant',
  hash: 'hash of the last sealed row of the audit log',
  job: 'background job',
  kind: 'kind of notification channel',
  line: 'line of the journal of the embedded chain',
  percent: 'progress',
  pgpKeyId: 'registered OpenPGP key',
  policyFile: 'POLICY_FILE',
  port: 'port that the process listens on',
  reason: 'why something was refused or skipped',
  reference: "the custody provider's id for an order",
  requestHash: 'verification request; the same in every process',
  sanctioned: 'sanctioned addresses',
  sanctionsAsOf: 'date of the sanctions list',
  seconds: 'time from request to verdict',
  seq: 'number of the last sealed row of the audit log',
  serviceId: 'verification service',
  status: 'HTTP status, or the status that a release reached',
  task: '`verdict` or `settlement`',
  threats: 'reported addresses',
  threatsAsOf: 'date of the threat list',
  tokens: 'known tokens',
  tool: 'MCP tool',
  transactions: 'transactions replayed',
  type: 'type of an error',
  userId: 'user',
  where: 'check of the validator that crashed',
  why: 'facts that could not be looked up, with the reason',
  workload: 'kind of work that is taken from the database',
};

/** The fields of every line, and of the line for each HTTP request. */
const common: Readonly<Record<string, string>> = {
  level: '`trace`, `debug`, `info`, `warn`, `error`, `fatal`; `LOG_LEVEL` sets the minimum',
  time: 'ISO 8601, UTC',
  service: 'process: `countersign`, `countersign-orion`, `countersign-validator`, `countersign-chain`',
  msg: 'event',
  reqId: '`X-Request-Id` of the response',
  page: 'link to the page of the request in `requestHash`',
};
const ofRequests: Readonly<Record<string, string>> = {
  method: 'HTTP method',
  route: 'route pattern, never the path',
  status: 'HTTP status',
  ms: 'response time',
  caller: 'kind of credential',
  keyId: 'API key',
  userId: 'user',
  code: 'problem code of a refused request',
};

const processes = {
  service: 'Main service',
  orion: 'Arbiter',
  validator: 'Validator',
  chain: 'Embedded chain',
  edge: 'All processes',
};

interface Event {
  readonly level: string;
  readonly message: string;
  readonly fields: readonly string[];
}

/** The log calls of a room with a literal message: with the fields, if the code names them. */
function eventsOf(room: string): Event[] {
  const files = globSync(`${room}/src/**/*.ts`).filter((file) => !/\.(test|fixture|cases)\.ts$/.test(file));
  const call = /\blog\.(debug|info|warn|error|fatal)\(\s*(?:(?:\{([^{}]*)\}|\w+),\s*)?['`]((?:[^'`\\]|\\.)+)['`]/g;
  return files.sort().flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(call)].map(([, level = '', named = '', message = '']) => ({
      level,
      message: message.replace(/\$\{[^}]*\}/g, '…'),
      fields: [...named.matchAll(/(?:^|,)\s*(\w+)/g)].map(([, field = '']) => field),
    })),
  );
}

const rows = (meanings: Readonly<Record<string, string>>) =>
  Object.entries(meanings).map(([name, meaning]) => [`\`${name}\``, meaning]);

/** Throws if code logs a field that is not explained. */
export function logsPage(): string {
  const events = Object.keys(processes).map((room) => [room, eventsOf(room)] as const);
  const logged = new Set(events.flatMap(([, all]) => all.flatMap((event) => event.fields)));
  const unexplained = [...logged].filter((field) => !(field in fields));
  if (unexplained.length > 0)
    throw new Error(`scripts/generate/log-page.ts does not explain: ${unexplained.join(', ')}`);
  return page(
    '# Log reference',
    '',
    'Each process writes one JSON object per line to standard output. Lines never contain secrets, intents, calldata or paths.',
    '',
    '## Fields of every line',
    '',
    ...table(['field', 'meaning'], rows(common)),
    '',
    '## Request fields',
    '',
    'Every HTTP request produces one line with the message `request`.',
    '',
    ...table(['field', 'meaning'], rows(ofRequests)),
    '',
    '## Other fields',
    '',
    ...table(['field', 'meaning'], rows(fields)),
    '',
    '## Messages',
    '',
    'Collected from the code. Programs should filter by `level` and fields, because messages may change.',
    ...events.flatMap(([room, all]) => [
      '',
      `### ${processes[room as keyof typeof processes]}`,
      '',
      ...table(
        ['level', 'message', 'fields'],
        all.map(({ level, message, fields: named }) => [
          level,
          message.replaceAll('\\', ''),
          named.map((field) => `\`${field}\``).join(', '),
        ]),
      ),
    ]),
  );
}
