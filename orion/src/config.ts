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
} from '@countersign/edge/environment';
import { confidenceThreshold, parseAddress } from '@countersign/protocol';
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

/** All environment variables of the arbiter. `docs/reference/environment.md` is generated from it. */
export const environment = z.object({
  DATA_DIR: z.string().min(1).default('./.data').describe('Data directory of all processes on this machine.'),
  ORION_DATA_DIR: z
    .string()
    .min(1)
    .optional()
    .describe("Data directory of the arbiter's keys, separate from all others. Default: `{DATA_DIR}/orion`."),
  ORION_MASTER_KEY: masterKey
    .optional()
    .describe(
      "32 bytes, hex or base64; encrypts the arbiter's keys. Default: generated in ORION_DATA_DIR. `npm start` requires it with DATABASE_URL or MASTER_KEY.",
    ),
  SERVICE_URL: plainUrl
    .optional()
    .describe('URL of the main service. Default: `http://127.0.0.1:{PORT}`, on this machine.'),
  PORT: port.prefault('3000').describe('Port of the main service.'),
  ORION_API_KEY: fixedKey
    .optional()
    .describe("The arbiter's ORION key. Default: read from `{ORION_DATA_DIR}/api.key`."),
  VALIDATOR_URL: plainUrl
    .optional()
    .describe('URL of the validator. Default: `http://127.0.0.1:{VALIDATOR_PORT}`, on this machine.'),
  VALIDATOR_PORT: port.prefault('8000').describe('Port of the local validator.'),
  VALIDATOR_TOKEN: fixedKey.optional().describe('Bearer token for the validator; at least 32 characters.'),
  CHAIN_RPC_URL: httpUrl.optional().describe('JSON-RPC URL of the chain on which verdicts are recorded.'),
  CONTRACTS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('Contract addresses, as written by `deploy`. Default: verdicts are not recorded on chain.'),
  CHAIN_CONFIRMATIONS: wholeNumber(1, 1000)
    .prefault('3')
    .describe('Confirmations, including the block itself, that an on-chain record needs.'),
  CHAIN_RPC_URLS: rpcUrls
    .optional()
    .describe(
      'JSON-RPC URLs of the chains on which facts are looked up for a verdict: names, tokens, vaults, balances. If a chain has several nodes, they must agree: `{"1": ["https://…", "https://…"]}`. Default: nothing is looked up.',
    ),
  LOOK_UP_SECONDS: wholeNumber(1, 60)
    .prefault('3')
    .describe('How long a verdict waits for looked-up facts; facts that arrive later are not used.'),
  PRICE_FEEDS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'Chainlink feeds by chain and asset, as JSON: `{"1": {"native": {"feed": "0x…", "heartbeatSeconds": 3600}}}`. Read through CHAIN_RPC_URLS.',
    ),
  PRICES_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('File of US dollar prices signed by PRICES_SIGNER, read for each verdict that needs a price.'),
  PRICES_SIGNER: address.optional().describe('Address that must have signed PRICES_FILE.'),
  PRICES_MAX_AGE_SECONDS: wholeNumber(1, 86_400).prefault('900').describe('Maximum age of the prices in PRICES_FILE.'),
  ORION_CONFIDENCE_THRESHOLD: share
    .prefault(String(confidenceThreshold))
    .describe('Minimum confidence for a decision; below it, the verdict is UNDECIDED and the owner decides.'),
  ORION_GIVE_UP_SECONDS: wholeNumber(1, 86_400)
    .prefault('600')
    .describe('How long the validator or a payload may be unavailable before the verdict is UNDECIDED.'),
  ORION_CONCURRENCY: wholeNumber(1, 50)
    .prefault('8')
    .describe('How many requests the arbiter judges concurrently, and how many verdicts it records concurrently.'),
  ORION_LEASE_SECONDS: wholeNumber(5, 600)
    .prefault('60')
    .describe('How long a lease lasts; after that, the work of a crashed arbiter goes to another one.'),
  DSTACK_SOCKET: z
    .string()
    .min(1)
    .default('/var/run/dstack.sock')
    .describe('Socket of the guest agent in a trusted execution environment; used if it exists.'),
  LOG_LEVEL: logLevel,
});

export type Config = ReturnType<typeof readConfig>;

/** Reads and validates the environment in one place. */
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
  // The main service uses CHAIN_RPC_URL for other purposes too, so it may be set alone.
  needs('CONTRACTS_FILE', 'CHAIN_RPC_URL');
  needs('PRICE_FEEDS_FILE', 'CHAIN_RPC_URLS');
  needs('PRICES_FILE', 'PRICES_SIGNER');
  needs('PRICES_SIGNER', 'PRICES_FILE');
  return faults;
}
