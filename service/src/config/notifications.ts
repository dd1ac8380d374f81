import { type Environment, url } from '@countersign/edge/environment';
import { isLoopback, singleLineText } from '@countersign/protocol';
import { z } from 'zod';
import { hosts } from './hosts.ts';

const vapidKey = (characters: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${characters}}$`), `must be ${characters} characters of base64url`);

/** Webhooks, e-mail and push messages. */
export const notificationVariables = {
  WEBHOOK_HOSTS: hosts
    .optional()
    .describe(
      'Internal hosts that webhooks may reach, also over http: `hooks.internal:8080`, or without a port for every port; separated by commas. Default: none; in embedded mode on this machine, `localhost` and `127.0.0.1`.',
    ),
  SMTP_URL: url(/^smtps?$/, 'must be a URL that starts with smtp:// or smtps://')
    .optional()
    .describe(
      'Mail server for notifications, with URL-encoded user name and password: `smtps://user:password@mail.example`. `smtp://` requires STARTTLS, except on this machine. Default: no e-mails are sent.',
    ),
  SMTP_FROM: singleLineText(200).optional().describe('Sender of e-mails: `Countersign <countersign@example.com>`.'),
  WEB_PUSH_PUBLIC_KEY: vapidKey(87)
    .optional()
    .describe(
      'VAPID public key for browser push notifications (`npx web-push generate-vapid-keys`). Default: no push notifications are sent.',
    ),
  WEB_PUSH_PRIVATE_KEY: vapidKey(43).optional().describe('VAPID private key for browser push notifications.'),
  WEB_PUSH_SUBJECT: url(/^(mailto|https)$/, 'must start with mailto: or https://')
    .optional()
    .describe('Contact of the operator for push services: `mailto:operator@example.com`.'),
};

type Notifications = z.output<z.ZodObject<typeof notificationVariables>>;

interface Place {
  readonly databaseUrl: string | null;
  readonly baseUrl: string;
}

export const readNotifications = (data: Notifications, place: Place) => ({
  webhookHosts: data.WEBHOOK_HOSTS ?? (isTrial(place) ? ['localhost', '127.0.0.1'] : []),
  smtp: data.SMTP_URL && data.SMTP_FROM ? { url: data.SMTP_URL, from: data.SMTP_FROM } : null,
  webPush: webPushOf(data),
});

/** A trial on a developer's own machine. */
const isTrial = ({ databaseUrl, baseUrl }: Place) => databaseUrl === null && isLoopback(new URL(baseUrl).hostname);

/** Null: no push messages. */
function webPushOf(data: Notifications) {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey, WEB_PUSH_SUBJECT: subject } = data;
  return publicKey && privateKey && subject ? { publicKey, privateKey, subject } : null;
}

export function findNotificationContradictions(given: Environment): string[] {
  const together = [
    ['SMTP_URL', 'SMTP_FROM'],
    ['WEB_PUSH_PUBLIC_KEY', 'WEB_PUSH_PRIVATE_KEY', 'WEB_PUSH_SUBJECT'],
  ];
  return together.flatMap((names) => {
    const [present] = names.filter((name) => given[name]);
    const absent = present === undefined ? [] : names.filter((name) => !given[name]);
    return absent.map((name) => `${name}: is required with ${present}`);
  });
}
