import { isIPv6 } from 'node:net';
import {
  type Environment,
  fixedKey,
  isPlaceholder,
  logLevel,
  plainUrl,
  port,
  readEnvironment,
  wholeNumber,
} from '@countersign/edge';
import { isLoopback } from '@countersign/protocol';
import { z } from 'zod';

/** Everything the validator takes from its environment. `docs/reference/environment.md` is made from it. */
export const environment = z.object({
  VALIDATOR_PORT: port.prefault('8000').describe('Port of the validator.'),
  VALIDATOR_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on. Any but a loopback address needs VALIDATOR_TOKEN.'),
  VALIDATOR_TOKEN: fixedKey
    .optional()
    .describe('What callers must show as a bearer token; at least 32 characters. Default: none is asked for.'),
  VALIDATOR_METRICS_PORT: port
    .optional()
    .describe('Serves GET /metrics without a token on this port. Default: nowhere.'),
  SANCTIONS_FILE: z
    .string()
    .optional()
    .describe(
      'Sanctioned addresses: one a line, a JSON array, or the SDN list as XML or CSV. Default: the dated list that is shipped.',
    ),
  THREATS_FILE: z
    .string()
    .optional()
    .describe(
      'Reported addresses, added to the list that is shipped: CSV `address,kind,source`, or one address a line. Default: none.',
    ),
  POLICY_FILE: z
    .string()
    .optional()
    .describe('JSON with tokens, contracts, block and allow lists, limits. Default: nothing is limited.'),
  DESCRIPTORS_DIR: z
    .string()
    .optional()
    .describe('A folder of ERC-7730 files: contracts to read beside those that are shipped. Default: none.'),
  LLM_BASE_URL: plainUrl
    .optional()
    .describe('An OpenAI-compatible endpoint, such as `https://llm.example/v1`. Default: no language model.'),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional()
    .describe('Its key, where it wants one.'),
  LLM_MODEL: z.string().max(200).optional().describe('Its model. Required with LLM_BASE_URL.'),
  LLM_TIMEOUT_MS: wholeNumber(100, 30_000)
    .prefault('10000')
    .describe('How long it is waited for, in all, for one request.'),
  LLM_MAX_CALLS: wholeNumber(1, 2).prefault('2').describe('How often it is asked for one request.'),
  LOG_LEVEL: logLevel,
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the environment in one place. */
export function readConfig(env: Environment) {
  const data = readEnvironment(environment, env, findContradictions);
  return {
    port: data.VALIDATOR_PORT,
    host: data.VALIDATOR_HOST,
    token: data.VALIDATOR_TOKEN ?? null,
    metricsPort: data.VALIDATOR_METRICS_PORT ?? null,
    sanctionsFile: data.SANCTIONS_FILE ?? null,
    threatsFile: data.THREATS_FILE ?? null,
    policyFile: data.POLICY_FILE ?? null,
    descriptorsDir: data.DESCRIPTORS_DIR ?? null,
    model:
      data.LLM_BASE_URL === undefined || data.LLM_MODEL === undefined
        ? null
        : {
            baseUrl: data.LLM_BASE_URL,
            apiKey: data.LLM_API_KEY ?? null,
            model: data.LLM_MODEL,
            timeoutMs: data.LLM_TIMEOUT_MS,
            maxCalls: data.LLM_MAX_CALLS,
          },
    logLevel: data.LOG_LEVEL,
  };
}

/** Whether only programs on this machine can reach the address. */
const isLocal = (host: string) => isLoopback(isIPv6(host) ? `[${host}]` : host);

function findContradictions(given: Environment, found: readonly string[]): string[] {
  const faults: string[] = [];
  const { VALIDATOR_HOST: host = '127.0.0.1', VALIDATOR_TOKEN: token } = given;
  if (!isLocal(host)) {
    if (!token) faults.push('VALIDATOR_TOKEN: is required where VALIDATOR_HOST is not a loopback address');
    else if (!found.some((fault) => fault.startsWith('VALIDATOR_TOKEN')) && isPlaceholder(token)) {
      faults.push('VALIDATOR_TOKEN: looks like a placeholder: use a random value');
    }
  }
  if (given.LLM_BASE_URL && !given.LLM_MODEL) faults.push('LLM_MODEL: is required with LLM_BASE_URL');
  for (const name of ['LLM_API_KEY', 'LLM_MODEL']) {
    if (given[name] && !given.LLM_BASE_URL) faults.push(`LLM_BASE_URL: is required with ${name}`);
  }
  return faults;
}
