import type { Client } from '@countersign/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from './use-change.ts';
import { ownedKey, useOwned } from './use-owned.ts';

/** The query key of the settings, for other code that changes them. */
export const settingsKey = ['settings'];

export const useSettings = () => useOwned(settingsKey, (client) => client.getSettings());

type Update = NonNullable<NonNullable<Parameters<Client['updateSettings']>[0]>['body']>;

/** Updates the cache at once: "Saved" next to the old value would be wrong. */
export function useUpdateSettings() {
  const queries = useQueryClient();
  return useChange(async (client, body: Update) => {
    const settings = await client.updateSettings({ body });
    queries.setQueryData(ownedKey(settings.userId, ...settingsKey), settings);
    return settings;
  }, settingsKey);
}
