import type { Contract, Received } from '@countersign/protocol';
import { ApiError } from '@countersign/sdk';
import { useMutation } from '@tanstack/react-query';
import { Abilities, unusedOverMcp } from '../../parts/abilities.tsx';
import { Account } from '../../parts/account.tsx';
import { Countdown } from '../../parts/countdown.tsx';
import { Decision } from '../../parts/decision.tsx';
import { Fact, Facts } from '../../parts/facts.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useSession } from '../../session/session-context.ts';
import { SignIn } from '../../session/sign-in.tsx';
import { ConsentEnd } from './consent-end.tsx';
import { isSafeRedirect } from './is-safe-redirect.ts';

type OauthSession = Received<Contract['getOauthSession']>;

interface Props {
  readonly info: OauthSession;
  readonly onExpired: () => void;
}

/** A request that waits for the owner's decision. It is shown before the owner signs in. */
export function ConsentRequest({ info, onExpired }: Props) {
  const { call, state } = useSession();
  const decision = useMutation({
    mutationFn: (approved: boolean) =>
      call((client) => client.approveOauth({ body: { sessionId: info.sessionId, approved } })),
    onSuccess: ({ redirectUrl }) => {
      if (isSafeRedirect(redirectUrl)) location.assign(redirectUrl);
    },
  });
  if (decision.isSuccess) {
    const { redirectUrl } = decision.data;
    if (!isSafeRedirect(redirectUrl)) return <ConsentEnd end="unsafe" />;
    return <Decided redirectUrl={redirectUrl} approved={decision.variables} />;
  }
  const { clientId, clientName } = info.client;
  const { code = null } = decision.error instanceof ApiError ? decision.error : {};
  if (code === 'consent.unknown') return <ConsentEnd end="unknown" />;
  if (code === 'consent.expired') return <ConsentEnd end="expired" />;
  if (code === 'consent.decided') return <ConsentEnd end="decided" />;
  return (
    <Panel title="An agent asks for access">
      <p>Continue only if you started this yourself, in a program that you trust.</p>
      <Facts>
        <Fact name="Calls itself" hint="Self-chosen, not verified.">
          {clientName ? <bdi className="font-semibold">{clientName}</bdi> : 'Not given'}
        </Fact>
        {clientId.startsWith('https:') && (
          <Fact name="Described by" hint="This site vouches for it. Whether you trust the site is up to you.">
            {new URL(clientId).host}
          </Fact>
        )}
        <Fact name="Returns you to" {...redirectHint(info.client)}>
          {info.client.loopback ? 'A program on this computer' : info.client.redirectHost}
        </Fact>
        {state.status === 'signed-in' && (
          <Fact name="Your account">
            <Account address={state.user.ethereumAddress} />
          </Fact>
        )}
        <Fact name="Expires">
          <Countdown until={info.expiresAt} onEnd={onExpired} />
        </Fact>
      </Facts>
      <Abilities scopes={info.scopes} unused={unusedOverMcp} />
      {state.status === 'signed-in' ? (
        <Decision decision={decision} approve="Approve access" decline="Deny access" />
      ) : (
        <SignIn />
      )}
    </Panel>
  );
}

function redirectHint({ loopback, redirectHost }: OauthSession['client']): { hint?: string } {
  if (loopback) return { hint: redirectHost };
  if (redirectHost.endsWith(':')) return { hint: 'An app on this device that has claimed this kind of link.' };
  return {};
}

function Decided({ redirectUrl, approved }: { redirectUrl: string; approved: boolean | undefined }) {
  return (
    <Panel title={approved ? 'Approved' : 'Denied'} mark={approved ? 'good' : 'bad'}>
      <p>
        {approved
          ? 'The agent has the access shown. Returning to the agent…'
          : 'Access denied. Returning to the agent…'}
      </p>
      <p>
        Not redirected?{' '}
        <a href={redirectUrl} rel="noreferrer" className="text-accent underline underline-offset-4">
          Return to the agent
        </a>
        . You can then close this page.
      </p>
    </Panel>
  );
}
