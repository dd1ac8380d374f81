import { generalLimit, Problem } from '@countersign/protocol';
import { describe, expect, it } from 'vitest';
import { RefusedKeys, spendLimits } from './enforce-limits.ts';
import { createMemoryLimiter } from './memory-limiter.ts';

describe('a limit', () => {
  it('holds for its window by elapsed time, whatever the wall clock is set to', async () => {
    let [nowMs, elapsedMs] = [Date.parse('2030-01-01T12:00:00Z'), 1_000];
    const elapsed = () => elapsedMs;
    const context = {
      limiter: createMemoryLimiter(elapsed),
      refused: new RefusedKeys(elapsed),
      overrides: { [generalLimit.name]: 1 },
      now: () => nowMs,
      onRefused() {},
    };
    const spend = () =>
      spendLimits(context, 'GET /', [generalLimit], { ip: '192.0.2.1', principal: null, standing: null });
    expect(await spend()).toMatchObject({ remaining: 0, resetUnixSeconds: nowMs / 1000 + 60 });
    await expect(spend()).rejects.toThrow(Problem);
    nowMs -= 3_600_000;
    elapsedMs += 59_000;
    await expect(spend()).rejects.toThrow('try again in 1 s');
    elapsedMs += 2_000;
    expect(await spend()).toMatchObject({ remaining: 0, resetUnixSeconds: nowMs / 1000 + 60 });
  });
});
