import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { transactionTopic } from '../../platform/changes/changes.ts';
import { createStandings, type Standing } from './standings.ts';

const hash = `0x${'ab'.repeat(32)}`;
const standing = { state: { requestHash: hash }, approvals: [] } as unknown as Standing;

/** With `tell`, which tells all who listen to a topic. */
function useStandings() {
  const listeners = new Map<string, Set<() => void>>();
  const standings = createStandings({
    subscribe(topic, listener) {
      const call = () => listener(null, topic);
      const of = listeners.get(topic) ?? new Set();
      listeners.set(topic, of.add(call));
      return () => of.delete(call);
    },
  });
  return {
    standings,
    tell: (requestHash: string) => listeners.get(transactionTopic(requestHash))?.forEach((call) => void call()),
    listening: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

describe('what was read for a wait', () => {
  it('is kept until a change of that transaction is told', async () => {
    const { standings, tell, listening } = useStandings();
    await expect(standings.keep(hash, async () => standing)).resolves.toBe(standing);
    tell(`0x${'cd'.repeat(32)}`);
    expect(standings.find(hash)).toBe(standing);
    tell(hash);
    expect(standings.find(hash)).toBeNull();
    expect(listening()).toBe(0);
  });

  it('is not kept if a change is told while it is read', async () => {
    const { standings, tell, listening } = useStandings();
    const read = Promise.withResolvers<Standing>();
    const reading = standings.keep(hash, () => read.promise);
    tell(hash);
    read.resolve(standing);
    await expect(reading).resolves.toBe(standing);
    expect(standings.find(hash)).toBeNull();
    expect(listening()).toBe(0);
  });

  it('is not forgotten with what was read before it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { standings } = useStandings();
    await standings.keep(hash, async () => ({ ...standing }));
    vi.advanceTimersByTime(20_000);
    await standings.keep(hash, async () => standing);
    vi.advanceTimersByTime(20_000);
    expect(standings.find(hash)).toBe(standing);
  });

  it('is forgotten after 30 seconds, however little is told', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { standings, listening } = useStandings();
    await standings.keep(hash, async () => standing);
    vi.advanceTimersByTime(30_000);
    expect(standings.find(hash)).toBeNull();
    expect(listening()).toBe(0);
  });

  it('leaves nothing behind when the read fails', async () => {
    const { standings, listening } = useStandings();
    await expect(standings.keep(hash, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(standings.find(hash)).toBeNull();
    expect(listening()).toBe(0);
  });
});
