import { walkCalls } from '../../decode/walk-calls.ts';
import { showPlace } from '../../show.ts';
import { fail, type Node, pass } from '../node.ts';

export const callUnwrapping: Node = {
  id: 'technical_invariants.call_unwrapping',
  name: 'Call unwrapping',
  severity: 'critical',
  needs: ['calls'],
  stops: 'Calls nested so deep, so many or so large that not all of them were looked at.',
  letsThrough: 'Batches of batches of an ordinary size.',
  skips: 'Where there is no call.',
  check(facts) {
    let count = 0;
    for (const { path, faults } of walkCalls(facts.decoded.calls)) {
      count += 1;
      for (const fault of faults) {
        if (fault.code !== 'limit') continue;
        return fail(
          `Not every call could be looked at: ${fault.message}${showPlace(facts, path)}.`,
          'Split the transaction into smaller ones that call less and nest less.',
          { call: path },
        );
      }
    }
    return pass(count === 1 ? 'The one call was looked at.' : `All ${count} calls were looked at.`, { calls: count });
  },
};
