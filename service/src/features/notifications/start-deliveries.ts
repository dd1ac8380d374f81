import { type RunningWork, workOff } from '../../platform/work-off.ts';
import { deliver } from './deliver.ts';
import { type Delivery, secondsUntilDue, takeDue } from './delivery-store.ts';
import type { DeliveryDeps } from './deps.ts';

/** Rung for what somebody waits for; changes are found by looking, so that making one costs nothing here. */
export const notificationTopic = 'notifications';
const LOOK_AFTER_SECONDS = 1;
/** A receiver that takes its time must not hold up the end of the service: it is told again. */
const STOPS_WITHIN_MS = 3_000;

/** Tells whoever has to be told; a slow receiver holds up nobody else. */
export const startDeliveries = (deps: DeliveryDeps): RunningWork =>
  workOff<Delivery>({
    name: 'notifications',
    topic: notificationTopic,
    changes: deps.changes,
    log: deps.log,
    mostAtOnce: 32,
    fairShare: 4,
    about: ({ id, channelId, requestHash }) => ({ deliveryId: id, channelId, requestHash }),
    partyOf: ({ channelId }) => channelId,
    takeDue: (max, crowded) => takeDue(deps.db, max, crowded),
    secondsUntilDue: (crowded) => secondsUntilDue(deps.db, crowded),
    work: (delivery) => deliver(deps, delivery),
    lookAgainAfterSeconds: LOOK_AFTER_SECONDS,
    patienceMs: STOPS_WITHIN_MS,
  });
