import type { Contract, Received } from '@countersign/protocol';
import { AgentName } from './agent-name.tsx';
import { Icon } from './icon.tsx';
import { InertText } from './inert-text.tsx';
import { Mark } from './mark.tsx';
import { nameWithoutMark, SampleMark } from './sample-mark.tsx';
import { When } from './when.tsx';

export type Listed = Received<Contract['listTransactions']>[number];

/** Longer than a row can show; a prompt may be as long as a book. */
const MOST_SHOWN = 400;
const cut = (text: string) => (text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).toWellFormed()}…`);

/** The effect of a transaction in the arbiter's words; without them, the prompt, marked as such. */
export function What({ of: { summary, description } }: { of: Listed }) {
  if (summary !== null) return <InertText>{cut(summary)}</InertText>;
  if (description === null) {
    return (
      <span className="inline-flex items-center gap-1.5">
        <Icon name="lock" className="size-4" /> Sealed: only you can read it
      </span>
    );
  }
  return (
    <>
      <span className="text-muted">Asked for: </span>“<InertText>{cut(description)}</InertText>”
    </>
  );
}

export const hasDoubt = ({ decision, reason }: Listed): boolean => decision !== 'APPROVED' && reason !== null;

/** Rewords our arbiter's advice to agents for the owner. */
const forAgents = /^Left to the owner: /;

/** Why the arbiter disagrees; nothing if it agrees. */
export const Doubt = ({ of }: { of: Listed }) =>
  hasDoubt(of) && of.reason !== null ? <InertText>{cut(of.reason.replace(forAgents, ''))}</InertText> : null;

/** The submitter. Agents choose their own names. */
export function Agent({ of }: { of: Listed }) {
  const { submittedBy } = of;
  if (submittedBy === null) return <span className="text-muted">Not recorded</span>;
  if (submittedBy.kind === 'session') return 'You';
  return (
    <span className="xl:line-clamp-2">
      <AgentName name={nameWithoutMark(submittedBy)} /> <SampleMark of={of} />
    </span>
  );
}

const words = {
  APPROVED: ['good', 'Agrees'],
  UNDECIDED: ['care', 'Not sure'],
  REJECTED: ['bad', 'Rejects'],
} as const;
const failing = ['bad', 'Checks fail'] as const;

/** The arbiter's verdict on whether the call matches the words. */
export function ArbitersWord({ of: { decision, hasFailedChecks, reason } }: { of: Listed }) {
  if (decision === null) return <span className="text-muted">Not yet</span>;
  const [kind, word] = decision === 'UNDECIDED' && hasFailedChecks ? failing : words[decision];
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap align-middle" title={reason ?? undefined}>
      <Mark kind={kind} small />
      {word}
    </span>
  );
}

/** The expiry of typed data, if it has one; typed data binds its signer. */
export function endOf({ typedData }: Pick<Listed, 'typedData'>): string | null {
  const message = typedData?.message ?? {};
  const seconds = Number(message.validBefore ?? message.deadline ?? message.sigDeadline);
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** The time left to decide; without an expiry, the time it has been waiting. */
export function TimeLeft({ of }: { of: Listed }) {
  const end = endOf(of);
  if (end === null) return <When at={of.since ?? of.createdAt} />;
  return (
    <span className="whitespace-nowrap">
      {Date.parse(end) > Date.now() ? 'Ends ' : 'Ended '}
      <When at={end} />
    </span>
  );
}
