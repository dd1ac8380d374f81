import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

/** A country that is only claimed settles no more than none at all. */
const CLAIMED = 0.97;

export const jurisdictionPolicy: Node = {
  id: 'legal_compliance.jurisdiction_policy',
  name: 'Jurisdiction policy',
  severity: 'high',
  needs: [],
  stops: 'Transactions from a country that the operator does not serve.',
  letsThrough: 'Every other country; without a list, every country.',
  skips: 'Where the operator denies no jurisdiction, or where the request names none.',
  check({ data, request }) {
    const { deniedJurisdictions } = data.policy;
    if (deniedJurisdictions.size === 0) return notApplicable('The operator denies no jurisdiction.');
    const { jurisdiction } = request.claims;
    if (jurisdiction === null)
      return cannotTell('The policy of the operator depends on the jurisdiction, and none is named.');
    // ISO 3166-2 puts the country before the region: US-NY.
    const country = jurisdiction.split('-', 1)[0] ?? jurisdiction;
    const details = { jurisdiction };
    return deniedJurisdictions.has(country)
      ? fail(
          `The request claims to come from ${jurisdiction}; the operator serves no one in ${country}.`,
          `Nothing in the transaction can change this: ask the operator about ${country}.`,
          details,
        )
      : pass(
          `The request claims to come from ${jurisdiction}, which the operator serves; nobody has checked it.`,
          details,
          CLAIMED,
        );
  },
};
