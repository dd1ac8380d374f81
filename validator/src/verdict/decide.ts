import { confidenceThreshold } from '@countersign/protocol';
import { type Family, familyOf, type Severity } from '../checks/node.ts';
import type { Judgement } from '../checks/run-nodes.ts';

export type Decision = 'PASS' | 'REJECT';

/** Below it, every careful arbiter asks the owner. */
export const SURE = confidenceThreshold;

const severities: readonly Severity[] = ['critical', 'high', 'warning'];
/** The order of checks of one severity for a person, if several fail. */
const families: readonly Family[] = [
  'legal_compliance',
  'technical_invariants',
  'intent_alignment',
  'adversarial_detection',
];

/** The failures, the most important first; mere warnings come last and do not reject. */
export function rankFailures(judgements: readonly Judgement[]): Judgement[] {
  const rank = ({ node }: Judgement) =>
    severities.indexOf(node.severity) * families.length + families.indexOf(familyOf(node.id));
  return judgements.filter(({ finding }) => finding.status === 'FAIL').sort((a, b) => rank(a) - rank(b));
}

export const rejects = ({ node }: Judgement) => node.severity !== 'warning';
