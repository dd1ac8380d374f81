import { useMutation } from '@tanstack/react-query';
import { useChange } from '../../../data/use-change.ts';
import { Button } from '../../../parts/button.tsx';
import { Notice } from '../../../parts/notice.tsx';
import { When } from '../../../parts/when.tsx';
import { ChangeResult } from '../change-result.tsx';
import { canSubscribe, subscribe } from './subscribe.ts';
import { type Notifications, notificationsKey } from './types.ts';

interface Props {
  readonly browsers: Notifications['push'];
  /** Null if the operator has configured no keys. */
  readonly publicKey: string | null;
}

/** Notifications that the browser shows while no page is open. */
export function Push({ browsers, publicKey }: Props) {
  const remove = useChange(
    (client, pushId: string) => client.deletePushSubscription({ params: { pushId } }),
    notificationsKey,
  );
  return (
    <>
      {browsers.length > 0 && (
        <ul className="divide-y divide-line rounded-xl border border-line">
          {browsers.map(({ id, name, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 px-4 py-1.5">
              <span>
                {name}{' '}
                <span className="text-sm text-muted">
                  since <When at={createdAt} />
                </span>
              </span>
              <Button
                look="quiet"
                label={`Stop notifying ${name}`}
                busy={remove.isPending && remove.variables === id}
                onPress={() => remove.mutate(id)}
              >
                Stop
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ChangeResult of={remove} done="That browser is no longer notified." />
      {publicKey === null ? (
        <p className="text-muted">This service does not send push notifications.</p>
      ) : canSubscribe() ? (
        <ThisBrowser publicKey={publicKey} />
      ) : (
        <p className="text-muted">This browser does not support push notifications.</p>
      )}
    </>
  );
}

function ThisBrowser({ publicKey }: { publicKey: string }) {
  const add = useChange(
    (client, body: Awaited<ReturnType<typeof subscribe>>) => client.addPushSubscription({ body }),
    notificationsKey,
  );
  const turnOn = useMutation({
    mutationFn: async () => add.mutateAsync(await subscribe(publicKey)),
  });
  return (
    <>
      <div>
        <Button look="secondary" busy={turnOn.isPending} onPress={() => turnOn.mutate()}>
          Notify this browser
        </Button>
      </div>
      {turnOn.error && !add.error && (
        <Notice kind="bad" title="This browser does not allow notifications">
          Allow notifications for this site in your browser settings, then try again.
        </Notice>
      )}
      <ChangeResult of={add} done="This browser will be notified." />
    </>
  );
}
