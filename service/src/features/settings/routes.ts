import type { settingsRows } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { getUser } from '../accounts/index.ts';
import { findSettings, type Settings, upsertSettings } from './store.ts';

export function settingsRoutes({ db }: { db: Database }): Handlers<typeof settingsRows> {
  /** Settings exist from the first read. */
  const read = async (userId: string) => (await findSettings(db, userId)) ?? upsertSettings(db, userId, {});
  return {
    getSettings: async ({ principal }) => show(await read(principal.userId)),
    updateSettings: async ({ principal, body }) => show(await upsertSettings(db, principal.userId, body)),
    getSettingsByAddress: async ({ params }) => show(await read((await getUser(db, params.ethereumAddress)).id)),
  };
}

const show = (settings: Settings) => ({
  ...settings,
  walletProvider: 'none',
  createdAt: settings.createdAt.toISOString(),
  updatedAt: settings.updatedAt.toISOString(),
});
