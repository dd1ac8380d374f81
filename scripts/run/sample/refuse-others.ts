import { isLoopback } from '@countersign/protocol';
import { UsageError } from '../../../service/src/command.ts';
import type { Config } from '../../../service/src/config.ts';

/** Made-up requests must not get into a production database. */
export async function refuseOthers({ databaseUrl, baseUrl }: Pick<Config, 'databaseUrl' | 'baseUrl'>): Promise<void> {
  if (databaseUrl !== null)
    throw new UsageError('DATABASE_URL: must not be set; sample data works only with the embedded database');
  if (!isLoopback(new URL(baseUrl).hostname)) {
    throw new UsageError(`${baseUrl} is not this machine: sample data works only with a service on loopback`);
  }
  const isUp = await fetch(`${baseUrl}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) throw new UsageError(`no service is ready at ${baseUrl}: start it with npm start`);
}
