import type { Client } from '@countersign/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '../../data/use-change.ts';
import { ownedKey, useOwned } from '../../data/use-owned.ts';

const key = ['settings'];

export const useSettings = () => useOwned(key, (client) => client.getSettings());

type Update = NonNullable<NonNullable<Parameters<Client['updateSettings']>[0]>['body']>;

/** The answer is shown at once: "Saved" beside what was before would be a lie. */
export function useUpdateSettings() {
  const queries = useQueryClient();
  return useChange(async (client, body: Update) => {
    const settings = await client.updateSettings({ body });
    queries.setQueryData(ownedKey(settings.userId, ...key), settings);
    return settings;
  }, key);
}
