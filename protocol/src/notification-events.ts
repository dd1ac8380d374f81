import { z } from 'zod';

/** What an owner can be told of. An event keeps its name and meaning for ever. */
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

/** The events that a webhook, an e-mail address or a browser hears of. */
export const notifiedEvents = z
  .array(z.enum(notificationEvents))
  .min(1, 'must contain at least one event')
  .max(notificationEvents.length)
  .refine((events) => new Set(events).size === events.length, 'must contain each event only once')
  .default([...notificationEvents])
  .describe('Default: all.');
