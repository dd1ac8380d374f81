import type { Outcome } from '@countersign/sdk';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { type Answer, answer } from './output/answer.ts';
import type { Paint } from './output/paint.ts';
import { list } from './output/table.ts';

/** The printed form of an outcome; its fields are part of the interface. */
export interface OutcomeData {
  readonly outcome: Outcome['outcome'];
  readonly requestHash: string;
  readonly actionHash: string | null;
  readonly by: string | null;
  readonly reason: string;
  readonly advice: string | null;
  readonly validUntil: string | null;
  readonly txHash: string | null;
  readonly page: string;
  readonly intent: string | null;
}

const codes: Readonly<Record<Outcome['outcome'], ExitCode>> = {
  approved: exitCodes.approved,
  executed: exitCodes.approved,
  rejected: exitCodes.rejected,
  expired: exitCodes.rejected,
  failed: exitCodes.rejected,
  undecided: exitCodes.undecided,
  pending: exitCodes.undecided,
};

const headings: Readonly<Record<Outcome['outcome'], string>> = {
  approved: 'Approved',
  executed: 'Executed on chain',
  rejected: 'Rejected',
  expired: 'Expired',
  failed: 'Failed',
  undecided: 'Waiting for the owner',
  pending: 'Waiting for the arbiter',
};

/** The page where the owner reads a request and decides. */
export const pageOf = (url: string, requestHash: string): string => `${url}/app/transactions/${requestHash}`;

export function showOutcome(outcome: Outcome, url: string): Answer<OutcomeData> {
  const data: OutcomeData = {
    outcome: outcome.outcome,
    requestHash: outcome.requestHash,
    actionHash: outcome.actionHash,
    by: outcome.outcome === 'rejected' ? outcome.by : null,
    reason: outcome.reason,
    advice: outcome.advice,
    validUntil: outcome.outcome === 'approved' ? outcome.validUntil : null,
    txHash: 'txHash' in outcome ? outcome.txHash : null,
    page: outcome.page ?? pageOf(url, outcome.requestHash),
    intent: outcome.record.description,
  };
  return answer(data, show, codes[outcome.outcome]);
}

function show(data: OutcomeData, paint: Paint): string {
  return `${heading(data, paint)}\n${list(
    [
      ['Intent', data.intent],
      ['Reason', data.reason],
      ['To pass', data.advice],
      ['Valid until', data.validUntil],
      ['Transaction', data.txHash],
      ['Request', data.requestHash],
      ['Page', data.page],
    ],
    paint.dim,
  )}`;
}

function heading({ outcome, by }: OutcomeData, { bold, green, red, yellow }: Paint): string {
  const whose = by === null ? '' : ` by the ${by}`;
  const text = bold(`${headings[outcome]}${whose}`);
  const code = codes[outcome];
  if (code === exitCodes.approved) return `${green('✓')} ${text}`;
  return code === exitCodes.rejected ? `${red('✗')} ${text}` : `${yellow('●')} ${text}`;
}
