import { checksumAddress } from '@countersign/protocol';
import { showCount } from '../../show.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';
import { screen } from './screen.ts';

export const addressBlocklist: Node = {
  id: 'legal_compliance.address_blocklist',
  name: 'Address blocklist',
  severity: 'critical',
  needs: [],
  stops: 'Any address that the operator has blocked, wherever it stands.',
  letsThrough: 'Every other address.',
  skips: 'Where the operator blocks no address.',
  check(facts) {
    const { blocked } = facts.data.policy;
    if (blocked.size === 0) return notApplicable('The operator blocks no address.');
    const { match, screened } = screen(facts, blocked);
    if (!match) return pass(`None of ${showCount(screened, 'address', 'addresses')} is blocked.`, { screened });
    const address = checksumAddress(match.address);
    return fail(
      `${address} (${match.place}) is blocked by the operator.`,
      `Take ${address} out of the transaction, or ask the operator to unblock it.`,
      { address, place: match.place },
    );
  },
};
