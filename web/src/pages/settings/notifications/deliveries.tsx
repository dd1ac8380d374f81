import { useChange } from '../../../data/use-change.ts';
import { useOwned } from '../../../data/use-owned.ts';
import { Button } from '../../../parts/button.tsx';
import { When } from '../../../parts/when.tsx';
import { ChangeResult } from '../change-result.tsx';
import { Loaded } from '../section.tsx';
import { type Delivery, deliveriesKey, eventNames, webhooksKey } from './types.ts';

const SHOWN = 20;
/** Polls while a delivery is pending. */
const LOOK_AGAIN_MS = 2_000;

const nameOf = (event: Delivery['event']) => (event === 'test' ? 'Test' : eventNames[event]);

/** The most recent deliveries of a webhook, pending ones included. */
export function Deliveries({ webhookId, canReplay }: { webhookId: string; canReplay: boolean }) {
  const key = deliveriesKey(webhookId);
  const deliveries = useOwned(
    key,
    (client) => client.listWebhookDeliveries({ params: { webhookId }, query: { limit: SHOWN } }),
    { refetchMs: LOOK_AGAIN_MS },
  );
  const replay = useChange(
    (client, deliveryId: string) => client.replayWebhookDelivery({ params: { webhookId, deliveryId } }),
    key,
    webhooksKey,
  );
  return (
    <Loaded query={deliveries}>
      {(found) =>
        found.length === 0 ? (
          <p className="text-sm text-muted">Nothing was sent in the last 30 days.</p>
        ) : (
          <>
            <ul className="divide-y divide-line rounded-xl bg-sunken px-3 text-sm">
              {found.map((delivery) => (
                <li key={delivery.id} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
                  <span>
                    {nameOf(delivery.event)} · <DeliveryState delivery={delivery} />
                  </span>
                  {canReplay && delivery.state !== 'waiting' && (
                    <Button
                      look="quiet"
                      label={`Send again: ${nameOf(delivery.event)}`}
                      busy={replay.isPending && replay.variables === delivery.id}
                      onPress={() => replay.mutate(delivery.id)}
                    >
                      Send again
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <ChangeResult of={replay} done="Queued again." />
          </>
        )
      }
    </Loaded>
  );
}

export function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { state, lastStatus, lastAttemptAt, nextAttemptAt, attempts, createdAt } = delivery;
  const answer = lastStatus === null ? 'no answer' : `status ${lastStatus}`;
  if (state === 'delivered') {
    return (
      <>
        Delivered <When at={lastAttemptAt ?? createdAt} />
      </>
    );
  }
  if (state === 'failed') return <span className="text-bad">Failed: {answer}</span>;
  if (attempts === 0 || nextAttemptAt === null) return 'On its way';
  return (
    <span className="text-care">
      Not delivered ({answer}), next attempt <When at={nextAttemptAt} />
    </span>
  );
}
