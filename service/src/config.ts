import { type Environment, readEnvironment } from '@countersign/edge/environment';
import { z } from 'zod';
import { accessVariables, readAccess } from './config/access.ts';
import { chainVariables, findChainContradictions, readChain } from './config/chain.ts';
import { custodyVariables, readCustody } from './config/custody.ts';
import { findKeyContradictions, keyVariables, readKeys } from './config/keys.ts';
import { limitVariables, readLimits } from './config/limits.ts';
import { findNotificationContradictions, notificationVariables, readNotifications } from './config/notifications.ts';
import { findServerContradictions, operationVariables, readServer, serverVariables } from './config/server.ts';
import { readVerification, verificationVariables } from './config/verification.ts';
import { findWalletContradictions, readWallets, walletVariables } from './config/wallets.ts';

/** All environment variables of the main service. `docs/reference/environment.md` is generated from it. */
export const environment = z.object({
  ...serverVariables,
  ...chainVariables,
  ...verificationVariables,
  ...keyVariables,
  ...walletVariables,
  ...accessVariables,
  ...limitVariables,
  ...custodyVariables,
  ...notificationVariables,
  ...operationVariables,
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and validates the environment in one place. */
export function readConfig(env: Environment) {
  const data = readEnvironment(environment, env, findContradictions);
  const server = readServer(data);
  return {
    ...server,
    ...readChain(data),
    ...readVerification(data),
    ...readKeys(data),
    ...readWallets(data),
    ...readAccess(data),
    ...readLimits(data),
    ...readCustody(data),
    ...readNotifications(data, server),
  };
}

const findContradictions = (given: Environment, found: readonly string[]): string[] => [
  ...findServerContradictions(given),
  ...findKeyContradictions(given, found),
  ...findChainContradictions(given),
  ...findNotificationContradictions(given),
  ...findWalletContradictions(given),
];
