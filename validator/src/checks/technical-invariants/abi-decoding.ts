import { walkCalls } from '../../decode/walk-calls.ts';
import { showCount, showPlace, showSome, showUnknownCall } from '../../show/show.ts';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

export const abiDecoding: Node = {
  id: 'technical_invariants.abi_decoding',
  name: 'ABI decoding',
  severity: 'critical',
  needs: [],
  stops: 'Calldata or typed data that is truncated, does not decode, or does not match its re-encoding.',
  rejectsOn: 'The form of the bytes alone.',
  letsThrough: 'Plain transfers without data, and empty arrays and strings.',
  skips: 'If there is no call and nothing to sign, or if a function is unknown.',
  check(facts) {
    const { calls, message } = facts.decoded;
    if (calls.length === 0 && message === null) return notApplicable('There is no call and nothing to sign.');
    const faults: string[] = [];
    const unknown: string[] = [];
    let read = 0;
    for (const { path, to, data, protocol, imitates, signature, faults: own } of walkCalls(calls)) {
      const malformed = own.filter(({ code }) => code === 'malformed');
      for (const fault of malformed) if ('message' in fault) faults.push(`${fault.message}${showPlace(facts, path)}`);
      if (signature !== null && imitates.length === 0) read += 1;
      else if (to === null && own.length === 0)
        unknown.push(`It is unknown what the code of the new contract does${showPlace(facts, path)}.`);
      else if (to !== null && data !== '0x' && protocol === null && own.length === 0) {
        const name = signature?.split('(')[0] ?? data.slice(0, 10);
        unknown.push(`${showUnknownCall(facts, to, name)}${showPlace(facts, path)}.`);
      }
    }
    const unsigned = message?.faults.find(({ code }) => code === 'malformed');
    if (unsigned && faults.length === 0) {
      const { order } = facts.request;
      const isUntyped = order?.types !== undefined && typeof order.primaryType !== 'string';
      const fault = isUntyped ? 'primaryType is missing' : unsigned.message;
      const fix = 'Send typed data whose domain, types, primaryType and message belong together.';
      return fail(`The data to sign is malformed: ${fault}.`, fix, { faults: [fault] });
    }
    const [first] = faults;
    if (first !== undefined) {
      const more = faults.length > 1 ? ` and ${faults.length - 1} more` : '';
      const fix = 'Encode the call again from the function and its arguments; do not edit calldata by hand.';
      return fail(`The bytes are not a well-formed call: ${first}${more}.`, fix, { faults: faults.slice(0, 20) });
    }
    if (unknown.length > 0) {
      return cannotTell(showSome(unknown, 3, ' '), { unknown: unknown.slice(0, 20) });
    }
    return pass(
      read === 0 ? 'There are no arguments to decode.' : `All arguments of ${showCount(read, 'call')} decode exactly.`,
    );
  },
};
