import { InertText } from '../../parts/inert-text.tsx';
import { Status } from '../../parts/status.tsx';
import { When } from '../../parts/when.tsx';
import { networkName } from '../../wallets/network-name.ts';
import type { WholeTransaction } from './record.ts';

/** Decision, when, which agent, which network: in one line, above all else. */
export function StandingLine({ record }: { record: WholeTransaction }) {
  const by = decidedBy(record);
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
      <span role="status" className="flex items-center gap-x-2">
        <Status of={record} />
        {by && <span>by {by}</span>}
      </span>
      <span aria-hidden="true">·</span>
      <When at={record.updatedAt} />
      <span aria-hidden="true">·</span>
      <Agent of={record.submittedBy} />
      <span aria-hidden="true">·</span>
      <span>{networkName(record.chainId)}</span>
    </p>
  );
}

/** The name of an agent is its own choice. */
function Agent({ of }: { of: WholeTransaction['submittedBy'] }) {
  if (of?.kind === 'session') return <span>submitted from your own session</span>;
  if (!of?.name) return <span>from an agent without a name</span>;
  return (
    <span className="max-w-72 truncate" title="The agent chose this name. Nobody has checked it.">
      an agent that calls itself “<InertText>{of.name}</InertText>”
    </span>
  );
}

/** Whose word made it what it is; null where it is nobody's. */
export function decidedBy({ status, statusReason, approvals }: WholeTransaction): string | null {
  if (statusReason !== null || status === 'PENDING') return null;
  const decision = status === 'REJECTED' ? 'REJECTED' : 'APPROVED';
  const is = (approval: { decision: string } | undefined) => approval?.decision === decision;
  if (decision === 'REJECTED' && approvals.apiKey.some((each) => is(each))) return 'a key of yours';
  const [isOwn, isArbiters] = [is(approvals.user[0]), is(approvals.orion[0])];
  if (isOwn && isArbiters && decision === 'APPROVED') return 'you and the arbiter';
  return isOwn ? 'you' : isArbiters ? 'the arbiter' : null;
}
