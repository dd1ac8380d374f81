import { createHash } from 'node:crypto';
import { createLog } from '@countersign/edge';
import {
  connectionLimits,
  consentLimit,
  custodyKeyLimit,
  custodyLimits,
  emailLimit,
  exportLimits,
  playgroundLimit,
  policyTrialLimit,
  transactionLimits,
  webhookLimit,
} from '@countersign/protocol';
import { type Config, readConfig } from '../../../service/src/config.ts';
import { startService } from '../../../service/src/start-service.ts';
import { testServiceFile } from '../arbiter/orion.ts';
import { type Caller, createCaller } from './caller.ts';

const fixed = (name: string) => createHash('sha256').update(`countersign test ${name}`).digest('hex');

/** The same in every process of a run, because databases are copied from a template that one of them prepared. */
export const testMasterKey = fixed('master key');
export const testAdminKey = `admin-${fixed('admin key')}`;
export const testOrionKey = `orion-${fixed('orion key')}`;
/** The public URL of the service. Tests reach it on another port, as behind a proxy. */
export const testBaseUrl = 'http://localhost:3000';

export interface TestService {
  /** The address on which it really listens. */
  readonly url: string;
  readonly call: Caller;
  /** All log lines. */
  readonly logLines: readonly string[];
  /**
   * Moves the clock of this service, not that of the database. Backwards it moves only the time of day, not the
   * monotonic time.
   */
  advance(seconds: number): void;
  announceStop(): void;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  readonly databaseUrl: string;
  readonly env?: Record<string, string>;
  /** Enforces the limits of the contract; otherwise they are out of reach. */
  readonly contractLimits?: boolean;
  /** 1 for tests without a database. */
  readonly patience?: number;
}

/**
 * A machine that runs several tests at once may be busy for long: a 503 because of that would say nothing about the
 * tested code.
 */
const PATIENCE = 5;

const contractLimits = [
  ...transactionLimits,
  ...exportLimits,
  ...Object.values(connectionLimits),
  consentLimit,
  ...Object.values(custodyLimits),
  custodyKeyLimit,
  playgroundLimit,
  policyTrialLimit,
  webhookLimit,
  emailLimit,
].map(({ name }) => name);

/** The configuration of a test service, with limits out of reach unless a test sets them. */
export function testConfig({ databaseUrl, env, contractLimits: isLimited = false }: TestServiceOptions): Config {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    PORT: '0',
    // No validator, even if one listens on this machine.
    VALIDATOR_PORT: '0',
    BASE_URL: testBaseUrl,
    MASTER_KEY: testMasterKey,
    ADMIN_API_KEY: testAdminKey,
    ORION_API_KEY: testOrionKey,
    ORION_SERVICE_FILE: testServiceFile,
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_WAITING_REQUESTS_PER_USER: '0',
    SIGN_IN_LIMIT_PER_MINUTE: '1000000',
    // The plain form of the contract, for tests that are not about signatures.
    ALLOW_UNSIGNED_VERDICTS: 'on',
    LOG_LEVEL: 'debug',
    ...env,
  });
  if (isLimited) return config;
  return { ...config, limits: { ...config.limits, ...Object.fromEntries(contractLimits.map((name) => [name, 1e6])) } };
}

/** The whole service, in this process, on a free port of loopback. */
export async function startTestService(options: TestServiceOptions): Promise<TestService> {
  const config = testConfig(options);
  const logLines: string[] = [];
  let offsetMs = 0;
  let passedMs = 0;
  const service = await startService(config, {
    log: createLog(config.logLevel, { write: (line) => void logLines.push(line) }),
    now: () => Date.now() + offsetMs,
    elapsed: () => performance.now() + passedMs,
    onLost(cause) {
      throw cause;
    },
    patience: options.patience ?? PATIENCE,
  });
  const url = `http://127.0.0.1:${service.port}`;
  return {
    url,
    call: createCaller(url),
    logLines,
    advance(seconds) {
      offsetMs += seconds * 1000;
      passedMs += Math.max(0, seconds) * 1000;
    },
    announceStop: service.announceStop,
    stop: service.stop,
  };
}
