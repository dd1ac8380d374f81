import { ApiError } from '@countersign/sdk';
import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { apiUrl } from '../../configuration.ts';
import { Button } from '../../parts/button.tsx';
import { FailureNotice } from '../../parts/failure-notice.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useSession } from '../../session/session-context.ts';
import { NotFoundPage } from '../not-found-page.tsx';

const route = getRouteApi('/focused/mail/$use');

const uses = {
  confirm: {
    title: 'Confirm your e-mail address',
    text: 'Countersign then sends notifications to it. Confirming does nothing else: it approves no transaction and signs no one in.',
    verb: 'Confirm address',
    done: 'Your address is confirmed',
  },
  unsubscribe: {
    title: 'Stop e-mails',
    text: 'Countersign stops sending notifications to your address. You can set it again in the settings.',
    verb: 'Stop e-mails',
    done: 'No more e-mails are sent',
  },
} as const;

/** The target of links in mails: `/mail/confirm#token`. It needs a click, because mail scanners open links. */
export function MailPage() {
  const { use } = route.useParams();
  return use === 'confirm' || use === 'unsubscribe' ? <MailLink use={use} /> : <NotFoundPage />;
}

function MailLink({ use }: { use: keyof typeof uses }) {
  const { publicClient } = useSession();
  const token = location.hash.slice(1);
  const follow = useMutation<unknown, unknown, void>({
    mutationFn: () =>
      use === 'confirm' ? publicClient.confirmNotificationEmail({ body: { token } }) : unsubscribe(token),
  });
  const { title, text, verb, done } = uses[use];
  if (follow.isSuccess) {
    return (
      <Panel title={done} mark="good">
        <p>You can close this page.</p>
      </Panel>
    );
  }
  if (follow.error instanceof ApiError && follow.error.code === 'email.token') {
    return (
      <Panel title="This link does not work" mark="bad">
        <p>It has already been used, or has expired. Set your address again in the settings to get a new one.</p>
      </Panel>
    );
  }
  return (
    <Panel title={title}>
      <p>{text}</p>
      {Boolean(follow.error) && <FailureNotice error={follow.error} onRetry={() => follow.mutate()} />}
      <div>
        <Button busy={follow.isPending} onPress={() => follow.mutate()}>
          {verb}
        </Button>
      </div>
    </Panel>
  );
}

/** A form as in RFC 8058, which the client of the service does not send. */
async function unsubscribe(token: string): Promise<void> {
  const answer = await fetch(
    `${apiUrl.replace(/\/+$/, '')}/notifications/email/unsubscribe/${encodeURIComponent(token)}`,
    {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    },
  );
  if (!answer.ok) throw new ApiError(answer, await answer.json().catch(() => null));
}
