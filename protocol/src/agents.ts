import { z } from 'zod';
import { address, checksummedAddress } from './address.ts';
import { decision, transactionStatus } from './approvals.ts';
import { endpoint } from './endpoint.ts';
import { page, timestamp } from './fields.ts';
import { ifNoneMatch } from './headers.ts';
import { generalLimit } from './limits.ts';
import { shownAction } from './transactions.ts';

/** How long a cache may show details that their owner has hidden again. */
const CACHE_SECONDS = 10;

const base = {
  method: 'GET',
  group: 'Public agent profiles',
  access: 'public',
  limits: [generalLimit],
  anyOrigin: true,
  headers: z.object({ 'if-none-match': ifNoneMatch }),
} as const;

/** An answer that anybody may read and keep for a moment. */
const shown = <Body extends z.ZodType>(body: Body) =>
  ({ status: 200, body, cacheSeconds: CACHE_SECONDS, revalidates: true }) as const;

const count = z.int().min(0);
const share = z.number().min(0).max(1).nullable();

const stats = z
  .object({
    total: count.describe('All requests, each in exactly one of the five statuses that follow.'),
    pending: count,
    approved: count.describe('Approved and not executed yet.'),
    rejected: count.describe('Rejected, withdrawn, or approved and expired without being executed.'),
    executed: count,
    failed: count,
    approvalRate: share.describe(
      '(approved + executed + failed) / (total - pending): the share of the decided requests that is not rejected. Null if none is decided.',
    ),
    averageConfidence: share.describe(
      'Mean confidence of the verdicts, to four digits. Sealed requests and verdicts without a confidence are left out. Null if none is left.',
    ),
    medianDecisionMs: count
      .nullable()
      .describe(
        'Median time from request to verdict in milliseconds, from a histogram: at most 5 % and 1 ms off. Null if there is no verdict.',
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
    protocol: z.string().nullable().describe('As the arbiter recognised it.'),
    confidence: share.describe("The arbiter's."),
    analysis: z.string().nullable().describe("The arbiter's reasoning."),
    txHash: z.string().nullable().describe('Of the transaction on chain that executed it.'),
  })
  .meta({ id: 'PublicTransactionDetails' });

const publicTransaction = z
  .object({
    requestHash: z.string(),
    status: transactionStatus,
    statusReason: z.literal('expired').nullable(),
    verificationServiceId: z.int().describe('Whose verdict it asks for: anybody may run a verification service.'),
    verdict: z.object({ decision, createdAt: timestamp }).nullable().describe('Null while there is none.'),
    sealed: z.boolean().describe('Nobody but the arbiter can read it. It never has details.'),
    details: details.nullable().describe("Null unless the owner's setting `publicDetails` is true."),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicTransaction' });

const periods = ['24h', '7d', '30d', 'all'] as const;
export type Period = (typeof periods)[number];

const verdicts = {
  approved: count.describe('Verdicts APPROVED.'),
  rejected: count.describe('Verdicts REJECTED.'),
  undecided: count.describe('Verdicts UNDECIDED.'),
};

const point = z
  .object({
    start: timestamp,
    end: timestamp.describe('Not included. The end of the last point is in the future.'),
    total: count.describe('Requests created from `start` on and before `end`.'),
    ...verdicts,
  })
  .meta({ id: 'AgentMetricsPoint' });

const metrics = z
  .object({
    period: z.enum(periods),
    totals: stats.describe('Of the requests created in this period, as they stand now.'),
    verdicts: z.object(verdicts).describe('What the arbiters have said of them: the sums of the series.'),
    series: z
      .array(point)
      .describe(
        'Oldest first, without gaps. A verdict counts where its request does: at the time of its creation, however late it comes.',
      ),
    topProtocols: z
      .array(z.object({ protocol: z.string(), total: count }))
      .max(10)
      .nullable()
      .describe(
        "The protocols that the operator's own arbiter recognised most often, sealed requests left out. Null unless the owner's setting `publicDetails` is true.",
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
    summary: 'List what an agent has asked for',
    params: agentParam,
    query: page,
    success: shown(z.array(publicTransaction)),
    errors: { 404: noAgent },
  }),
  getAgentTransaction: endpoint({
    ...base,
    path: '/public/agents/{ethereumAddress}/transactions/{requestHash}',
    summary: 'Read what the public may know of a transaction',
    params: agentParam.extend({ requestHash: z.string() }),
    success: shown(publicTransaction),
    errors: { 404: 'No such agent, or no such transaction of this agent.' },
  }),
  getAgentMetrics: endpoint({
    ...base,
    path: '/public/agents/{ethereumAddress}/metrics',
    summary: 'Read how an agent has done over time',
    params: agentParam,
    query: z.object({
      period: z
        .enum(periods, { error: `must be one of ${periods.join(', ')}` })
        .default('all')
        .describe(
          '`24h`: this hour and the 23 before it, by the hour. `7d`, `30d`: today and the 6 or 29 days before, by the day. `all`: since the agent came, by the month. Hours, days and months are those of UTC.',
        ),
    }),
    success: shown(metrics),
    errors: { 400: 'An unknown period.', 404: noAgent },
  }),
};
