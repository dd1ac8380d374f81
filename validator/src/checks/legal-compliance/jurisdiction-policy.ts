import { cannotTell, fail, type Node, notApplicable, pass } from '../node.ts';

/** Lowered, because the country is only claimed. */
const CLAIMED = 0.97;

export const jurisdictionPolicy: Node = {
  id: 'legal_compliance.jurisdiction_policy',
  name: 'Jurisdiction policy',
  severity: 'high',
  needs: [],
  stops: 'Transactions from a country that the operator does not serve.',
  rejectsOn: 'A list of the operator.',
  letsThrough: 'Every other country; without a list, every country.',
  skips: 'If the operator denies no jurisdiction, or if the request names none.',
  check({ data, request }) {
    const { deniedJurisdictions } = data.policy;
    if (deniedJurisdictions.size === 0) return notApplicable('The operator denies no jurisdiction.');
    const { jurisdiction } = request.claims;
    if (jurisdiction === null)
      return cannotTell("The operator's policy depends on the jurisdiction, but the request names none.");
    // ISO 3166-2 puts the country before the region: US-NY.
    const country = jurisdiction.split('-', 1)[0] ?? jurisdiction;
    const details = { jurisdiction };
    return deniedJurisdictions.has(country)
      ? fail(
          `The request claims to come from ${jurisdiction}, but the operator does not serve ${country}.`,
          `No change to the transaction can fix this: ask the operator about ${country}.`,
          details,
        )
      : pass(
          `The request claims to come from ${jurisdiction}, which the operator serves; the claim is unverified.`,
          details,
          CLAIMED,
        );
  },
};
