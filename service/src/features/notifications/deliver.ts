import { serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { type Channel, deleteChannels, disableChannel, findChannel } from './channel-store.ts';
import { type Delivery, deleteDelivery, finishAttempt } from './delivery-store.ts';
import type { DeliveryDeps } from './deps.ts';
import type { Outcome } from './outcome.ts';
import { sendEmail } from './send-email.ts';
import { sendPush } from './send-push.ts';
import { sendWebhook } from './send-webhook.ts';

const HOUR = 60 * 60;
/** After each failed attempt; twelve attempts within 28 hours plus jitter. */
export const retryDelaysSeconds = [
  5,
  30,
  2 * 60,
  10 * 60,
  30 * 60,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  6 * HOUR,
  8 * HOUR,
] as const;
/**
 * So that deliveries that failed together are not retried together. Only adds time: the last attempt must be more than
 * a day later.
 */
const JITTER = 0.2;

const sendBy = { webhook: sendWebhook, email: sendEmail, push: sendPush };

/**
 * One attempt. If the process dies during it, the hold expires and the next attempt starts: delivered twice rather than
 * never.
 */
export async function deliver(deps: DeliveryDeps, delivery: Delivery): Promise<void> {
  const channel = await findChannel(deps.db, delivery.channelId);
  if (!channel || (!channel.active && delivery.event !== 'confirm')) return deleteDelivery(deps.db, delivery.id);
  const outcome = await attempt(deps, channel, delivery);
  deps.metrics.notifications.inc({ kind: channel.kind, outcome: outcome.kind });
  const { kind, status: lastStatus } = outcome;
  if (kind === 'gone') return endChannel(deps, channel, delivery, outcome);
  if (kind === 'delivered') {
    await finishAttempt(deps.db, delivery, { state: 'delivered', lastStatus, retryInSeconds: null });
    return;
  }
  const delay = kind === 'refused' ? undefined : retryDelaysSeconds[delivery.attempts - 1];
  const isLast = delay === undefined;
  await finishAttempt(deps.db, delivery, {
    state: isLast ? 'failed' : 'waiting',
    lastStatus,
    retryInSeconds: isLast ? null : delay * (1 + Math.random() * JITTER),
  });
}

async function attempt(deps: DeliveryDeps, channel: Channel, delivery: Delivery): Promise<Outcome> {
  const about = { channelId: channel.id, deliveryId: delivery.id, kind: channel.kind, event: delivery.event };
  try {
    const outcome = await sendBy[channel.kind](deps, channel, delivery);
    deps.log.info({ ...about, ...outcome, requestHash: delivery.requestHash }, 'notification sent');
    return outcome;
  } catch (err) {
    // The reason for a missing answer only goes to the log: owners could probe our network with it.
    deps.log.info({ ...about, err }, 'notification failed');
    return { kind: 'failed', status: null };
  }
}

/** A receiver that is gone gets nothing more. */
async function endChannel(
  { db, log }: DeliveryDeps,
  channel: Channel,
  delivery: Delivery,
  { status: lastStatus }: Outcome,
): Promise<void> {
  const { id, userId, kind } = channel;
  await db.transaction(async (tx) => {
    await finishAttempt(tx, delivery, { state: 'failed', lastStatus, retryInSeconds: null });
    // An unsubscribed browser is no longer worth showing.
    const ended = kind === 'push' ? await deleteChannels(tx, [id]) : await disableChannel(tx, id);
    const detail = { channelId: id, kind, because: 'gone' };
    if (ended) await recordAudit(tx, { actor: serviceActor, action: 'notification.disable', userId, detail });
  });
  log.info({ channelId: id, kind }, 'notification receiver is gone, channel disabled');
}
