import type { Channel } from './channel-store.ts';
import type { Delivery } from './delivery-store.ts';
import type { DeliveryDeps } from './deps.ts';
import { describeEvent, pageOf } from './describe-event.ts';
import { type Outcome, outcomeOfStatus } from './outcome.ts';
import type { PushTarget } from './push.ts';
import { sealedTargets } from './sealed-columns.ts';

/** How long the push service stores a message for a closed browser. */
const KEPT_SECONDS = 24 * 60 * 60;
const NOT_FOUND = 404;

/** Encrypted for the browser by the library, and sent by our own guarded fetch. */
export async function sendPush(deps: DeliveryDeps, channel: Channel, delivery: Delivery): Promise<Outcome> {
  if (!deps.webPush || channel.sealedTarget === null) throw new Error('this service sends no push notifications');
  const { default: library } = await import('web-push');
  const opened = await deps.sealer.open(channel.sealedTarget, sealedTargets.purpose(channel.id));
  const target = JSON.parse(String(opened)) as PushTarget;
  const message = {
    id: delivery.id,
    title: 'Countersign',
    body: describeEvent(delivery),
    url: pageOf(deps.uiUrl, delivery),
  };
  const { headers, body } = library.generateRequestDetails(target, JSON.stringify(message), {
    vapidDetails: deps.webPush,
    TTL: KEPT_SECONDS,
    contentEncoding: 'aes128gcm',
  });
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const { status } = await deps.fetchPublic(new URL(target.endpoint), { headers: sent, body: body ?? '' });
  // Push services answer 404 or 410 for a browser that has unsubscribed.
  return status === NOT_FOUND ? { kind: 'gone', status } : outcomeOfStatus(status);
}
