import { startMeasuredService } from '../setting/start-measured-service.ts';

/** Runs one of the instances on a database, in its own process. */
export interface Subject {
  readonly url: string;
}

const [, , databaseUrl = '', masterKey = '', adminKey = '', orionKey = ''] = process.argv;
const env = { MASTER_KEY: masterKey, ADMIN_API_KEY: adminKey, ORION_API_KEY: orionKey, ALLOW_UNSIGNED_VERDICTS: 'on' };
const { url } = await startMeasuredService(databaseUrl, env, { isUnlimited: true });
const subject: Subject = { url };
process.send?.(subject);
