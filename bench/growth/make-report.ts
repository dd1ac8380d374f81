import type { ValidationResponse } from '@countersign/protocol';
import { loadValidator } from '../../validator/src/process/load-validator.ts';
import { validate } from '../../validator/src/validate.ts';

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const FROM = `0x${'5e'.repeat(20)}`;
export const PAYEE = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const PROMPT = `Send 250 USDC to ${PAYEE}`;
export const CALL_TO = USDC.toLowerCase();
export const CALL_DATA = `0xa9059cbb${PAYEE.slice(2).toLowerCase().padStart(64, '0')}${(250e6).toString(16).padStart(64, '0')}`;

/** The validator's real report on the call of every seeded row: its size decides the growth of the tables. */
export async function makeReport(): Promise<ValidationResponse> {
  const deps = await loadValidator({
    sanctionsFile: null,
    threatsFile: null,
    policyFile: null,
    model: null,
    now: Date.now,
    onCrash: (where, error) => {
      throw new Error(`${where} crashed`, { cause: error });
    },
  });
  const proposed_tx = { chain_id: 1, from: FROM, to: USDC, value: '0', data: CALL_DATA };
  return validate(
    { human_intent: PROMPT, proposed_tx, metadata: { generated_at_unix: Math.floor(Date.now() / 1000) } },
    deps,
  );
}
