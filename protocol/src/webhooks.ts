import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, page, singleLineText, timestamp } from './fields.ts';
import { generalLimit, webhookLimit } from './limits.ts';
import { notificationEvents, notifiedEvents } from './notification-events.ts';

const group = 'Notifications';
const access = { by: ['jwt'] } as const;
const limits = [generalLimit];

const webhookFormats = ['standard', 'slack', 'telegram'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/** By user. */
export const maxWebhooks = 10;

const delivery = z
  .object({
    id: id.describe('The `webhook-id` of every attempt: receivers use it to ignore repeats.'),
    event: z.enum([...notificationEvents, 'test']),
    requestHash: z.string().nullable().describe('Null for a test.'),
    state: z
      .enum(['waiting', 'delivered', 'failed'])
      .describe('`failed`: abandoned after the last attempt, or the webhook was disabled.'),
    attempts: z.int(),
    lastAttemptAt: timestamp.nullable(),
    lastStatus: z.int().nullable().describe('The HTTP status of the latest response; null if there was none.'),
    nextAttemptAt: timestamp.nullable().describe('Null unless `state` is `waiting`.'),
    createdAt: timestamp.describe('When the event happened.'),
  })
  .meta({ id: 'WebhookDelivery' });

const webhook = z
  .object({
    id,
    name: z.string(),
    origin: z.string().describe('The rest of the URL is not shown again, because it often contains a secret.'),
    format: z.enum(webhookFormats),
    events: z.array(z.enum(notificationEvents)),
    disabledAt: timestamp.nullable().describe('When the receiver answered 410 Gone; nothing has been sent since.'),
    createdAt: timestamp,
    lastDelivery: delivery.nullable(),
  })
  .meta({ id: 'Webhook' });

const secret = z
  .string()
  .nullable()
  .describe('Signs every delivery (`whsec_…`); returned only in this response. Null for `slack` and `telegram`.');
const webhookWithSecret = z.object({ webhook, secret });

const ofWebhook = z.object({ webhookId: z.string() });
const errors = { 404: 'The user has no webhook with this id.' };

const url = z
  .string()
  .max(2_000)
  .describe('An https address on the public internet, on port 443. Redirects are not followed.')
  .meta({ examples: ['https://hooks.example/countersign'] });

export const webhookRows = {
  createWebhook: endpoint({
    method: 'POST',
    path: '/webhooks',
    group,
    summary: 'Add a webhook; the secret is returned only in this response',
    access,
    limits: [generalLimit, webhookLimit],
    body: z
      .object({
        name: singleLineText(100),
        url,
        format: z
          .enum(webhookFormats)
          .default('standard')
          .describe(
            '`standard`: signed according to Standard Webhooks. `slack`: for a Slack incoming webhook. `telegram`: for the `sendMessage` URL of a bot.',
          ),
        chatId: z
          .string()
          .regex(/^(-?\d{1,20}|@\w{5,32})$/, 'must be a chat id or the @name of a channel')
          .optional()
          .describe('Required for `telegram`, and allowed only there.'),
        events: notifiedEvents,
      })
      .refine(({ format, chatId }) => (format === 'telegram') === (chatId !== undefined), {
        path: ['chatId'],
        message: 'is required with the format telegram and not allowed otherwise',
      })
      .meta({ examples: [{ name: 'Ops', url: 'https://hooks.example.com/countersign' }] }),
    success: { status: 201, body: webhookWithSecret },
    errors: {
      400: 'Includes: the URL is not allowed for a webhook.',
      409: `You already have ${maxWebhooks} webhooks.`,
    },
  }),
  listWebhooks: endpoint({
    method: 'GET',
    path: '/webhooks',
    group,
    summary: "List the user's webhooks with their latest delivery, newest first",
    access,
    limits,
    success: { status: 200, body: z.array(webhook) },
  }),
  deleteWebhook: endpoint({
    method: 'DELETE',
    path: '/webhooks/{webhookId}',
    group,
    summary: 'Delete a webhook; pending deliveries are dropped',
    access: { ...access, whileFrozen: true },
    limits,
    params: ofWebhook,
    success: { status: 204 },
    errors,
  }),
  rotateWebhookSecret: endpoint({
    method: 'POST',
    path: '/webhooks/{webhookId}/rotate',
    group,
    summary: 'Replace the secret; deliveries are signed with both secrets for 24 hours',
    access,
    limits: [generalLimit, webhookLimit],
    params: ofWebhook,
    success: { status: 200, body: webhookWithSecret },
    errors: { ...errors, 409: 'Webhooks of this format have no secret.' },
  }),
  testWebhook: endpoint({
    method: 'POST',
    path: '/webhooks/{webhookId}/test',
    group,
    summary: 'Send a test event',
    access: { ...access, whileFrozen: true },
    limits: [generalLimit, webhookLimit],
    params: ofWebhook,
    success: { status: 201, body: delivery },
    errors: { ...errors, 409: 'The webhook is disabled.' },
  }),
  listWebhookDeliveries: endpoint({
    method: 'GET',
    path: '/webhooks/{webhookId}/deliveries',
    group,
    summary: 'List the deliveries of the last 30 days, sent or pending, newest first',
    access,
    limits,
    params: ofWebhook,
    query: page,
    success: { status: 200, body: z.array(delivery) },
    errors,
  }),
  replayWebhookDelivery: endpoint({
    method: 'POST',
    path: '/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
    group,
    summary: 'Send a delivery again, with the same id',
    access: { ...access, whileFrozen: true },
    limits: [generalLimit, webhookLimit],
    params: ofWebhook.extend({ deliveryId: z.string() }),
    success: { status: 200, body: delivery },
    errors: {
      404: 'The user has no such webhook, or the webhook has no such delivery.',
      409: 'The webhook is disabled.',
    },
  }),
};
