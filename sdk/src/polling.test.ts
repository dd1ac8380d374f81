import { proves } from '@countersign/harness/proves';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { awaitOutcome, type FollowingClient } from './await-outcome.ts';
import { startConnection } from './connect.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const between = (times: readonly number[]) => times.slice(1).map((time, index) => time - (times[index] ?? 0));

describe('the polling interval of the SDK', () => {
  it('is 3 to 5 seconds for the approval of a connection', proves('sdk.polling.connection'), async () => {
    const asked: number[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      if (url.includes('/status')) asked.push(Date.now());
      const body = url.includes('/status')
        ? { status: 'pending' }
        : { code: 'abc', authUrl: 'https://example.com/abc' };
      return Response.json(body);
    });
    const ended = new AbortController();
    const { wait } = await startConnection({ baseUrl: 'https://example.com' });
    const waiting = wait({ signal: ended.signal }).catch(() => 'ended');
    await vi.advanceTimersByTimeAsync(20_000);
    ended.abort();
    expect(await waiting).toBe('ended');
    expect(asked.length).toBeGreaterThan(3);
    expect(between(asked).every((ms) => ms >= 3_000 && ms <= 5_000)).toBe(true);
  });

  it('is 2 to 3 seconds for an outcome, if no answer can be held', proves('sdk.polling.approval'), async () => {
    const asked: number[] = [];
    const pending = { status: 'PENDING', orion: [], approvals: [] };
    const refusal = new Response(null, { status: 429, headers: { 'problem-code': 'limit.held' } });
    const client = {
      async getApprovalStatus({ query }: { query: { wait: number } }) {
        if (query.wait > 0) throw new ApiError(refusal, {});
        asked.push(Date.now());
        return pending;
      },
      getTransaction: async () => ({ requestHash: '0xab', status: 'PENDING', verdict: null, waitingFor: 'arbiter' }),
    } as unknown as FollowingClient;
    const outcome = awaitOutcome({ client, requestHash: '0xab', timeoutMs: 20_000 });
    await vi.advanceTimersByTimeAsync(25_000);
    expect(await outcome).toMatchObject({ outcome: 'pending' });
    expect(asked.length).toBeGreaterThan(5);
    expect(
      between(asked)
        .slice(0, -1)
        .every((ms) => ms >= 2_000 && ms <= 3_000),
    ).toBe(true);
  });
});
