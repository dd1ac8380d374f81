import type { Bus } from '../bus.ts';
import type { Line } from './line.ts';

/** Messages over the bus. After `onGap` some may have been missed. */
export async function openBusLine(
  bus: Bus,
  channel: string,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Promise<Line> {
  const stop = await bus.subscribe(channel, onPayload, onGap);
  return { send: (payload) => bus.publish(channel, payload), stop };
}
