import { confidenceThreshold } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { Checks } from '../../comparison/checks.tsx';
import { Comparison } from '../../comparison/comparison.tsx';
import { readReport } from '../../comparison/read-report.ts';
import { Card } from '../../parts/card.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { InertText } from '../../parts/inert-text.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { Trial } from './examples.ts';
import type { TrialRun } from './use-trial.ts';

type Report = NonNullable<TrialRun['data']>;

/** The verdict that the arbiter would give. */
export function TrialResult({ run }: { run: TrialRun }) {
  if (run.isPending) return <Waiting>Checking…</Waiting>;
  if (run.error) return <Failure error={run.error} onRetry={() => run.variables && run.mutate(run.variables)} />;
  if (!run.data) {
    return <p className="text-muted">Choose an example, or write your own request and check it.</p>;
  }
  return <Verdict report={run.data} trial={run.variables} />;
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'playground.off') {
    return (
      <Notice kind="care" title="The playground is switched off here">
        The operator has not connected this service to a validator. Everything else works.
      </Notice>
    );
  }
  return <FailureNotice error={error} onRetry={onRetry} />;
}

const outcomes = {
  approved: { mark: 'good', title: 'The arbiter would approve this' },
  rejected: { mark: 'bad', title: 'The arbiter would reject this' },
  asked: { mark: 'care', title: 'The arbiter would ask you' },
} as const;

const outcomeOf = ({ decision, confidence }: Report) =>
  confidence < confidenceThreshold ? 'asked' : decision === 'PASS' ? 'approved' : 'rejected';

function Verdict({ report, trial }: { report: Report; trial: Trial }) {
  const { mark, title } = outcomes[outcomeOf(report)];
  const read = readReport(report);
  const chain = Number(trial.action.chain_id ?? trial.action.chainId ?? 0);
  return (
    <>
      <Card>
        <div role="status" className="flex items-start gap-3">
          <Mark kind={mark} small />
          <div className="min-w-0">
            <h2 className="text-lg font-semibold leading-tight">{title}</h2>
            <p className="mt-1 text-pretty wrap-anywhere">
              <InertText>{read?.reason ?? report.reason}</InertText>
            </p>
          </div>
        </div>
      </Card>
      <Comparison
        prompt={trial.words}
        report={read}
        chainId={chain}
        isApproved={outcomeOf(report) === 'approved'}
        unread={<p className="text-care">The arbiter could not decode these bytes.</p>}
      />
      {read && (
        <Card>
          <Checks checks={read.checks} />
        </Card>
      )}
    </>
  );
}
