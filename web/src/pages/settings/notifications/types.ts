import type { Contract, NotificationEvent, Received } from '@countersign/protocol';

export type Webhook = Received<Contract['listWebhooks']>[number];
export type Delivery = Received<Contract['listWebhookDeliveries']>[number];
export type Notifications = Received<Contract['getNotifications']>;

/** A new secret: shown until the page is left, and never again. */
export interface NewSecret {
  readonly name: string;
  readonly secret: string;
}

export const webhooksKey = ['webhooks'];
export const deliveriesKey = (webhookId: string) => ['webhook-deliveries', webhookId];
export const notificationsKey = ['notifications'];

/** In the order in which they can occur. */
export const eventNames: Readonly<Record<NotificationEvent, string>> = {
  'transaction.owner_needed': 'Your decision is needed',
  'transaction.verdict': 'The arbiter has given its verdict',
  'transaction.approved': 'Approved',
  'transaction.rejected': 'Rejected',
  'transaction.expiring': 'An approval is about to expire',
  'transaction.expired': 'An approval has expired',
  'transaction.released': 'Sent to your custody provider',
  'transaction.executed': 'Executed',
  'transaction.failed': 'Failed',
};
