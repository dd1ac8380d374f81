import type { Hex } from '@countersign/protocol';

const isHex = (value: unknown): value is Hex => typeof value === 'string' && /^0x(?:[0-9a-fA-F]{2})*$/.test(value);

/** What a contract has said when it refused, from the error of a node; null where no contract did. Nodes differ in it. */
export function findRevertData(message: string, data: unknown): Hex | null {
  // Most put the bytes there; some an object that has them, some words before them.
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
