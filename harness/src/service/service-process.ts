import { createHash } from 'node:crypto';
import { findFreePort } from '../servers/find-free-port.ts';
import { type RunningProgram, runProgram } from '../servers/program.ts';
import { type Caller, createCaller } from './caller.ts';

export const processAdminKey = createHash('sha256').update('countersign process test').digest('hex');

export interface ServiceProcess extends RunningProgram {
  readonly url: string;
  readonly call: Caller;
}

/** The service in its own process, by default without a validator. */
export async function spawnService(env: Record<string, string>, main = 'service/src/main.ts'): Promise<ServiceProcess> {
  const port = env.PORT ?? String(await findFreePort());
  const program = runProgram(main, {
    PORT: port,
    ADMIN_API_KEY: processAdminKey,
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_WAITING_REQUESTS_PER_USER: '0',
    VALIDATOR_PORT: '0',
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  return { ...program, url, call: createCaller(url) };
}
