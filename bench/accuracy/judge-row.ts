import type { Decision, ValidationResponse } from '@countersign/protocol';
import { outcomeOf } from '../arbiter.ts';
import { operations } from './operations/index.ts';
import type { Row } from './row.ts';
import { compareSlots, type SlotCount } from './slots.ts';

/** The validator's answer to a row, as far as the report needs it. */
export interface Outcome {
  readonly row: Row;
  readonly decision: 'PASS' | 'REJECT';
  /** The arbiter's decision: below the threshold it asks the owner. */
  readonly outcome: Decision;
  readonly isRight: boolean;
  /** Approved although wrong, or rejected although right; asking the owner is not a mistake. */
  readonly isMistake: boolean;
  readonly primary: string | null;
  readonly failed: readonly { readonly node: string; readonly reasoning: string }[];
  readonly skipped: readonly { readonly node: string; readonly isMissing: boolean }[];
  readonly confidence: number;
  /** The number of unexplained words in the intent. */
  readonly unread: number;
  /** Rejected for a failure, or passed with all decisive checks: operation, amount, recipient and extra effects. */
  readonly isDecided: boolean;
  /** For a rejected mutant: whether an expected check failed, and whether it is the primary failure. */
  readonly hasRightNode: boolean;
  readonly isRightNodeFirst: boolean;
  readonly slots: SlotCount | null;
}

const decisive = [
  'operation_matching',
  'token_matching',
  'amount_matching',
  'recipient_matching',
  'no_extra_effects',
].map((name) => `intent_alignment.${name}`);

const operationByName = new Map(operations.map((operation) => [operation.name, operation]));

export function judgeRow(row: Row, answer: ValidationResponse): Outcome {
  const results = Object.entries(answer.results);
  const failed = results.flatMap(([node, { status, reasoning }]) => (status === 'FAIL' ? [{ node, reasoning }] : []));
  const skipped = results.flatMap(([node, { status, details }]) =>
    status === 'SKIP' ? [{ node, isMissing: details.skipped === 'missing' }] : [],
  );
  const isOpen = skipped.some(({ node, isMissing }) => isMissing && decisive.includes(node));
  const isCompared = answer.results['intent_alignment.operation_matching']?.status === 'PASS';
  const nodes = row.nodes ?? [];
  const intent = answer.extracted_elements.intent as { unread?: unknown } | undefined;
  const operation = operationByName.get(row.operation);
  const outcome = outcomeOf(answer);
  return {
    row,
    decision: answer.decision,
    outcome,
    isRight: answer.decision === row.expect,
    isMistake: outcome === (row.expect === 'PASS' ? 'REJECTED' : 'APPROVED'),
    primary: answer.primary_failure_node,
    failed,
    skipped,
    confidence: answer.confidence,
    unread: Array.isArray(intent?.unread) ? intent.unread.length : 0,
    isDecided: answer.decision === 'REJECT' ? failed.length > 0 : isCompared && !isOpen,
    hasRightNode: failed.some(({ node }) => nodes.includes(node)),
    isRightNodeFirst: nodes.includes(answer.primary_failure_node ?? ''),
    slots: row.slots && operation ? compareSlots(row.slots, intent, operation) : null,
  };
}
