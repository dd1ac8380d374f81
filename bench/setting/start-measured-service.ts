import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { createLog } from '@countersign/edge';
import { transactionLimits } from '@countersign/protocol';
import { type Config, readConfig } from '../../service/src/config.ts';
import { startService } from '../../service/src/start-service.ts';

const serviceFile = fileURLToPath(new URL('../../harness/fixtures/orion/service.json', import.meta.url));

export interface MeasuredService {
  readonly url: string;
  readonly config: Config;
  readonly keys: { readonly admin: string; readonly orion: string };
  stop(): Promise<void>;
}

/** A service with its own keys, without logs and validator, and with address limits out of reach. */
export async function startMeasuredService(
  databaseUrl: string,
  env: Record<string, string> = {},
  { isUnlimited = false }: { /** Also of what one account may submit. */ readonly isUnlimited?: boolean } = {},
): Promise<MeasuredService> {
  const secret = () => randomBytes(32).toString('hex');
  const keys = { admin: secret(), orion: secret() };
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    VALIDATOR_PORT: '0',
    MASTER_KEY: secret(),
    ADMIN_API_KEY: keys.admin,
    ORION_API_KEY: keys.orion,
    ORION_SERVICE_FILE: serviceFile,
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_WAITING_REQUESTS_PER_USER: '0',
    LOG_LEVEL: 'fatal',
    ...env,
  });
  const unlimited = isUnlimited ? Object.fromEntries(transactionLimits.map(({ name }) => [name, 1e6])) : {};
  const service = await startService(
    { ...config, limits: { ...config.limits, ...unlimited } },
    {
      log: createLog('fatal', { write: () => {} }),
      now: Date.now,
      onLost(cause) {
        throw cause;
      },
    },
  );
  return { url: `http://127.0.0.1:${service.port}`, config, keys, stop: service.stop };
}
