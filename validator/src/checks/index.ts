import { addressPoisoning } from './adversarial-detection/address-poisoning.ts';
import { burnOrTokenRecipient } from './adversarial-detection/burn-or-token-recipient.ts';
import { consistencyAnalysis } from './adversarial-detection/consistency-analysis.ts';
import { intentManipulation } from './adversarial-detection/intent-manipulation.ts';
import { lookalikeToken } from './adversarial-detection/lookalike-token.ts';
import { mevRiskyParameters } from './adversarial-detection/mev-risky-parameters.ts';
import { operatorApproval } from './adversarial-detection/operator-approval.ts';
import { ownershipChange } from './adversarial-detection/ownership-change.ts';
import { parameterManipulation } from './adversarial-detection/parameter-manipulation.ts';
import { permitRisk } from './adversarial-detection/permit-risk.ts';
import { promptInjection } from './adversarial-detection/prompt-injection.ts';
import { unicodeTricks } from './adversarial-detection/unicode-tricks.ts';
import { unlimitedApproval } from './adversarial-detection/unlimited-approval.ts';
import { zeroReturn } from './adversarial-detection/zero-return.ts';
import { amountMatching } from './intent-alignment/amount-matching.ts';
import { approvalCoversPrimary } from './intent-alignment/approval-covers-primary.ts';
import { chainMatching } from './intent-alignment/chain-matching.ts';
import { constraintCompliance } from './intent-alignment/constraint-compliance.ts';
import { deadlineConsistency } from './intent-alignment/deadline-consistency.ts';
import { elementMatching } from './intent-alignment/element-matching.ts';
import { feeAlignment } from './intent-alignment/fee-alignment.ts';
import { noExtraEffects } from './intent-alignment/no-extra-effects.ts';
import { operationMatching } from './intent-alignment/operation-matching.ts';
import { orderAlignment } from './intent-alignment/order-alignment.ts';
import { paymentTerms } from './intent-alignment/payment-terms.ts';
import { protocolMatching } from './intent-alignment/protocol-matching.ts';
import { reading } from './intent-alignment/reading.ts';
import { recipientMatching } from './intent-alignment/recipient-matching.ts';
import { requirementCompliance } from './intent-alignment/requirement-compliance.ts';
import { sequenceCheck } from './intent-alignment/sequence-check.ts';
import { slippageTolerance } from './intent-alignment/slippage-tolerance.ts';
import { spenderMatching } from './intent-alignment/spender-matching.ts';
import { termMatching } from './intent-alignment/term-matching.ts';
import { tokenMatching } from './intent-alignment/token-matching.ts';
import { valueMatching } from './intent-alignment/value-matching.ts';
import { addressBlocklist } from './legal-compliance/address-blocklist.ts';
import { amountPolicy } from './legal-compliance/amount-policy.ts';
import { assetPolicy } from './legal-compliance/asset-policy.ts';
import { jurisdictionPolicy } from './legal-compliance/jurisdiction-policy.ts';
import { sanctionsScreening } from './legal-compliance/sanctions-screening.ts';
import { tokenLegitimacy } from './legal-compliance/token-legitimacy.ts';
import type { Node } from './node.ts';
import { abiDecoding } from './technical-invariants/abi-decoding.ts';
import { accountDelegation } from './technical-invariants/account-delegation.ts';
import { callUnwrapping } from './technical-invariants/call-unwrapping.ts';
import { contractStatus } from './technical-invariants/contract-status.ts';
import { delegatecallTarget } from './technical-invariants/delegatecall-target.ts';
import { formatValidationLowlevel } from './technical-invariants/format-validation-lowlevel.ts';
import { gasBounds } from './technical-invariants/gas-bounds.ts';
import { pathIntegrity } from './technical-invariants/path-integrity.ts';
import { protocolCompatibility } from './technical-invariants/protocol-compatibility.ts';
import { trailingCalldata } from './technical-invariants/trailing-calldata.ts';
import { typedDataDomain } from './technical-invariants/typed-data-domain.ts';

/** Every check, in the order of the response. */
export const nodes: readonly Node[] = [
  reading,
  operationMatching,
  tokenMatching,
  amountMatching,
  valueMatching,
  recipientMatching,
  spenderMatching,
  protocolMatching,
  chainMatching,
  slippageTolerance,
  deadlineConsistency,
  feeAlignment,
  orderAlignment,
  constraintCompliance,
  approvalCoversPrimary,
  sequenceCheck,
  noExtraEffects,
  termMatching,
  paymentTerms,
  elementMatching,
  requirementCompliance,
  formatValidationLowlevel,
  abiDecoding,
  trailingCalldata,
  protocolCompatibility,
  callUnwrapping,
  delegatecallTarget,
  typedDataDomain,
  accountDelegation,
  gasBounds,
  contractStatus,
  pathIntegrity,
  sanctionsScreening,
  tokenLegitimacy,
  addressBlocklist,
  amountPolicy,
  assetPolicy,
  jurisdictionPolicy,
  unlimitedApproval,
  permitRisk,
  operatorApproval,
  addressPoisoning,
  lookalikeToken,
  mevRiskyParameters,
  ownershipChange,
  zeroReturn,
  burnOrTokenRecipient,
  unicodeTricks,
  promptInjection,
  intentManipulation,
  parameterManipulation,
  consistencyAnalysis,
];
