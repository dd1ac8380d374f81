import type { TransactionRecord } from '@countersign/sdk';
import type { Paint } from './output/paint.ts';
import { list, table } from './output/table.ts';

/** Reads the report of our validator; reports of other arbiters may have any form or be encrypted. */
interface Report {
  readonly results?: Readonly<Record<string, { readonly status?: unknown; readonly reasoning?: unknown } | null>>;
  readonly explanation?: { readonly to_pass?: unknown } | null;
}

/** Explains the status of a request; its fields are part of the interface. */
export function storyOf(record: TransactionRecord, page: string) {
  const { verdict } = record;
  const report = (typeof verdict?.report === 'object' ? verdict.report : null) as Report | null;
  const advice = report?.explanation?.to_pass;
  return {
    requestHash: record.requestHash,
    intent: record.description,
    summary: record.summary,
    account: record.escrowAddress,
    chainId: record.chainId,
    submittedBy: record.submittedBy?.name ?? record.submittedBy?.kind ?? null,
    status: record.status,
    statusReason: record.statusReason,
    waitingFor: record.waitingFor,
    verdict: verdict && {
      decision: verdict.decision,
      confidence: verdict.confidence,
      reason: record.reason,
      advice: typeof advice === 'string' ? advice : null,
      ownerNeededBecause: verdict.ownerNeededBecause,
      signed: verdict.signed,
      failedChecks: failedChecks(report),
    },
    decisions: [...record.approvals.user, ...record.approvals.apiKey].map(({ decision, type, createdAt }) => ({
      decision,
      by: type,
      at: createdAt,
    })),
    validUntil: record.validUntil,
    executed: record.executed && { txHash: record.executed.txHash, succeeded: record.executed.succeeded },
    history: record.history.map(({ at, action, by }) => ({ at, action, by })),
    page,
  };
}

export type Story = ReturnType<typeof storyOf>;

const failedChecks = (report: Report | null) =>
  Object.entries(report?.results ?? {}).flatMap(([id, result]) =>
    result?.status === 'FAIL' ? [{ id, reason: typeof result.reasoning === 'string' ? result.reasoning : null }] : [],
  );

/** What the owner needs for a decision. */
export function showStory(story: Story, { bold, dim, red }: Paint): string {
  const { verdict } = story;
  const confidence = typeof verdict?.confidence === 'number' ? ` (confidence ${verdict.confidence})` : '';
  const unsigned = verdict?.signed === false ? ', not signed' : '';
  const main = list(
    [
      ['Intent', story.intent ?? '(sealed)'],
      ['Does', story.summary],
      ['Account', `${story.account} on chain ${story.chainId}`],
      ['Submitted by', story.submittedBy],
      [
        'Status',
        [story.status, story.statusReason, story.waitingFor && `waiting for ${story.waitingFor}`]
          .filter(Boolean)
          .join(', '),
      ],
      ['Verdict', verdict ? `${verdict.decision}${confidence}${unsigned}` : 'none yet'],
      ['Reason', verdict?.reason],
      ['To pass', verdict?.advice],
      ['Owner', verdict?.ownerNeededBecause],
      ...story.decisions.map(({ decision, by, at }) => ['Decision', `${decision} by ${by}, ${at}`] as const),
      ['Valid until', story.validUntil],
      ['Executed', story.executed && `${story.executed.txHash}${story.executed.succeeded ? '' : ' (failed)'}`],
      ['Request', story.requestHash],
      ['Page', story.page],
    ],
    dim,
  );
  const failed = verdict?.failedChecks ?? [];
  if (failed.length === 0) return main;
  return `${main}\n\n${bold('Failed checks')}\n${failed.map(({ id, reason }) => `${red('✗')} ${id}: ${reason ?? ''}`).join('\n')}`;
}

/** The same, with the request's history. */
export const showWholeStory = (story: Story, paint: Paint): string =>
  `${showStory(story, paint)}\n\n${paint.bold('History')}\n${table(story.history.map(({ at, action, by }) => [paint.dim(at), action, by]))}`;
