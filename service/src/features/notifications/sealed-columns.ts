import { notificationChannels } from '../../platform/changes/table.ts';

/** The secrets of a channel, each sealed for its row and its field, so that they cannot be swapped. */
export const sealedTargets = {
  id: notificationChannels.id,
  sealed: notificationChannels.sealedTarget,
  purpose: (id: string) => `notification-target:${id}`,
};

export const sealedSecrets = {
  id: notificationChannels.id,
  sealed: notificationChannels.sealedSecret,
  purpose: (id: string) => `notification-secret:${id}`,
};

export const sealedFormerSecrets = {
  id: notificationChannels.id,
  sealed: notificationChannels.sealedFormerSecret,
  purpose: (id: string) => `notification-former-secret:${id}`,
};
