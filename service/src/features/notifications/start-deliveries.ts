import { type Changes, loggedTopic } from '../../platform/changes/changes.ts';
import { type RunningWork, workOff } from '../../platform/work-off.ts';
import { deliver } from './deliver.ts';
import { type Delivery, secondsUntilDue, takeDue } from './delivery-store.ts';
import type { DeliveryDeps } from './deps.ts';

/** Published when a user waits for a delivery. */
export const notificationTopic = 'notifications';
/** Few changes need a notification: one poll for all changes within this time. */
const LOOK_AFTER_CHANGE_MS = 1_000;
/** A slow receiver must not delay the stop of the service: its delivery is repeated later. */
const STOPS_WITHIN_MS = 3_000;

/** Delivers notifications; a slow receiver delays no other. */
export const startDeliveries = (deps: DeliveryDeps): RunningWork =>
  workOff<Delivery>({
    name: 'notifications',
    topic: notificationTopic,
    changes: { subscribe: (topic, listener) => listenPatiently(deps.changes, topic, listener) },
    log: deps.log,
    mostAtOnce: 32,
    fairShare: 4,
    about: ({ id, channelId, requestHash }) => ({ deliveryId: id, channelId, requestHash }),
    partyOf: ({ channelId }) => channelId,
    takeDue: (max, crowded) => takeDue(deps.db, max, crowded),
    secondsUntilDue: (crowded) => secondsUntilDue(deps.db, crowded),
    work: (delivery) => deliver(deps, delivery),
    patienceMs: STOPS_WITHIN_MS,
  });

/** Calls the listener at once for the topic, and with a delay for any logged change. */
function listenPatiently(changes: Pick<Changes, 'subscribe'>, topic: string, listener: (change: null) => void) {
  let timer: NodeJS.Timeout | null = null;
  const lookSoon = () => {
    timer ??= setTimeout(() => {
      timer = null;
      listener(null);
    }, LOOK_AFTER_CHANGE_MS).unref();
  };
  const ends = [changes.subscribe(topic, () => listener(null)), changes.subscribe(loggedTopic, lookSoon)];
  return () => {
    for (const end of ends) end();
    clearTimeout(timer ?? undefined);
  };
}
