import { walkCalls } from '../../decode/walk-calls.ts';
import { fail, type Node, pass } from '../node.ts';

/** As much of the bytes as a person looks at. */
const shownDigits = 64;

export const trailingCalldata: Node = {
  id: 'technical_invariants.trailing_calldata',
  name: 'Trailing calldata',
  severity: 'high',
  needs: ['calls'],
  stops: 'Bytes after the arguments of a call, which no function reads and which can carry something hidden.',
  letsThrough: 'Attribution suffixes: those of ERC-8021 and those on the list of the operator.',
  check({ decoded }) {
    const suffixes: string[] = [];
    for (const { path, signature, faults } of walkCalls(decoded.calls)) {
      for (const fault of faults) {
        if (fault.code !== 'trailing') continue;
        if (fault.suffix !== null) {
          suffixes.push(fault.suffix);
          continue;
        }
        const count = (fault.bytes.length - 2) / 2;
        const shown = fault.bytes.length - 2 > shownDigits ? `${fault.bytes.slice(0, shownDigits + 2)}…` : fault.bytes;
        return fail(
          `${count} byte(s) follow the arguments of ${signature ?? 'the call'} (call ${path}): ${shown}.`,
          `Cut the last ${count} byte(s) off the data of call ${path}.`,
          { call: path, bytes: shown, count },
        );
      }
    }
    return suffixes.length > 0
      ? pass(`What follows the arguments only says through whom the call came: ${suffixes.join(', ')}.`, { suffixes })
      : pass('No bytes follow the arguments of any call.');
  },
};
