import type { Log } from '@countersign/edge';
import { executionTypes, type Hex } from '@countersign/protocol';
import { type Output, UsageError, withStorage } from './command.ts';
import type { Config } from './config.ts';
import { type Life, readLife } from './features/transactions/verification/index.ts';

export const USAGE = `Shows the history of one request: what it is waiting for, what was tried, and why it was decided.

  npm run why -- REQUEST_HASH

The command uses the database of this environment (DATABASE_URL or DATA_DIR); the service may be running or stopped. It prints
nothing of the request's content. The exit code is 1 if there is no such request. For more, search the log for the
"requestHash" field.
`;

/** Whether there is such a request. */
export async function runWhyCommand(
  args: readonly string[],
  config: Config,
  log: Log,
  { answer, remark }: Output,
): Promise<boolean> {
  const requestHash = readHash(args);
  const life = await withStorage(config, log, ({ db }) => readLife(db, requestHash), { mustExist: true });
  if (!life) {
    remark(`There is no request ${requestHash} in this database.`);
    return false;
  }
  for (const [name, value] of describeLife(life)) answer(`${name.padEnd(12)}${value}`);
  return true;
}

function readHash(args: readonly string[]): Hex {
  const [text, ...rest] = args;
  if (text === undefined || rest.length > 0) throw new UsageError('one requestHash is required');
  if (!/^0x[0-9a-f]{64}$/i.test(text)) throw new UsageError('the requestHash must be 0x and 64 hexadecimal digits');
  return text.toLowerCase() as Hex;
}

type Line = readonly [name: string, value: string];

const executions = Object.keys(executionTypes);
const time = (date: Date | null) => date?.toISOString() ?? 'never';

function describeLife(life: Life): Line[] {
  const { request } = life;
  return [
    ['Request', `${request.form} form, chain ${request.chainId}, execution type ${executions[request.execution]}`],
    ['Created', time(request.createdAt)],
    ['Status', `${request.status}, last change ${time(request.updatedAt)}`],
    ['Waiting for', describeWait(life)],
    ['Arbiter', describeArbiter(life)],
    ...life.jobs.map((job): Line => ['Job', describeJob(job)]),
    ...describeVerdict(life),
    ...describeDecisions(life),
    ...describeRelease(life),
    ['On chain', describeRecord(life)],
  ];
}

function describeWait({ request, waiting, decisions, arbiters, release }: Life): string {
  if (request.status === 'APPROVED') {
    return release === null
      ? 'the on-chain transaction that executes it'
      : `${release.channel} to execute it (see the release below)`;
  }
  if (request.status !== 'PENDING') return 'nothing';
  if (decisions.some(({ type }) => type === 'orion')) return 'the owner';
  if (!waiting) return 'sealing: not offered to an arbiter yet (see the jobs below)';
  return arbiters === 0
    ? 'an arbiter, but none has asked for work in the last minute: see docs/guides/troubleshooting.md'
    : 'the verdict of an arbiter';
}

function describeArbiter({ request, waiting, arbiters }: Life): string {
  const service = `verification service ${request.serviceId}, ${arbiters} active`;
  if (!waiting) return service;
  const { task, attempts, firstLeasedAt, leaseId, availableAt } = waiting;
  const standing = leaseId ? `leased until ${time(availableAt)}` : `available from ${time(availableAt)}`;
  return `${service}; ${task}: leased ${attempts} times, first ${time(firstLeasedAt)}, ${standing}`;
}

function describeJob({ name, state, retries, nextTryAt, failure }: Life['jobs'][number]): string {
  const tries = retries > 0 ? `, retried ${retries} times` : '';
  const next = state === 'retry' ? `, next at ${time(nextTryAt)}` : '';
  return `${name}: ${state}${tries}${next}${failure ? `, failed with ${failure}` : ''}`;
}

function describeVerdict({ decisions, verdict }: Life): Line[] {
  const ruling = decisions.find(({ type }) => type === 'orion');
  if (!ruling) return [];
  const confidence = ruling.confidence === null ? '' : ` with confidence ${ruling.confidence}`;
  const failed = failedChecks(verdict?.report);
  return [
    ['Verdict', `${ruling.decision}${confidence}, ${time(ruling.createdAt)}`],
    ['Reason', oneLine(ruling.analysis) ?? 'no reason given'],
    ...(failed.length > 0 ? [['Failed', failed.join(', ')] as const] : []),
    ...(verdict?.ownerNeeded ? [['Owner', oneLine(verdict.ownerNeededBecause) ?? 'must decide'] as const] : []),
  ];
}

/** The names of the failed checks; a report for the owner alone is encrypted, and stays so. */
function failedChecks(report: unknown): string[] {
  const { results } = (typeof report === 'object' && report !== null ? report : {}) as { results?: unknown };
  const nodes = Object.entries((results ?? {}) as Record<string, { status?: unknown } | null>);
  return nodes.flatMap(([id, node]) => (node?.status === 'FAIL' ? [id] : []));
}

function describeDecisions({ decisions }: Life): Line[] {
  return decisions
    .filter(({ type }) => type !== 'orion')
    .map(({ decision, type, createdAt }) => ['Decision', `${decision} by ${type}, ${time(createdAt)}`] as const);
}

function describeRelease({ request, release }: Life): Line[] {
  if (!release || (release.status === 'waiting' && request.status !== 'APPROVED')) return [];
  const { channel, integration, status, claimedAt, lastSentAt, reference, txHash, nextAt, reason } = release;
  const steps = claimedAt ? `, claimed ${time(claimedAt)}, last sent ${time(lastSentAt)}` : '';
  const way = `${status}, by ${channel} (${integration})${steps}`;
  const known = [
    reference && `reference ${reference}`,
    txHash && `txHash ${txHash}`,
    nextAt && `next check ${time(nextAt)}`,
  ];
  return [
    ['Release', [way, ...known].filter(Boolean).join(', ')],
    ...(reason ? [['Because', oneLine(reason) ?? ''] as const] : []),
  ];
}

function describeRecord({ record, settlement }: Life): string {
  if (!record?.contract) return 'not recorded';
  const request = record.blockNumber === null ? `sent ${time(record.submittedAt)}` : `in block ${record.blockNumber}`;
  const verdict = settlement ? `${settlement.status}${settlement.txHash ? ` (${settlement.txHash})` : ''}` : 'not yet';
  return `request ${request}${record.txHash ? ` (${record.txHash})` : ''}; verdict ${verdict}`;
}

/** Third-party text must not control the reader's terminal. */
const oneLine = (text: string | null) => text?.replaceAll(/\p{Cc}+/gu, ' ').trim() || null;
