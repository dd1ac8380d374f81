export { deleteUnconfirmed } from './channel-store.ts';
export { deleteOldDeliveries, insertExpiring } from './delivery-store.ts';
export type { DeliveryDeps, NotificationDeps } from './deps.ts';
export { deleteOldMailQuotas } from './mail-quota.ts';
export { createMailer } from './mailer.ts';
export { notificationRoutes } from './notification-routes.ts';
export { sealedFormerSecrets, sealedSecrets, sealedTargets } from './sealed-columns.ts';
export { startDeliveries } from './start-deliveries.ts';
export { webhookRoutes } from './webhook-routes.ts';
