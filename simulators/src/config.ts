import { type Environment, logLevel, port, readEnvironment } from '@countersign/edge/environment';
import { z } from 'zod';

/** All environment variables of the simulated providers. `docs/reference/environment.md` is generated from it. */
export const environment = z.object({
  CUSTODY_SIMULATOR_PORT: port.prefault('4010').describe('Port of the simulated custody provider, on 127.0.0.1.'),
  WALLET_PROVIDER_SIMULATOR_PORT: port
    .prefault('4011')
    .describe('Port of the simulated wallet provider, on 127.0.0.1.'),
  LOG_LEVEL: logLevel,
});

export function readConfig(env: Environment) {
  const data = readEnvironment(environment, env, () => []);
  return {
    custodyPort: data.CUSTODY_SIMULATOR_PORT,
    walletPort: data.WALLET_PROVIDER_SIMULATOR_PORT,
    logLevel: data.LOG_LEVEL,
  };
}
