import { z } from 'zod';

/** The events of notifications. The name and meaning of an event never change. */
export const notificationEvents = [
  'transaction.verdict',
  'transaction.owner_needed',
  'transaction.approved',
  'transaction.rejected',
  'transaction.expiring',
  'transaction.expired',
  'transaction.released',
  'transaction.executed',
  'transaction.failed',
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

/** The events that a webhook, an e-mail address or a browser subscribes to. */
export const notifiedEvents = z
  .array(z.enum(notificationEvents))
  .min(1, 'must contain at least one event')
  .max(notificationEvents.length)
  .refine((events) => new Set(events).size === events.length, 'must contain each event only once')
  .default([...notificationEvents])
  .describe('Default: all.');
