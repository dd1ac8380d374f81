import type { ContractBook, Data, Policy } from './data.ts';
import { deployedVersions } from './deployed.ts';
import { readListedTokens } from './listed-tokens.ts';
import { morphoMarketVersions } from './morpho-markets.ts';
import { type ExtraContract, readPolicyFile, UNLISTED_PAYEE_MAX_USD } from './policy.ts';
import { readSanctionsFile, shippedSanctions } from './sanctions.ts';
import { readShippedThreats } from './shipped-threats.ts';
import { createThreatList, readThreatsFile } from './threats.ts';
import { createTokenBook } from './token-book.ts';

export interface DataOptions {
  /** Null: the dated list that is shipped with the validator. */
  readonly sanctionsFile: string | null;
  /** Adds to the list that is shipped with the validator. Null: nothing is added. */
  readonly threatsFile: string | null;
  /** Null: nothing is added, nothing is limited. */
  readonly policyFile: string | null;
  /** Creates the book of contracts from the protocols and the operator's file, which is named `shown`. */
  readonly contracts: (extra: readonly ExtraContract[], shown: string) => ContractBook;
}

const noPolicy: Policy = {
  blocked: new Set(),
  allowed: new Set(),
  limits: [],
  allowedAssets: null,
  deniedAssets: new Set(),
  deniedJurisdictions: new Set(),
  attributionSuffixes: [],
  payees: new Map(),
  unlistedPayeeMaxUsd: UNLISTED_PAYEE_MAX_USD,
};

/** All data of the checks except the request and the descriptors: the generated tables and the operator's files. */
export async function loadData({
  sanctionsFile,
  threatsFile,
  policyFile,
  contracts,
}: DataOptions): Promise<Omit<Data, 'described'>> {
  const listed = readListedTokens();
  const shown = `POLICY_FILE (${policyFile})`;
  const extra =
    policyFile === null ? { policy: noPolicy, tokens: [], contracts: [] } : await readPolicyFile(policyFile, shown);
  const shipped = readShippedThreats();
  const reported =
    threatsFile === null ? [] : (await readThreatsFile(threatsFile, `THREATS_FILE (${threatsFile})`)).threats;
  return {
    tokens: createTokenBook([...listed.tokens, ...extra.tokens]),
    contracts: contracts(extra.contracts, shown),
    sanctions: await readSanctionsFile(sanctionsFile ?? shippedSanctions, `SANCTIONS_FILE (${sanctionsFile})`),
    threats: createThreatList(new Map([...shipped.threats, ...reported]), extra.policy.allowed),
    policy: extra.policy,
    versions: { ...listed.versions, ...deployedVersions, ...morphoMarketVersions, ...shipped.versions },
  };
}
