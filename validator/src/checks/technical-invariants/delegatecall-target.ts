import type { DecodedCall } from '../../decode/decoded-call.ts';
import { walkCalls } from '../../decode/walk-calls.ts';
import type { Facts } from '../../facts/facts.ts';
import { showAddress } from '../../show/show.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';

/** Safe contracts that are designed to run as the calling account. */
const libraries: ReadonlySet<string> = new Set([
  'multi_send',
  'multi_send_call_only',
  'sign_message_lib',
  'create_call',
  'setup',
  'migration',
]);

const isMadeForIt = ({ data, request }: Facts, { to }: DecodedCall): boolean => {
  const contract = to && data.contracts.at(request.chainId, to);
  return contract?.protocol === 'safe' && libraries.has(contract.role);
};

export const delegatecallTarget: Node = {
  id: 'technical_invariants.delegatecall_target',
  name: 'Delegatecall target',
  severity: 'critical',
  needs: ['calls'],
  stops: 'A delegatecall to a contract that is not meant for it: its code takes over the account.',
  rejectsOn: 'The bytes alone: code of no known library takes over the account.',
  letsThrough: "Delegatecalls to Safe's MultiSend contracts, and a contract that calls itself.",
  skips: 'If no call is a delegatecall.',
  check(facts) {
    const trusted: string[] = [];
    const targets = new Map<string, DecodedCall['to']>();
    for (const call of walkCalls(facts.decoded.calls)) {
      targets.set(call.path, call.to);
      if (call.operation !== 'delegatecall' || call.to === null) continue;
      const isOwnCode = targets.get(call.path.slice(0, call.path.lastIndexOf('.'))) === call.to;
      if (!isOwnCode && !isMadeForIt(facts, call)) {
        return fail(
          `Call ${call.path} is a delegatecall to ${showAddress(facts, call.to)}, whose code would run as the account itself and could take everything it holds.`,
          "Make it a plain call (operation 0), or use Safe's MultiSend contract on this chain.",
          { call: call.path, target: call.to },
        );
      }
      trusted.push(showAddress(facts, call.to));
    }
    if (trusted.length === 0) return notApplicable('No call is a delegatecall.');
    return pass(`Delegatecalls go only to ${[...new Set(trusted)].join(', ')}.`);
  },
};
