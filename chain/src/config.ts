import { type Environment, logLevel, port, readEnvironment } from '@countersign/edge/environment';
import { z } from 'zod';

/** The environment variables of the embedded chain. */
export const environment = z.object({
  DATA_DIR: z
    .string()
    .min(1)
    .default('./.data')
    .describe('Data directory; the embedded chain keeps its state in `chain` below it.'),
  CHAIN_PORT: port.optional().describe('Port of the embedded chain; any free port if unset.'),
  LOG_LEVEL: logLevel,
});

export interface Config {
  readonly dataDir: string;
  /** Null: any free port. */
  readonly port: number | null;
  readonly logLevel: string;
}

export function readConfig(env: Environment): Config {
  const { DATA_DIR, CHAIN_PORT, LOG_LEVEL } = readEnvironment(environment, env, () => []);
  return { dataDir: DATA_DIR, port: CHAIN_PORT ?? null, logLevel: LOG_LEVEL };
}
