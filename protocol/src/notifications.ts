import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, singleLineText, timestamp } from './fields.ts';
import { emailLimit, generalLimit, webhookLimit } from './limits.ts';
import { notificationEvents, notifiedEvents } from './notification-events.ts';

const group = 'Notifications';
const access = { by: ['jwt'] } as const;
const limits = [generalLimit];

/** By user. */
export const maxPushSubscriptions = 10;

const events = z.array(z.enum(notificationEvents));

const email = z
  .object({
    address: z.string(),
    confirmed: z.boolean().describe('An unconfirmed address receives nothing but the confirmation link.'),
    events,
    createdAt: timestamp,
  })
  .meta({ id: 'NotificationEmail' });

const pushSubscription = z
  .object({ id, name: z.string(), events, createdAt: timestamp })
  .meta({ id: 'PushSubscription' });

const token = z.string().max(200).describe('The token from the link in an e-mail.');
const base64url = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}=*$`), `must be ${characters} characters of base64url`);

const emailAddress = z
  .email('must be an e-mail address')
  .max(254)
  .meta({ examples: ['owner@example.com'] });

export const notificationRows = {
  getNotifications: endpoint({
    method: 'GET',
    path: '/notifications',
    group,
    summary: 'Read the e-mail and push notification settings; webhooks are listed separately',
    access,
    limits,
    success: {
      status: 200,
      body: z.object({
        emailAvailable: z.boolean().describe('Whether this service sends e-mails.'),
        email: email.nullable(),
        pushPublicKey: z
          .string()
          .nullable()
          .describe('For `pushManager.subscribe()` (VAPID); null if this service sends no push notifications.'),
        push: z.array(pushSubscription),
      }),
    },
  }),
  setNotificationEmail: endpoint({
    method: 'PUT',
    path: '/notifications/email',
    group,
    summary: 'Set the e-mail address; a new address first receives only a confirmation link',
    access,
    limits: [generalLimit, emailLimit],
    body: z.object({ address: emailAddress, events: notifiedEvents }),
    success: { status: 200, body: email },
    errors: {
      429: 'Too many requests, too many confirmation mails to this address or from this client IP in 24 hours, or another user has just had one sent to it.',
      503: 'This service sends no e-mails.',
    },
  }),
  deleteNotificationEmail: endpoint({
    method: 'DELETE',
    path: '/notifications/email',
    group,
    summary: 'Stop e-mail notifications',
    access: { ...access, whileFrozen: true },
    limits,
    success: { status: 204 },
  }),
  confirmNotificationEmail: endpoint({
    method: 'POST',
    path: '/notifications/email/confirm',
    group,
    summary: 'Confirm an e-mail address with the link from the e-mail',
    access: 'public',
    limits,
    body: z.object({ token }),
    success: { status: 204 },
    errors: { 400: 'The link is invalid, has been used, or is older than 24 hours.', 403: 'The account is frozen.' },
  }),
  unsubscribeNotificationEmail: endpoint({
    method: 'POST',
    path: '/notifications/email/unsubscribe/{token}',
    group,
    summary: 'Unsubscribe from e-mails with the link from an e-mail (RFC 8058); an expired link changes nothing',
    access: 'public',
    limits,
    params: z.object({ token }),
    bodyType: 'form',
    body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    success: { status: 204 },
  }),
  addPushSubscription: endpoint({
    method: 'POST',
    path: '/notifications/push',
    group,
    summary: 'Send push notifications to a browser, given its `PushSubscription`',
    access,
    limits: [generalLimit, webhookLimit],
    body: z.object({
      name: singleLineText(100).describe('To identify the browser.'),
      endpoint: z
        .string()
        .max(2_000)
        .meta({ examples: ['https://push.example.com/send/3f7c9a1e5b2d4860'] }),
      publicKey: base64url(87).meta({
        description: '`keys.p256dh` of the subscription.',
        examples: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
      }),
      authSecret: base64url(22).meta({
        description: '`keys.auth` of the subscription.',
        examples: ['BTBZMqHH6r4Tts7J_aSIgg'],
      }),
      events: notifiedEvents,
    }),
    success: { status: 201, body: pushSubscription },
    errors: { 409: `You already have ${maxPushSubscriptions}.`, 503: 'This service sends no push notifications.' },
  }),
  deletePushSubscription: endpoint({
    method: 'DELETE',
    path: '/notifications/push/{pushId}',
    group,
    summary: 'Stop push notifications to a browser',
    access: { ...access, whileFrozen: true },
    limits,
    params: z.object({ pushId: z.string() }),
    success: { status: 204 },
    errors: { 404: 'The user has no browser with this id.' },
  }),
};
