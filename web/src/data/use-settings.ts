import type { Client } from '@countersign/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from './use-change.ts';
import { ownedKey, useOwned } from './use-owned.ts';

/** Under which the settings are kept: whatever changes them from elsewhere names it. */
export const settingsKey = ['settings'];

export const useSettings = () => useOwned(settingsKey, (client) => client.getSettings());

type Update = NonNullable<NonNullable<Parameters<Client['updateSettings']>[0]>['body']>;

/** The answer is shown at once: "Saved" beside what was before would be a lie. */
export function useUpdateSettings() {
  const queries = useQueryClient();
  return useChange(async (client, body: Update) => {
    const settings = await client.updateSettings({ body });
    queries.setQueryData(ownedKey(settings.userId, ...settingsKey), settings);
    return settings;
  }, settingsKey);
}
