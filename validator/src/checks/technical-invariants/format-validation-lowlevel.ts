import { fail, type Node, pass } from '../node.ts';

export const formatValidationLowlevel: Node = {
  id: 'technical_invariants.format_validation_lowlevel',
  name: 'Format',
  severity: 'critical',
  needs: [],
  stops: 'Broken hex, an address with a wrong checksum, an odd number of digits, a request without a transaction.',
  rejectsOn: 'The form of the bytes alone.',
  letsThrough: 'Values as decimal or hex, addresses in one case, a missing field that has a default.',
  skips: 'Never.',
  check({ request: { faults } }) {
    const [first] = faults;
    if (first === undefined) return pass('Every field of the transaction can be read.');
    const all = faults.map(({ field, message }) => `${field} ${message}`);
    return fail(`${all.join('; ')}.`, `Correct ${faults.map(({ field }) => field).join(', ')} and send it again.`, {
      faults,
    });
  },
};
