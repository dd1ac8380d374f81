import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { decision, transactionStatus } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { page, timestamp } from './fields.ts';
import { ifNoneMatch } from './headers.ts';
import { generalLimit } from './limits.ts';
import { shownAction } from './transactions.ts';

/** How long a cache may serve details after their owner has hidden them. */
const CACHE_SECONDS = 10;

const base = {
  method: 'GET',
  group: 'Public agent profiles',
  access: 'public',
  limits: [generalLimit],
  anyOrigin: true,
  headers: z.object({ 'if-none-match': ifNoneMatch }),
} as const;

/** An answer that anyone may read and cache for a short time. */
const shown = <Body extends z.ZodType>(body: Body) =>
  ({ status: 200, body, cacheSeconds: CACHE_SECONDS, revalidates: true }) as const;

const count = z.int().min(0);
const share = z.number().min(0).max(1).nullable();

const stats = z
  .object({
    total: count.describe('All requests; each has exactly one of the five statuses below.'),
    pending: count,
    approved: count.describe('Approved but not yet executed.'),
    rejected: count.describe('Rejected, withdrawn, or approved and expired before execution.'),
    executed: count,
    failed: count,
    approvalRate: share.describe(
      '(approved + executed + failed) / (total - pending): the share of decided requests that were not rejected. Null if none have been decided.',
    ),
    averageConfidence: share.describe(
      'Mean confidence of the verdicts, to four decimal places. Excludes sealed requests and verdicts without a confidence. Null if none remain, or without `publicDetails`.',
    ),
    medianDecisionMs: count
      .nullable()
      .describe(
        'Median time from request to verdict in milliseconds, from a histogram; the error is at most 5 % and 1 ms. Null if there are no verdicts.',
      ),
  })
  .meta({ id: 'AgentStats' });

const profile = z
  .object({
    ethereumAddress: checksummedAddress,
    displayName: z.string().nullable(),
    memberSince: timestamp,
    stats,
  })
  .meta({ id: 'AgentProfile' });

const details = z
  .object({
    description: z.string().nullable().describe('The `userPrompt`.'),
    chainId: z.int(),
    ...shownAction,
    contextLogs: z.record(z.string(), z.unknown()).nullable(),
    protocol: z.string().nullable().describe('As identified by the arbiter.'),
    confidence: share.describe('From the arbiter.'),
    analysis: z.string().nullable().describe("The arbiter's reasoning."),
    txHash: z.string().nullable().describe('Of the on-chain transaction that executed it.'),
  })
  .meta({ id: 'PublicTransactionDetails' });

const publicTransaction = z
  .object({
    requestHash: z.string(),
    status: transactionStatus,
    statusReason: z.literal('expired').nullable(),
    verificationServiceId: z.int().describe('The verification service asked for the verdict. Anyone can run one.'),
    verdict: z.object({ decision, createdAt: timestamp }).nullable().describe('Null until there is one.'),
    sealed: z.boolean().describe('Only the arbiter can read it. Details are never shown.'),
    details: details.nullable().describe("Null unless the owner's setting `publicDetails` is true."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicTransaction' });

const periods = ['24h', '7d', '30d', 'all'] as const;
export type Period = (typeof periods)[number];

const verdicts = {
  approved: count.describe('APPROVED verdicts.'),
  rejected: count.describe('REJECTED verdicts.'),
  undecided: count.describe('UNDECIDED verdicts.'),
};

const point = z
  .object({
    start: timestamp,
    end: timestamp.describe('Exclusive. The last point ends in the future.'),
    total: count.describe('Requests created at or after `start` and before `end`.'),
    ...verdicts,
  })
  .meta({ id: 'AgentMetricsPoint' });

const metrics = z
  .object({
    period: z.enum(periods),
    totals: stats.describe('Current statuses of the requests created in this period.'),
    verdicts: z.object(verdicts).describe('Verdicts on those requests: the sums of the series.'),
    series: z
      .array(point)
      .describe(
        'Oldest first, without gaps. A verdict is counted at the time its request was created, however late the verdict arrives.',
      ),
    topProtocols: z
      .array(z.object({ protocol: z.string(), total: count }))
      .max(10)
      .nullable()
      .describe(
        "The protocols that the operator's own arbiter identified most often, excluding sealed requests. Null unless the owner's setting `publicDetails` is true.",
      ),
  })
  .meta({ id: 'AgentMetrics' });

const agentParam = z.object({ ethereumAddress: address });
const noAgent = 'No such agent.';

export const agentRows = {
  getAgent: endpoint({
    ...base,
    path: '/public/agents/{ethereumAddress}',
    summary: 'Read the public profile of an agent',
    params: agentParam,
    success: shown(profile),
    errors: { 404: noAgent },
  }),
  listAgentTransactions: endpoint({
    ...base,
    path: '/public/agents/{ethereumAddress}/transactions',
    summary: "List an agent's transactions",
    params: agentParam,
    query: page,
    success: shown(z.array(publicTransaction)),
    errors: { 404: noAgent },
  }),
  getAgentTransaction: endpoint({
    ...base,
    path: '/public/agents/{ethereumAddress}/transactions/{requestHash}',
    summary: 'Read the public details of a transaction',
    params: agentParam.extend({ requestHash: z.string() }),
    success: shown(publicTransaction),
    errors: { 404: 'No such agent, or the agent has no such transaction.' },
  }),
  getAgentMetrics: endpoint({
    ...base,
    path: '/public/agents/{ethereumAddress}/metrics',
    summary: "Read an agent's metrics over time",
    params: agentParam,
    query: z.object({
      period: z
        .enum(periods, { error: `must be one of ${periods.join(', ')}` })
        .default('all')
        .describe(
          "`24h`: the current hour and the 23 before it, by hour. `7d`, `30d`: today and the 6 or 29 days before it, by day. `all`: since the agent's account was created, by month. Hours, days and months are in UTC.",
        ),
    }),
    success: shown(metrics),
    errors: { 400: 'Unknown period.', 404: noAgent },
  }),
};
