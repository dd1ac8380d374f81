import { createLog } from '@countersign/edge';
import { type Caller, type CallResult, createCaller } from '@countersign/harness/service/caller';
import { expect } from 'vitest';
import { loadPipeline, type Pipeline, readConfig, startValidator, type ValidatorHooks } from '../process/index.ts';

export interface TestValidator {
  readonly url: string;
  readonly call: Caller;
  /** Settled when its data are loaded. */
  readonly ready: Promise<void>;
  /** Its log, one line per entry. */
  readonly logLines: readonly string[];
  stop(): Promise<void>;
}

let shared: Promise<Pipeline> | null = null;

/** The real pipeline without a model, loaded once for all validators of a test file. */
export function testPipeline(): Promise<Pipeline> {
  shared ??= loadPipeline(readConfig({}), { log: createLog('fatal'), onModel: () => {} });
  return shared;
}

/** The validator as its process starts it, in this process, on a free loopback port. */
export async function startTestValidator({
  env = {},
  load,
  now = Date.now,
}: {
  env?: Record<string, string>;
  load?: ValidatorHooks['load'];
  now?: () => number;
} = {}): Promise<TestValidator> {
  const config = readConfig({ VALIDATOR_PORT: '0', LOG_LEVEL: 'trace', ...env });
  const logLines: string[] = [];
  const log = createLog(config.logLevel, { write: (line) => void logLines.push(line) }, 'countersign-validator');
  const validator = await startValidator(config, {
    log,
    now,
    load: load ?? ((loaded, onModel) => (loaded.model ? loadPipeline(loaded, { log, onModel }) : testPipeline())),
  });
  const { url, ready, stop } = validator;
  ready.catch(() => {});
  return { url, call: createCaller(url), ready, logLines, stop };
}

/** Every transport error: its status, and one field with a text. */
export function expectDetail(
  answer: Pick<CallResult, 'status' | 'body' | 'headers'>,
  status: number,
  detail: unknown,
): void {
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { detail } });
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

const owner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const friend = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** A request whose transaction does what its intent says. */
export const alignedRequest = {
  human_intent: `Send 100 USDC to ${friend}`,
  proposed_tx: {
    chain_id: 1,
    from: owner,
    to: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
    value: '0',
    data: `0xa9059cbb000000000000000000000000${friend.slice(2).toLowerCase()}${(100_000_000).toString(16).padStart(64, '0')}`,
  },
  metadata: { generated_at_unix: 1_767_225_600 },
};

/** The same with a thousand times the amount. */
export const wrongRequest = {
  ...alignedRequest,
  proposed_tx: {
    ...alignedRequest.proposed_tx,
    data: `${alignedRequest.proposed_tx.data.slice(0, 74)}${(100_000_000_000).toString(16).padStart(64, '0')}`,
  },
};
