import { executionTypes, noFirstLimit, type settingsRows } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { getUser } from '../accounts/index.ts';
import { readSettings, type Settings, updateSettings } from './store.ts';
import { readChosenServices } from './trusted-services.ts';

export function settingsRoutes({ db }: { db: Database }): Handlers<typeof settingsRows> {
  return {
    getSettings: async ({ principal }) => show(await readSettings(db, principal.userId)),
    updateSettings: async ({ principal, body }) => {
      const chosen = body.trustedServices && (await readChosenServices(db, body.trustedServices));
      const change = { ...body, trustedServices: chosen };
      return show(await updateSettings(db, actorOf(principal), principal.userId, change));
    },
    getSettingsByAddress: async ({ params }) => {
      const { id } = await getUser(db, params.ethereumAddress);
      return show(await readSettings(db, id));
    },
  };
}

const show = ({ hasFirstLimit, ...settings }: Settings) => ({
  ...settings,
  warning: settings.executionType === executionTypes.AGENT_EXECUTED && !hasFirstLimit ? noFirstLimit : null,
  frozenAt: settings.frozenAt?.toISOString() ?? null,
  createdAt: settings.createdAt.toISOString(),
  updatedAt: settings.updatedAt.toISOString(),
});
