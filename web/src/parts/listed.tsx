import type { Contract, Received } from '@countersign/protocol';
import { AgentName } from './agent-name.tsx';
import { Icon } from './icon.tsx';
import { InertText } from './inert-text.tsx';
import { Mark } from './mark.tsx';
import { nameWithoutMark, SampleMark } from './sample-mark.tsx';
import { When } from './when.tsx';

export type Listed = Received<Contract['listTransactions']>[number];

/** More than a row has room for; a prompt may be a book. */
const MOST_SHOWN = 400;
const cut = (text: string) => (text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN).toWellFormed()}…`);

/** What a transaction does, in the words of the arbiter; where there are none, what was asked for, marked as such. */
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

/** Of our arbiter's words to agents; the owner reads them here. */
const forAgents = /^Left to the owner: /;

/** Why the arbiter does not agree; nothing where it does. */
export const Doubt = ({ of }: { of: Listed }) =>
  hasDoubt(of) && of.reason !== null ? <InertText>{cut(of.reason.replace(forAgents, ''))}</InertText> : null;

/** Who submitted it. Agents choose their names themselves. */
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

/** What the arbiter says: whether the call does what was asked for. */
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

/** When typed data stop to count, where they say so; they bind whoever takes them. */
export function endOf({ typedData }: Pick<Listed, 'typedData'>): string | null {
  const message = typedData?.message ?? {};
  const seconds = Number(message.validBefore ?? message.deadline ?? message.sigDeadline);
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** How long there is to decide; where nothing ends, how long it has been waiting. */
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
