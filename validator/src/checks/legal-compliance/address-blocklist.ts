import { checksumAddress } from '@countersign/protocol';
import type { Threat } from '../../data/data.ts';
import { showCount } from '../../show/show.ts';
import { fail, type Node, notApplicable, pass } from '../node.ts';
import { screen } from './screen.ts';

export const addressBlocklist: Node = {
  id: 'legal_compliance.address_blocklist',
  name: 'Address blocklist',
  severity: 'critical',
  needs: [],
  stops:
    'Any address that the operator has blocked, or that is on the threat list (phishing, scams, malicious contracts), wherever it appears: target, argument at any depth, order, sender, intent.',
  rejectsOn: "An entry of the operator's list or of a list of threats.",
  letsThrough: 'Every other address, and reported ones that the operator allows (`allowed`).',
  skips: 'If the request contains no address.',
  check(facts) {
    const { policy, threats } = facts.data;
    const { match: blocked, screened } = screen(facts, policy.blocked);
    if (blocked) {
      const address = checksumAddress(blocked.address);
      return fail(
        `${address} (${blocked.place}) is blocked by the operator.`,
        `Remove ${address} from the transaction, or ask the operator to unblock it.`,
        { address, place: blocked.place },
      );
    }
    const { match } = screen(facts, threats.threats);
    const threat = match && threats.threats.get(match.address);
    if (threat) {
      const address = checksumAddress(match.address);
      return fail(
        `${address} (${match.place}) is on the threat list: ${showThreat(threat)}.`,
        `Do not interact with ${address}: remove it from the transaction and the intent. If the report is wrong, the operator can allow the address.`,
        { address, place: match.place, kind: threat.kind, source: threat.source, as_of: threat.asOf },
      );
    }
    if (screened === 0) return notApplicable('The request contains no address.');
    const reported = showCount(threats.threats.size, 'reported address', 'reported addresses');
    const list = `${reported}${threats.asOf === null ? '' : ` as of ${threats.asOf}`}`;
    const none = screened === 1 ? 'The only address is neither' : `None of the ${screened} addresses is`;
    return pass(`${none} blocked by the operator ${screened === 1 ? 'nor' : 'or'} on the threat list (${list}).`, {
      screened,
      as_of: threats.asOf,
    });
  },
};

const showThreat = ({ kind, source, asOf }: Threat): string =>
  `reported as ${kind} by ${source}${asOf === null ? '' : `, as of ${asOf}`}`;
