import { ApiError } from '@countersign/sdk';
import { describe, expect, it } from 'vitest';
import { isSomethingElse, reportSent } from './report-sent.ts';

const hash = `0x${'12'.repeat(32)}` as const;

const refusal = (message: string, { status = 400, code = 'transaction.execution' } = {}) => {
  const headers = new Headers({ 'problem-code': code });
  return new ApiError({ status, statusText: '', headers }, { message });
};
const reported = (error: ApiError) =>
  reportSent(() => Promise.reject(error), { requestHash: hash, hashes: [hash] }).then(({ is }) => is);

describe('a report that is refused', () => {
  it('counts as another transaction only if the service has compared it', async () => {
    const error = refusal('txHash: is a different call from the approved one (to, value or data differ)');
    expect(await reported(error)).toBe('refused');
    expect(isSomethingElse(error)).toBe(true);
  });

  it.each([
    'txHash: cannot be looked up: no RPC is configured for chain 1',
    'txHash: cannot be compared, because the verdict on this sealed payload names no call',
    'txHash: completes only 1 of the 3 calls of the approved batch',
    'txHash: was not sent by 0x12, and is not a readable transaction of that account',
    'txHash: has already executed another transaction',
  ])('may be of exactly what was approved: %s', async (message) => {
    expect(await reported(refusal(message))).toBe('refused');
    expect(isSomethingElse(refusal(message))).toBe(false);
  });

  it('is pending if the chain does not show it yet', async () => {
    expect(await reported(refusal('txHash: has 1 of 2 confirmations; try again later'))).toBe('early');
    expect(await reported(refusal('txHash: is not known on chain 1'))).toBe('early');
  });
});
