import type { Contract, Received } from '@countersign/protocol';

type AgentStats = Received<Contract['getAgent']>['stats'];

const whole = new Intl.NumberFormat('en');
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 });

/** A duration between request and verdict, in words. */
function duration(ms: number): string {
  if (ms < 1_000) return `${ms} ms`;
  if (ms < 60_000) return `${(ms / 1_000).toFixed(1)} s`;
  return `${Math.round(ms / 60_000)} min`;
}

/** The figures of an account, each with its meaning. */
export function Stats({ stats }: { stats: AgentStats }) {
  const { total, pending, approved, rejected, executed, failed, approvalRate, averageConfidence, medianDecisionMs } =
    stats;
  const figures: readonly (readonly [name: string, value: string, note: string])[] = [
    ['Requests', whole.format(total), `${whole.format(pending)} still open`],
    ['Not rejected', approvalRate === null ? '–' : percent.format(approvalRate), 'of decided requests'],
    ['Executed', whole.format(executed), `${whole.format(approved)} approved and open, ${whole.format(failed)} failed`],
    ['Rejected', whole.format(rejected), 'including withdrawn and expired'],
    averageConfidence === null
      ? ['Confidence', '–', 'not shown']
      : ['Confidence', percent.format(averageConfidence), 'average over all verdicts'],
    ['Time to verdict', medianDecisionMs === null ? '–' : duration(medianDecisionMs), 'median'],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-3 xl:grid-cols-6">
      {figures.map(([name, value, note]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="mt-0.5 text-2xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-sm text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
