import { walkCalls } from '../../decode/walk-calls.ts';
import { showCount, showPlace } from '../../show.ts';
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
  skips: 'Where there is no call.',
  check(facts) {
    const suffixes: string[] = [];
    for (const { path, signature, faults } of walkCalls(facts.decoded.calls)) {
      for (const fault of faults) {
        if (fault.code !== 'trailing') continue;
        if (fault.suffix !== null) {
          suffixes.push(fault.suffix);
          continue;
        }
        const count = (fault.bytes.length - 2) / 2;
        const shown = fault.bytes.length - 2 > shownDigits ? `${fault.bytes.slice(0, shownDigits + 2)}…` : fault.bytes;
        return fail(
          `${showCount(count, 'byte follows', 'bytes follow')} the arguments of ${signature ?? 'the call'}${showPlace(facts, path)}: ${shown}.`,
          `Cut the last ${showCount(count, 'byte')} off the data${showPlace(facts, path)}.`,
          { call: path, bytes: shown, count },
        );
      }
    }
    return suffixes.length > 0
      ? pass(`What follows the arguments only says through whom the call came: ${suffixes.join(', ')}.`, { suffixes })
      : pass('No bytes follow the arguments of any call.');
  },
};
