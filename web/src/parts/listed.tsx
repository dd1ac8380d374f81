import type { Contract, Received } from '@countersign/protocol';
import { chainName } from '../wallets/network-name.ts';
import { shortAddress } from './account.tsx';
import { Icon } from './icon.tsx';
import { InertText } from './inert-text.tsx';
import { Mark } from './mark.tsx';
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

/** Why the arbiter does not agree; nothing where it does. */
export function Doubt({ of: { decision, reason } }: { of: Listed }) {
  if (decision === 'APPROVED' || reason === null) return null;
  return <InertText>{cut(reason)}</InertText>;
}

/** Who submitted it. Agents choose their names themselves. */
export function Agent({ of: { submittedBy } }: { of: Listed }) {
  if (submittedBy === null) return <span className="text-muted">Not recorded</span>;
  if (submittedBy.kind === 'session') return 'You';
  return submittedBy.name === null ? (
    <span className="text-muted">Without a name</span>
  ) : (
    <>
      “<InertText>{cut(submittedBy.name)}</InertText>”
    </>
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

/** Whom the call goes to and where, for whoever wants to compare it with the words. */
export function Target({ of: { tx, calls, typedData, chainId } }: { of: Listed }) {
  const target = tx ? `To ${shortAddress(tx.to)}` : calls ? `${calls.length} calls` : typedData ? 'A signature' : null;
  return [target, chainName(chainId)].filter(Boolean).join(' · ');
}

/** When typed data stop to count, where they say so; they bind whoever takes them. */
function endOf({ typedData }: Listed): string | null {
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
    <>
      {Date.parse(end) > Date.now() ? 'Ends ' : 'Ended '}
      <When at={end} />
    </>
  );
}
