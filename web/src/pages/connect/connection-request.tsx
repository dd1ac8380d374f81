import type { Contract, Received } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { useMutation } from '@tanstack/react-query';
import { Abilities } from '../../parts/abilities.tsx';
import { Countdown } from '../../parts/countdown.tsx';
import { Decision } from '../../parts/decision.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useSession } from '../../session/session-context.ts';
import { ConnectionEnd, endOf } from './connection-end.tsx';

interface Props {
  readonly code: string;
  readonly info: Received<Contract['getConnectionInfo']>;
  readonly onExpired: () => void;
}

/** A code that waits for the owner's decision. */
export function ConnectionRequest({ code, info, onExpired }: Props) {
  const { call } = useSession();
  const decision = useMutation({
    mutationFn: (approved: boolean) =>
      call((client) => client[approved ? 'approveConnection' : 'declineConnection']({ body: { code } })),
  });
  if (decision.isSuccess) return <ConnectionEnd end={decision.variables ? 'approved' : 'declined-now'} />;
  const end = decision.error instanceof ApiError ? endOf(decision.error) : null;
  if (end) return <ConnectionEnd end={end} />;
  const { ip, userAgent } = info.askedFrom;
  return (
    <Panel title="Give this agent a key?">
      <p>
        A program asked for a key to your account. Approve only if you started this yourself, just now: whoever has the
        code gets the key.
      </p>
      <Facts>
        <Fact name="Asked">
          {new Date(info.askedAt).toLocaleString(undefined, { timeStyle: 'short', dateStyle: 'long' })}
        </Fact>
        <Fact name="From" {...(isLoopback(ip) && { hint: 'This computer, as the service sees it.' })}>
          {ip}
        </Fact>
        <Fact name="Program" hint="Self-chosen, not verified.">
          {userAgent ? <bdi>{userAgent}</bdi> : 'Not given'}
        </Fact>
        <Fact name="Expires">
          <Countdown until={info.expiresAt} onEnd={onExpired} />
        </Fact>
      </Facts>
      <Abilities scopes={info.scopes} />
      <Notice kind="care">The key works until you revoke it.</Notice>
      <Decision decision={decision} approve="Approve access" decline="Deny access" />
    </Panel>
  );
}

const isLoopback = (ip: string) => ip === '::1' || ip.startsWith('127.');
