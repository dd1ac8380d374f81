import { join, resolve } from 'node:path';
import {
  type Environment,
  fixedKey,
  httpUrl,
  logLevel,
  masterKey,
  plainUrl,
  port,
  readEnvironment,
  rpcUrls,
  wholeNumber,
} from '@countersign/edge';
import { parseAddress } from '@countersign/protocol';
import { z } from 'zod';

const address = z.string().transform((text, context) => {
  const parsed = parseAddress(text);
  if (parsed !== null) return parsed;
  context.addIssue({ code: 'custom', message: 'must be an Ethereum address' });
  return z.NEVER;
});

const share = z
  .string()
  .regex(/^(0(\.\d{1,6})?|1(\.0{1,6})?)$/, 'must be a number from 0 to 1, such as 0.75')
  .transform(Number);

/** Everything the arbiter takes from its environment. `docs/reference/environment.md` is made from it. */
export const environment = z.object({
  DATA_DIR: z.string().min(1).default('./.data').describe('Where everything on this machine keeps its state.'),
  ORION_DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe('Where the arbiter keeps its keys, apart from all others. Default: `{DATA_DIR}/orion`.'),
  ORION_MASTER_KEY: masterKey
    .optional()
    .describe('32 bytes, hex or base64; encrypts the keys of the arbiter. Default: one made in ORION_DATA_DIR.'),
  SERVICE_URL: plainUrl
    .optional()
    .describe('Where the arbiter finds the main service. Default: on this machine, `http://127.0.0.1:{PORT}`.'),
  PORT: port.prefault('3000').describe('Port of the API.'),
  ORION_API_KEY: fixedKey
    .optional()
    .describe('The ORION key that the arbiter shows. Default: the one in `{ORION_DATA_DIR}/api.key`.'),
  VALIDATOR_URL: plainUrl
    .optional()
    .describe('Where the validator is. Default: our own, `http://127.0.0.1:{VALIDATOR_PORT}`.'),
  VALIDATOR_PORT: port.prefault('8000').describe('Port of our own validator.'),
  VALIDATOR_TOKEN: fixedKey.optional().describe('What the validator wants to be shown; at least 32 characters.'),
  CHAIN_RPC_URL: httpUrl.optional().describe('JSON-RPC of the chain on which verdicts are recorded.'),
  CONTRACTS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('Where the contracts are, as `deploy` wrote it. Default: verdicts are not recorded on chain.'),
  CHAIN_CONFIRMATIONS: wholeNumber(1, 1000)
    .prefault('3')
    .describe('How many blocks deep, its own included, a record on chain must be.'),
  CHAIN_RPC_URLS: rpcUrls
    .optional()
    .describe(
      'JSON-RPC of chains on which facts are looked up for a verdict: names, tokens, vaults, balances. Several nodes of a chain have to agree: `{"1": ["https://…", "https://…"]}`. Default: nothing is looked up.',
    ),
  LOOK_UP_SECONDS: wholeNumber(1, 60)
    .prefault('3')
    .describe('How long a verdict waits for facts at most; what has not come by then was not looked up.'),
  PRICE_FEEDS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Chainlink feeds by chain and asset, as JSON: `{"1": {"native": {"feed": "0x…", "heartbeatSeconds": 3600}}}`. They are read by CHAIN_RPC_URLS.',
    ),
  PRICES_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('Prices in US dollars that PRICES_SIGNER has signed, read for each verdict that needs one.'),
  PRICES_SIGNER: address.optional().describe('Whose signature PRICES_FILE must bear.'),
  PRICES_MAX_AGE_SECONDS: wholeNumber(1, 86_400).prefault('900').describe('Older prices of PRICES_FILE do not count.'),
  ORION_CONFIDENCE_THRESHOLD: share
    .prefault('0.75')
    .describe('What passes with less confidence is left to the owner, undecided.'),
  ORION_GIVE_UP_SECONDS: wholeNumber(1, 86_400)
    .prefault('600')
    .describe('How long a validator or a payload may be unavailable before the verdict is UNDECIDED.'),
  ORION_CONCURRENCY: wholeNumber(1, 50)
    .prefault('8')
    .describe('How many requests the arbiter judges at once, and how many verdicts it records at once.'),
  ORION_LEASE_SECONDS: wholeNumber(5, 600)
    .prefault('60')
    .describe('After so long the work of an arbiter that died goes to another.'),
  DSTACK_SOCKET: z
    .string()
    .min(1)
    .default('/var/run/dstack.sock')
    .describe('Socket of the guest agent in a trusted execution environment; used where it exists.'),
  LOG_LEVEL: logLevel,
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the environment in one place. */
export function readConfig(env: Environment) {
  const data = readEnvironment(environment, env, findContradictions);
  return {
    /** Absolute, so that other processes find it. */
    dataDirectory: resolve(data.ORION_DATA_DIR ?? join(data.DATA_DIR, 'orion')),
    masterKey: data.ORION_MASTER_KEY ?? null,
    serviceUrl: data.SERVICE_URL ?? `http://127.0.0.1:${data.PORT}`,
    apiKey: data.ORION_API_KEY ?? null,
    validatorUrl: data.VALIDATOR_URL ?? `http://127.0.0.1:${data.VALIDATOR_PORT}`,
    validatorToken: data.VALIDATOR_TOKEN ?? null,
    chain:
      data.CHAIN_RPC_URL === undefined || data.CONTRACTS_FILE === undefined
        ? null
        : {
            rpcUrl: data.CHAIN_RPC_URL,
            contractsFile: data.CONTRACTS_FILE,
            confirmations: data.CHAIN_CONFIRMATIONS,
          },
    facts: {
      rpcUrls: data.CHAIN_RPC_URLS ?? new Map<number, readonly string[]>(),
      budgetMs: data.LOOK_UP_SECONDS * 1000,
      priceFeedsFile: data.PRICE_FEEDS_FILE ?? null,
      priceFile:
        data.PRICES_FILE === undefined || data.PRICES_SIGNER === undefined
          ? null
          : { path: data.PRICES_FILE, signer: data.PRICES_SIGNER, maxAgeSeconds: data.PRICES_MAX_AGE_SECONDS },
    },
    confidenceThreshold: data.ORION_CONFIDENCE_THRESHOLD,
    giveUpSeconds: data.ORION_GIVE_UP_SECONDS,
    concurrency: data.ORION_CONCURRENCY,
    leaseSeconds: data.ORION_LEASE_SECONDS,
    dstackSocket: data.DSTACK_SOCKET,
    logLevel: data.LOG_LEVEL,
  };
}

function findContradictions(given: Environment): string[] {
  const faults: string[] = [];
  const needs = (name: string, other: string) => {
    if (given[name] && !given[other]) faults.push(`${other}: is required with ${name}`);
  };
  // The main service has other uses for CHAIN_RPC_URL, so that may stand alone.
  needs('CONTRACTS_FILE', 'CHAIN_RPC_URL');
  needs('PRICE_FEEDS_FILE', 'CHAIN_RPC_URLS');
  needs('PRICES_FILE', 'PRICES_SIGNER');
  needs('PRICES_SIGNER', 'PRICES_FILE');
  return faults;
}
