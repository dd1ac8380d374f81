import { checksumAddress } from '@countersign/protocol';
import { showCount } from '../../show.ts';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';
import { screen } from './screen.ts';

export const sanctionsScreening: Node = {
  id: 'legal_compliance.sanctions_screening',
  name: 'Sanctions screening',
  severity: 'critical',
  needs: [],
  stops: 'Any address of the sanctions list, wherever it stands: target, argument at any depth, order, sender, intent.',
  letsThrough: 'Addresses that were taken off the list.',
  skips: 'Where the request names no address, or where the list is empty.',
  check(facts) {
    const { addresses, asOf, source } = facts.data.sanctions;
    if (addresses.size === 0) return cannotTell('There is no sanctions list to look into.');
    const { match, screened } = screen(facts, addresses);
    const list = `${source}${asOf === null ? '' : ` of ${asOf}`}`;
    const details = { screened, list: source, as_of: asOf };
    if (match) {
      const address = checksumAddress(match.address);
      return fail(
        `${address} (${match.place}) is on the sanctions list (${list}).`,
        `Do not deal with ${address}: take it out of the transaction and of the intent.`,
        { ...details, address, place: match.place },
      );
    }
    if (screened === 0) return notApplicable('The request names no address.');
    return pass(`None of ${showCount(screened, 'address', 'addresses')} is on the sanctions list (${list}).`, details);
  },
};
