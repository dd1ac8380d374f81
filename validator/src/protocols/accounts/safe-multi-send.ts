import type { Address } from '@countersign/protocol';
import type { Hex, RawCall } from '../../effects/call.ts';
import { MalformedArguments } from '../rules/abi-arguments.ts';
import type { CallContext, Reading } from '../rules/protocol.ts';

/** Hex digits of operation, target, value and length before the data of each call. */
const headSize = 2 + 40 + 64 + 64;

/** Calls packed in sequence, with nothing between or after them. */
export function readMultiSend(transactions: Hex, call: CallContext): Reading {
  // Designed for delegatecall by the Safe; in an ordinary call, the library itself makes the calls.
  const from = call.operation === 'delegatecall' ? call.from : call.to;
  const calls: RawCall[] = [];
  let at = 2;
  while (at < transactions.length) {
    const head = transactions.slice(at, at + headSize);
    if (head.length < headSize) throw new MalformedArguments('the packed calls end within a call');
    const operation = head.slice(0, 2);
    if (operation !== '00' && (operation !== '01' || call.role === 'multi_send_call_only')) {
      throw new MalformedArguments(`operation ${operation} of a packed call is not allowed`);
    }
    const size = BigInt(`0x${head.slice(106)}`) * 2n;
    const start = at + headSize;
    if (BigInt(start) + size > BigInt(transactions.length)) {
      throw new MalformedArguments('a packed call is longer than the data');
    }
    at = start + Number(size);
    calls.push({
      from,
      to: `0x${head.slice(2, 42)}` as Address,
      value: BigInt(`0x${head.slice(42, 106)}`),
      data: `0x${transactions.slice(start, at)}`,
      operation: operation === '01' ? 'delegatecall' : 'call',
    });
  }
  return { value: 'passed', calls };
}
