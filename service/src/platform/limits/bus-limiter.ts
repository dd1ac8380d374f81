import type { Bus } from '../bus.ts';
import { countTogether } from './count-together.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { withFallback } from './with-fallback.ts';

/** The clock of the bus judges, so that instances whose clocks differ share one window. */
const HIT = `
  local counted = {}
  for place, key in ipairs(KEYS) do
    local hits = redis.call('INCRBY', key, ARGV[2 * place - 1])
    local left = redis.call('PTTL', key)
    if left < 0 then
      left = tonumber(ARGV[2 * place])
      redis.call('PEXPIRE', key, left)
    end
    counted[2 * place - 1], counted[2 * place] = hits, left
  end
  return counted`;

/** So that no other message on the bus is mistaken for a window. */
const PREFIX = 'countersign limit ';

/** For several instances on one bus. While that cannot be used they count together elsewhere. */
export const createBusLimiter = (bus: Bus, otherwise: RateLimiter): RateLimiter =>
  withFallback(
    countTogether(async (windows) => {
      const counted = (await bus.run(
        HIT,
        windows.map(({ key }) => PREFIX + key),
        windows.flatMap(({ hits, seconds }) => [String(hits), String(seconds * 1000)]),
      )) as number[];
      return windows.map((_, index) => ({
        hits: Number(counted[2 * index]),
        endsInMs: Number(counted[2 * index + 1]),
      }));
    }),
    // Counts nothing else: a failure here affects no other user of the bus.
    () => true,
    otherwise,
  );
