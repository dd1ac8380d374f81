import type { Judgement } from '../checks/run-nodes.ts';
import type { Facts } from '../facts/facts.ts';
import { notLookedUp } from '../request/looked-up.ts';
import type { Coverage } from './coverage.ts';
import type { Decision } from './decide.ts';
import type { Json } from './to-json.ts';
import { toJson } from './to-json.ts';
import { toPass, whatSettles } from './to-pass.ts';

export interface Verdict {
  readonly decision: Decision;
  /** The reason of the most important failure, or the effects of a pass. */
  readonly reason: string;
  readonly confidence: number;
  /** It passes, and no careful arbiter asks the owner. */
  readonly isSurePass: boolean;
  readonly judgements: readonly Judgement[];
  /** The most important first. */
  readonly failures: readonly Judgement[];
  readonly coverage: Coverage;
}

/** The explanation of the interface, for a person, or for an agent that has to correct the transaction. */
export function explain(facts: Facts, verdict: Verdict) {
  const { decision, judgements, failures, coverage } = verdict;
  const { FAIL: failed, PASS: passed, SKIP: skipped } = Object.groupBy(judgements, ({ finding }) => finding.status);
  return {
    summary: summarise(verdict),
    decision,
    key_issues: failures.flatMap(({ node, finding }) =>
      finding.status !== 'FAIL'
        ? []
        : [
            {
              node_id: node.id,
              node_name: node.name,
              severity: node.severity,
              reason: finding.reasoning,
              confidence: finding.confidence,
              details: toJson(finding.details) as Record<string, Json>,
              remedy: finding.fix,
            },
          ],
    ),
    affected_nodes: { failed: idsOf(failed), passed: idsOf(passed), skipped: idsOf(skipped) },
    confidence_summary: summariseConfidence(judgements),
    ...advise(facts, verdict),
    metadata: { confidence: verdict.confidence, coverage: toJson(coverage) },
  };
}

const idsOf = (judgements: readonly Judgement[] = []) => ({
  count: judgements.length,
  node_ids: judgements.map(({ node }) => node.id),
});

function summarise({ decision, reason, failures }: Verdict): string {
  const more = failures.length - 1;
  if (decision === 'PASS' || more === 0) return reason;
  return `${reason} ${more} more ${more === 1 ? 'check' : 'checks'} failed.`;
}

function summariseConfidence(judgements: readonly Judgement[]) {
  const all = judgements.flatMap(({ finding }) => (finding.status === 'SKIP' ? [] : [finding.confidence]));
  if (all.length === 0) return { min: 0, max: 0, avg: 0 };
  const avg = all.reduce((sum, confidence) => sum + confidence, 0) / all.length;
  return { min: Math.min(...all), max: Math.max(...all), avg: Math.round(avg * 1000) / 1000 };
}

/** More would be too much to follow at once. */
const MAX_RECOMMENDATIONS = 3;

/** The step that would make it pass, then other steps that would settle it, then failed lookups. */
function advise(facts: Facts, { judgements, failures, isSurePass }: Verdict) {
  const settles = whatSettles(facts, judgements, failures);
  const to_pass = toPass(judgements, settles, { isSurePass });
  const unread = notLookedUp(facts.request.lookedUp).map((line) => `Could not be looked up: ${line}.`);
  const others = to_pass === null ? settles : [to_pass, ...settles.filter((each) => !each.startsWith(to_pass))];
  return {
    to_pass,
    recommendations: [...others.slice(0, MAX_RECOMMENDATIONS - Math.min(unread.length, 1)), ...unread].slice(
      0,
      MAX_RECOMMENDATIONS,
    ),
  };
}
