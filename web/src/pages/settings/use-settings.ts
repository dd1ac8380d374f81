import type { Client } from '@countersign/sdk';
import { useChange } from '../../data/use-change.ts';
import { useOwned } from '../../data/use-owned.ts';

const key = ['settings'];

export const useSettings = () => useOwned(key, (client) => client.getSettings());

type Update = NonNullable<NonNullable<Parameters<Client['updateSettings']>[0]>['body']>;

export const useUpdateSettings = () => useChange((client, body: Update) => client.updateSettings({ body }), key);
