import { walkCalls } from '../../decode/walk-calls.ts';
import { showPlace } from '../../show/show.ts';
import { fail, type Node, pass } from '../node.ts';

export const callUnwrapping: Node = {
  id: 'technical_invariants.call_unwrapping',
  name: 'Call unwrapping',
  severity: 'critical',
  needs: ['calls'],
  stops: 'Calls nested too deep, too many or too large for all of them to be checked.',
  rejectsOn: 'The size of the bytes alone.',
  letsThrough: 'Batches of batches of ordinary size.',
  skips: 'If there is no call.',
  check(facts) {
    let count = 0;
    for (const { path, faults } of walkCalls(facts.decoded.calls)) {
      count += 1;
      for (const fault of faults) {
        if (fault.code !== 'limit') continue;
        return fail(
          `Not every call could be checked: ${fault.message}${showPlace(facts, path)}.`,
          'Split the transaction into smaller ones with fewer and less nested calls.',
          { call: path },
        );
      }
    }
    return pass(count === 1 ? 'The only call was checked.' : `All ${count} calls were checked.`, { calls: count });
  },
};
