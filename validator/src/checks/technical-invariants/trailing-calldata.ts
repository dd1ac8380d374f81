import type { DecodedCall } from '../../decode/decoded-call.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Facts } from '../../facts/facts.ts';
import { showCount, showPlace, showSome } from '../../show/show.ts';
import { fail, type Node, pass } from '../node.ts';

/** The digits that a person reads. */
const shownDigits = 64;
const MAX_TOLD = 3;
const show = (bytes: string): string =>
  bytes.length - 2 > shownDigits ? `${bytes.slice(0, shownDigits + 2)}…` : bytes;

/** No common suffix is longer; the sender pays for each byte. */
const MAX_BYTES = 1_024;

/** The code at a known address does not read bytes after its arguments: a clean match stays above the threshold. */
const UNKNOWN_BYTES = 0.85;
/** Unknown code may read them, and a signed message is sent by others, who pay for the bytes. */
const UNKNOWN_CODE = 0.7;

const isKnown = ({ data, request }: Facts, { to, role }: DecodedCall): boolean =>
  role !== null ||
  (to !== null && (data.contracts.at(request.chainId, to) ?? data.tokens.at(request.chainId, to)) !== null);

/** A descriptor explains the arguments, not what else the code reads. */
const isDescribed = ({ data, request }: Facts, { to, role, protocol }: DecodedCall): boolean =>
  role === null && to !== null && data.described.at(request.chainId, to)?.vendor === protocol;

export const trailingCalldata: Node = {
  id: 'technical_invariants.trailing_calldata',
  name: 'Trailing calldata',
  severity: 'high',
  needs: ['calls'],
  stops: 'Bytes after the arguments of a call that form another call, or that are too long to be a suffix.',
  rejectsOn: 'The bytes alone: a call behind the arguments, or more bytes than any suffix has.',
  letsThrough:
    "ERC-8021 suffixes, tags of 1inch and of router interfaces, those on the operator's list; other bytes that no function reads, with lower confidence.",
  skips: 'If there is no call.',
  check(facts) {
    const suffixes: string[] = [];
    const unknown: string[] = [];
    let confidence = 1;
    const isSigned = facts.decoded.message !== null;
    for (const call of walkCalls(facts.decoded.calls)) {
      const { path, signature, faults } = call;
      for (const fault of faults) {
        if (fault.code !== 'trailing') continue;
        const count = (fault.bytes.length - 2) / 2;
        const shown = show(fault.bytes);
        const place = `the arguments of ${signature ?? 'the call'}${showPlace(facts, path)}`;
        if (fault.hides !== null || (fault.suffix === null && count > MAX_BYTES)) {
          const why = fault.hides === null ? 'and are longer than any suffix' : `and would call ${fault.hides}`;
          return fail(
            `${showCount(count, 'byte follows', 'bytes follow')} ${place} ${why}: ${shown}.`,
            `Remove the last ${showCount(count, 'byte')} of the data${showPlace(facts, path)}.`,
            { call: path, bytes: shown, count, hides: fault.hides },
          );
        }
        const isOpen = isDescribed(facts, call);
        // Code without arguments that receives bytes decodes them itself, whatever they look like.
        if (fault.suffix !== null && !(isOpen && signature?.endsWith('()'))) suffixes.push(fault.suffix);
        else {
          unknown.push(`${showCount(count, 'byte')} (${shown}) after ${place}`);
          const isUnread = !isOpen && !isSigned && isKnown(facts, call);
          confidence = Math.min(confidence, isUnread ? UNKNOWN_BYTES : UNKNOWN_CODE);
        }
      }
    }
    if (unknown.length > 0) {
      const why = isSigned
        ? 'nobody has to sign them'
        : confidence === UNKNOWN_CODE
          ? 'the code is unknown and may read them'
          : 'no function reads them';
      return pass(`Bytes of unknown purpose; ${why}: ${showSome(unknown, MAX_TOLD, '; ')}.`, { suffixes }, confidence);
    }
    return suffixes.length > 0
      ? pass(`The bytes after the arguments only attribute the call: ${suffixes.join(', ')}.`, { suffixes })
      : pass('No bytes follow the arguments of any call.');
  },
};
