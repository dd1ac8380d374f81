import { checksumAddress } from '@countersign/protocol';
import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';
import { screen } from './screen.ts';

export const sanctionsScreening: Node = {
  id: 'legal_compliance.sanctions_screening',
  name: 'Sanctions screening',
  severity: 'critical',
  needs: [],
  stops:
    'Any address on the sanctions list, wherever it appears: target, argument at any depth, order, sender, intent.',
  rejectsOn: 'An entry of the list.',
  letsThrough: 'Addresses that were removed from the list.',
  skips: 'If the request contains no address, or if the list is empty.',
  check(facts) {
    const { addresses, asOf, source } = facts.data.sanctions;
    if (addresses.size === 0) return cannotTell('There is no sanctions list to check.');
    const { match, screened } = screen(facts, addresses);
    const list = `${source}${asOf === null ? '' : ` of ${asOf}`}`;
    const details = { screened, list: source, as_of: asOf };
    if (match) {
      const address = checksumAddress(match.address);
      return fail(
        `${address} (${match.place}) is on the sanctions list (${list}).`,
        `Do not interact with ${address}: remove it from the transaction and the intent.`,
        { ...details, address, place: match.place },
      );
    }
    if (screened === 0) return notApplicable('The request contains no address.');
    const none = screened === 1 ? 'The only address is not' : `None of the ${screened} addresses is`;
    return pass(`${none} on the sanctions list (${list}).`, details);
  },
};
