import type { settingsRows } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { getUser } from '../accounts/index.ts';
import { readSettings, type Settings, updateSettings } from './store.ts';

export function settingsRoutes({ db }: { db: Database }): Handlers<typeof settingsRows> {
  return {
    getSettings: async ({ principal }) => show(await readSettings(db, principal.userId)),
    updateSettings: async ({ principal, body }) =>
      show(await updateSettings(db, actorOf(principal), principal.userId, body)),
    getSettingsByAddress: async ({ params }) => {
      const { id } = await getUser(db, params.ethereumAddress);
      return show(await readSettings(db, id));
    },
  };
}

const show = (settings: Settings) => ({
  ...settings,
  walletProvider: 'none',
  createdAt: settings.createdAt.toISOString(),
  updatedAt: settings.updatedAt.toISOString(),
});
