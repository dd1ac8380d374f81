import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { transactionTopic } from '../../../platform/changes/changes.ts';
import { createLastPolls, type Polled } from './last-polls.ts';

const hash = `0x${'ab'.repeat(32)}`;
const polled = { state: { requestHash: hash }, approvals: [] } as unknown as Polled;

/** With `tell`, which notifies all subscribers of a topic. */
function usePolls() {
  const listeners = new Map<string, Set<() => void>>();
  const lastPolls = createLastPolls({
    subscribe(topic, listener) {
      const call = () => listener(null, topic);
      const of = listeners.get(topic) ?? new Set();
      listeners.set(topic, of.add(call));
      return () => of.delete(call);
    },
  });
  return {
    lastPolls,
    tell: (requestHash: string) => listeners.get(transactionTopic(requestHash))?.forEach((call) => void call()),
    listening: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

describe('the result of a wait', () => {
  it('is kept until a change of that transaction is published', async () => {
    const { lastPolls, tell, listening } = usePolls();
    await expect(lastPolls.keep(hash, async () => polled)).resolves.toBe(polled);
    tell(`0x${'cd'.repeat(32)}`);
    expect(lastPolls.find(hash)).toBe(polled);
    tell(hash);
    expect(lastPolls.find(hash)).toBeNull();
    expect(listening()).toBe(0);
  });

  it('is not kept if a change is published during the read', async () => {
    const { lastPolls, tell, listening } = usePolls();
    const read = Promise.withResolvers<Polled>();
    const reading = lastPolls.keep(hash, () => read.promise);
    tell(hash);
    read.resolve(polled);
    await expect(reading).resolves.toBe(polled);
    expect(lastPolls.find(hash)).toBeNull();
    expect(listening()).toBe(0);
  });

  it('is not forgotten at the timeout of an earlier result', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lastPolls } = usePolls();
    await lastPolls.keep(hash, async () => ({ ...polled }));
    vi.advanceTimersByTime(20_000);
    await lastPolls.keep(hash, async () => polled);
    vi.advanceTimersByTime(20_000);
    expect(lastPolls.find(hash)).toBe(polled);
  });

  it('is forgotten after 30 seconds without a notification', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lastPolls, listening } = usePolls();
    await lastPolls.keep(hash, async () => polled);
    vi.advanceTimersByTime(30_000);
    expect(lastPolls.find(hash)).toBeNull();
    expect(listening()).toBe(0);
  });

  it('leaves nothing behind when the read fails', async () => {
    const { lastPolls, listening } = usePolls();
    await expect(lastPolls.keep(hash, () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
    expect(lastPolls.find(hash)).toBeNull();
    expect(listening()).toBe(0);
  });
});
