import type { notificationRows } from '@countersign/protocol';
import type { Handlers } from '../../platform/http/serve.ts';
import { type Channel, listChannels } from './channel-store.ts';
import type { NotificationDeps } from './deps.ts';
import { confirmEmail, deleteEmail, setEmail, unsubscribeEmail } from './email.ts';
import { addPush, deletePush } from './push.ts';

export function notificationRoutes(deps: NotificationDeps): Handlers<typeof notificationRows> {
  const { db, mailer, webPush } = deps;
  return {
    getNotifications: async ({ principal: { userId } }) => {
      const [[email], push] = await Promise.all([listChannels(db, userId, 'email'), listChannels(db, userId, 'push')]);
      return {
        emailAvailable: mailer !== null,
        email: email ? showEmail(email) : null,
        pushPublicKey: webPush?.publicKey ?? null,
        push: push.map(showPush),
      };
    },
    setNotificationEmail: async ({ principal, body, client: { ip } }) =>
      showEmail(await setEmail(deps, principal, { ...body, ip })),
    deleteNotificationEmail: async ({ principal }) => void (await deleteEmail(deps, principal)),
    confirmNotificationEmail: async ({ body }) => void (await confirmEmail(deps, body.token)),
    unsubscribeNotificationEmail: async ({ params }) => void (await unsubscribeEmail(deps, params.token)),
    addPushSubscription: async ({ principal, body }) => showPush(await addPush(deps, principal, body)),
    deletePushSubscription: async ({ principal, params }) => void (await deletePush(deps, principal, params.pushId)),
  };
}

const showEmail = ({ shownTarget: address, active: confirmed, events, createdAt }: Channel) => ({
  address,
  confirmed,
  events,
  createdAt: createdAt.toISOString(),
});

const showPush = ({ id, name, events, createdAt }: Channel) => ({
  id,
  name,
  events,
  createdAt: createdAt.toISOString(),
});
