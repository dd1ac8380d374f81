import type { webhookRows } from '@countersign/protocol';
import { readCursor } from '../../platform/db/page.ts';
import { cutPage } from '../../platform/http/next-page.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { type Channel, listChannels } from './channel-store.ts';
import { type Delivery, listDeliveries } from './delivery-store.ts';
import type { NotificationDeps } from './deps.ts';
import { createWebhook, deleteWebhook, replay, requireWebhook, rotateSecret, testWebhook } from './webhooks.ts';

export function webhookRoutes(deps: NotificationDeps): Handlers<typeof webhookRows> {
  const { db, baseUrl } = deps;
  const show = async (webhook: Channel) => {
    const [latest] = await listDeliveries(db, webhook.id, 1, null);
    return showWebhook(webhook, latest ?? null);
  };
  return {
    createWebhook: async ({ principal, body }) => {
      const { webhook, secret } = await createWebhook(deps, principal, body);
      return { webhook: showWebhook(webhook, null), secret };
    },
    listWebhooks: async ({ principal }) => Promise.all((await listChannels(db, principal.userId, 'webhook')).map(show)),
    deleteWebhook: async ({ principal, params }) => void (await deleteWebhook(deps, principal, params.webhookId)),
    rotateWebhookSecret: async ({ principal, params }) => {
      const { webhook, secret } = await rotateSecret(deps, principal, params.webhookId);
      return { webhook: await show(webhook), secret };
    },
    testWebhook: async ({ principal, params }) => showDelivery(await testWebhook(deps, principal, params.webhookId)),
    listWebhookDeliveries: async ({ principal, params, query, setHeader }) => {
      const { id } = await requireWebhook(db, principal, params.webhookId);
      const found = await listDeliveries(db, id, query.limit + 1, readCursor(query.cursor));
      return cutPage(found, query.limit, `${baseUrl}/webhooks/${id}/deliveries`, setHeader).map(showDelivery);
    },
    replayWebhookDelivery: async ({ principal, params }) => showDelivery(await replay(deps, principal, params)),
  };
}

function showWebhook(webhook: Channel, latest: Delivery | null) {
  const { id, name, shownTarget: origin, format, events, disabledAt, createdAt } = webhook;
  if (format === null) throw new Error('a webhook without a format');
  return {
    id,
    name,
    origin,
    format,
    events,
    disabledAt: disabledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    lastDelivery: latest && showDelivery(latest),
  };
}

function showDelivery({ id, event, requestHash, state, attempts, ...times }: Delivery) {
  if (event === 'confirm') throw new Error('a webhook is not confirmed');
  return {
    id,
    event,
    requestHash,
    state,
    attempts,
    lastAttemptAt: times.lastAttemptAt?.toISOString() ?? null,
    lastStatus: times.lastStatus,
    nextAttemptAt: times.nextAt?.toISOString() ?? null,
    createdAt: times.createdAt.toISOString(),
  };
}
