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
} from '@countersign/edge/environment';
import { isLoopback } from '@countersign/protocol';
import { z } from 'zod';

/** All environment variables of the validator. `docs/reference/environment.md` is generated from it. */
export const environment = z.object({
  VALIDATOR_PORT: port.prefault('8000').describe('Port of the validator.'),
  VALIDATOR_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address to listen on. An address other than loopback requires VALIDATOR_TOKEN.'),
  VALIDATOR_TOKEN: fixedKey
    .optional()
    .describe('Bearer token that callers must send; at least 32 characters. Default: no token is required.'),
  VALIDATOR_METRICS_PORT: port
    .optional()
    .describe('Serves GET /metrics without a token on this port. Default: not served.'),
  SANCTIONS_FILE: z
    .string()
    .optional()
    .describe(
      'Sanctions list: one address per line, a JSON array, or the SDN list as XML or CSV. Default: the built-in, dated list.',
    ),
  THREATS_FILE: z
    .string()
    .optional()
    .describe(
      'Reported addresses, in addition to the built-in list: CSV `address,kind,source`, or one address per line. Default: none.',
    ),
  POLICY_FILE: z
    .string()
    .optional()
    .describe('Policy file, JSON with tokens, contracts, block and allow lists, and limits. Default: no restrictions.'),
  DESCRIPTORS_DIR: z
    .string()
    .optional()
    .describe('Folder of ERC-7730 files that describe contracts in addition to the built-in ones. Default: none.'),
  LLM_BASE_URL: plainUrl
    .optional()
    .describe('URL of an OpenAI-compatible API, such as `https://llm.example/v1`. Default: no language model.'),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')
    .optional()
    .describe('API key of the language model, if it requires one.'),
  LLM_MODEL: z.string().max(200).optional().describe('Name of the language model. Required with LLM_BASE_URL.'),
  LLM_TIMEOUT_MS: wholeNumber(100, 30_000)
    .prefault('10000')
    .describe('Total time to wait for the language model per request.'),
  LLM_MAX_CALLS: wholeNumber(1, 2).prefault('2').describe('Maximum number of language model calls per request.'),
  LOG_LEVEL: logLevel,
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and validates the environment in one place. */
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
    if (!token) faults.push('VALIDATOR_TOKEN: is required if VALIDATOR_HOST is not a loopback address');
    else if (!found.some((fault) => fault.startsWith('VALIDATOR_TOKEN')) && isPlaceholder(token)) {
      faults.push('VALIDATOR_TOKEN: looks like a placeholder; use a random value');
    }
  }
  if (given.LLM_BASE_URL && !given.LLM_MODEL) faults.push('LLM_MODEL: is required with LLM_BASE_URL');
  for (const name of ['LLM_API_KEY', 'LLM_MODEL']) {
    if (given[name] && !given.LLM_BASE_URL) faults.push(`LLM_BASE_URL: is required with ${name}`);
  }
  return faults;
}
