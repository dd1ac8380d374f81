import { networkName } from '../../networks.ts';
import { AgentName } from '../../parts/agent-name.tsx';
import { nameWithoutMark, SampleMark } from '../../parts/sample-mark.tsx';
import { Status } from '../../parts/status.tsx';
import { When } from '../../parts/when.tsx';
import type { WholeTransaction } from './record.ts';

/** Decision, time, agent and network in one line at the top. */
export function StandingLine({ record }: { record: WholeTransaction }) {
  const by = decidedBy(record);
  return (
    // The first item of a line loses its dot.
    <p className="mb-2 overflow-hidden text-sm text-muted">
      <span className="-ml-5 flex flex-wrap items-center gap-y-1">
        <span role="status" className={`${part} flex items-center gap-x-2`}>
          <Status of={record} />
          {by && <span>by {by}</span>}
        </span>
        <span className={part}>
          <When at={record.updatedAt} />
        </span>
        <span className={`${part} max-w-[26rem] truncate`}>
          <Submitter of={record.submittedBy} /> <SampleMark of={record} />
        </span>
        <span className={part}>{networkName(record.chainId)}</span>
      </span>
    </p>
  );
}

const part = "relative pl-5 before:absolute before:left-2 before:content-['·']";

function Submitter({ of }: { of: WholeTransaction['submittedBy'] }) {
  if (of?.kind === 'session') return <span>submitted by you</span>;
  return (
    <span>
      {of?.name && 'an agent that calls itself '}
      <AgentName name={of && nameWithoutMark(of)} />
    </span>
  );
}

/** Who made the decision; null if there is none. */
export function decidedBy({ status, statusReason, approvals }: WholeTransaction): string | null {
  if (statusReason !== null || status === 'PENDING') return null;
  const decision = status === 'REJECTED' ? 'REJECTED' : 'APPROVED';
  const is = (approval: { decision: string } | undefined) => approval?.decision === decision;
  if (decision === 'REJECTED' && approvals.apiKey.some((each) => is(each))) return 'one of your keys';
  const [isOwn, isArbiters] = [is(approvals.user[0]), is(approvals.orion[0])];
  if (isOwn && isArbiters && decision === 'APPROVED') return 'you and the arbiter';
  return isOwn ? 'you' : isArbiters ? 'the arbiter' : null;
}
