import { ApiError } from '@countersign/sdk';
import { Card } from '../../parts/card.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Mark } from '../../parts/mark.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Waiting } from '../../parts/waiting.tsx';
import type { TrialRun } from './use-trial.ts';

/** From here on the arbiter decides by itself; below it, the owner is asked. */
const THRESHOLD = 0.75;

type Report = NonNullable<TrialRun['data']>;

/** What the arbiter would say. */
export function TrialResult({ run }: { run: TrialRun }) {
  if (run.isPending) return <Waiting>Checking…</Waiting>;
  if (run.error) return <Failure error={run.error} onRetry={() => run.variables && run.mutate(run.variables)} />;
  if (!run.data) {
    return <p className="text-muted">Choose an example, or write your own request and have it checked.</p>;
  }
  return <Verdict report={run.data} />;
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (error instanceof ApiError && error.code === 'playground.off') {
    return (
      <Notice kind="care" title="The playground is switched off here">
        Whoever runs this service has not connected it to a validator. Everything else works.
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
  confidence < THRESHOLD ? 'asked' : decision === 'PASS' ? 'approved' : 'rejected';

function Verdict({ report }: { report: Report }) {
  const { mark, title } = outcomes[outcomeOf(report)];
  const toPass = report.explanation?.to_pass;
  const checks = Object.entries(report.results);
  const failed = checks.filter(([, { status }]) => status === 'FAIL');
  return (
    <Card>
      <div role="status" className="flex items-start gap-3">
        <Mark kind={mark} small />
        <div className="min-w-0">
          <h2 className="text-lg font-semibold leading-tight">{title}</h2>
          <p className="mt-1 text-pretty wrap-anywhere">{report.reason}</p>
          {toPass && (
            <p className="mt-2 text-pretty wrap-anywhere">
              <span className="font-semibold">To make it pass:</span> {toPass}
            </p>
          )}
        </div>
      </div>
      <details className="mt-4">
        <summary className="cursor-pointer py-1 text-muted">
          {failed.length} of {checks.length} checks failed · confidence {report.confidence}
        </summary>
        <ul className="mt-2 divide-y divide-line">
          {[...checks]
            .sort(([, one], [, other]) => rank(one.status) - rank(other.status))
            .map(([id, result]) => (
              <li key={id} className="grid gap-x-4 py-2 md:grid-cols-[16rem_1fr]">
                <span className="text-sm">
                  <span className={colours[result.status]}>{words[result.status]}</span>{' '}
                  <span className="font-mono text-xs text-muted">{id}</span>
                </span>
                <span className="text-sm wrap-anywhere">{result.reasoning}</span>
              </li>
            ))}
        </ul>
      </details>
    </Card>
  );
}

type Status = Report['results'][string]['status'];
const words: Record<Status, string> = { FAIL: 'Failed', PASS: 'Passed', SKIP: 'Not run' };
const colours: Record<Status, string> = { FAIL: 'font-semibold text-bad', PASS: 'text-good', SKIP: 'text-muted' };
const rank = (status: Status): number => ['FAIL', 'SKIP', 'PASS'].indexOf(status);
