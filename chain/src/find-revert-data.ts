import type { Hex } from '@countersign/protocol';

const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(value);

/** The revert data in a node's error; null if no contract reverted. The format differs between nodes. */
export function findRevertData(message: string, data: unknown): Hex | null {
  // Most put the bytes there; some an object that contains them, some a message before them.
  const inner = typeof data === 'object' && data !== null && 'data' in data ? data.data : data;
  if (isHex(inner)) return inner;
  const inWords = typeof inner === 'string' ? /^Reverted (0x[0-9a-fA-F]*)$/.exec(inner)?.[1] : undefined;
  if (isHex(inWords)) return inWords;
  return /execution reverted|reverted with|transaction reverted|vm exception.*revert|execution error: revert/i.test(
    message,
  )
    ? '0x'
    : null;
}
