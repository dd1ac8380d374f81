export { accessRows } from './access.ts';
export { type AccountCall, hashAction, hashCall, hashTypedData } from './action-hash.ts';
export { agentRows, type Period } from './agents.ts';
export type { Api } from './api.ts';
export { apiKeyRows } from './api-keys.ts';
export {
  type ApprovalType,
  type Decision,
  type NewApproval,
  type ReleaseChannel,
  type ReleaseStatus,
  type StatusReason,
  type TransactionStatus,
  transactionStatuses,
  type WaitingFor,
  waitingFor,
} from './approvals.ts';
export { findKnownAsset, type KnownAsset } from './assets/known-asset.ts';
export { type Network, networks } from './assets/networks.ts';
export { tokens } from './assets/tokens.ts';
export { fromBaseUnits, showUnits, toBaseUnits } from './assets/units.ts';
export { canonicalJson } from './canonical-json.ts';
export { isRawCid, rawCid } from './cid.ts';
export { confidenceThreshold } from './confidence-threshold.ts';
export { connectRows } from './connect.ts';
export { contentRows, maxBlockBytes } from './content.ts';
export { type Contract, contract, type EndpointName, maxBodyBytes, serviceApi } from './contract.ts';
export { countFigures } from './count-figures.ts';
export {
  type Action,
  type Call,
  type CreateFields,
  createFields,
  defaultChainId,
  type NewTransaction,
  newFields,
  type Payment,
} from './create-transaction.ts';
export {
  type CustodyEnvironment,
  type CustodyRegion,
  type CustodyType,
  custodyRows,
  custodyTypes,
} from './custody.ts';
export { type CustodyOrderBody, custodyTransactionRows } from './custody-transactions.ts';
export { type Effect, type EffectKind, effectKinds, normaliseEffects } from './effects.ts';
export {
  type Access,
  type Answer,
  byteWords,
  type Credential,
  type Endpoint,
  type ParsedRequest,
  type Received,
  type SentRequest,
} from './endpoint.ts';
export { escrowAccountRows } from './escrow-accounts.ts';
export { escrowLinkText, escrowUnlinkText } from './escrow-texts.ts';
export { type Address, checksumAddress, parseAddress } from './ethereum-address.ts';
export { eventRows } from './events.ts';
export { type ExecutionType, executionTypes } from './execution-types.ts';
export { fieldName } from './field-name.ts';
export { isUuid, maxSignatureLength, moment, singleLineText } from './fields.ts';
export { addressHeader, apiKeyHeader, problemCodeHeader, signatureHeader, timestampHeader } from './header-names.ts';
export { type Hex, isHash32 } from './hex.ts';
export { type Instruction, instructionOf, paidResource } from './instruction.ts';
export { isLoopback } from './is-loopback.ts';
export { formatKey, type KeyLabel, type KeyType, keyLabels, keyPrefix, keyTypes, parseKey } from './key-format.ts';
export { lifetimes } from './lifetimes.ts';
export {
  connectionLimits,
  consentLimit,
  custodyKeyLimit,
  custodyLimits,
  emailLimit,
  exportLimits,
  generalLimit,
  type Limit,
  mailLimits,
  maxHeldAnswers,
  playgroundLimit,
  policyTrialLimit,
  signInLimit,
  transactionLimits,
  webhookLimit,
} from './limits.ts';
export {
  keyOfFact,
  type LookedUpFact,
  type LookedUpFacts,
  lookedUpFacts,
  maxWantedFacts,
  type WantedFact,
  wantedFact,
} from './looked-up.ts';
export { type NotificationEvent, notificationEvents } from './notification-events.ts';
export { maxPushSubscriptions, notificationRows } from './notifications.ts';
export { type ClientAuthMethod, clientAuthMethods, type GrantType, grantTypes, oauthRows } from './oauth.ts';
export { errorMeanings, openApiDocument } from './openapi.ts';
export { orionMetadataRows } from './orion-metadata.ts';
export { playgroundRows } from './playground.ts';
export { type Policy, policyRows, policyTrialRows } from './policy.ts';
export { Problem, type ProblemStatus, titleOf } from './problem.ts';
export { oauthProblemBody, problemBody } from './problem-bodies.ts';
export { type ProblemCode, problemCodes } from './problem-codes.ts';
export { productVersion } from './product-version.ts';
export { readJson } from './read-json.ts';
export { readTypedData, type SentTypedData, showTypedData, type TypedData } from './read-typed-data.ts';
export {
  hashAuditRow,
  hashSection,
  hashWithheld,
  receiptFormat,
  sealedSectionsOf,
  sharedReceiptFormat,
} from './receipt-hash.ts';
export { type Receipt, receiptContent, receiptRows } from './receipts.ts';
export { isRedirectScheme } from './redirect-schemes.ts';
export {
  hashPayload,
  hashRequest,
  hashSealedPayload,
  type VerificationRequest,
  verificationRequestType,
} from './request-hash.ts';
export { sampleKeyPrefix } from './sample-keys.ts';
export { adminScopes, allows, orionScopes, ownScopes, type Scope, type ScopeAction } from './scopes.ts';
export { type ServiceFile, serviceFile } from './service-file.ts';
export { serviceInfoRows } from './service-info.ts';
export { sessionRows } from './sessions.ts';
export { noFirstLimit, settingsRows } from './settings.ts';
export { serviceHost, sha256Hex, signedRequestText } from './signed-request.ts';
export { useKeyOf } from './single-use.ts';
export { formatSiweMessage, parseSiweMessage, type SiweMessage } from './siwe-message.ts';
export type { TransactionFilters } from './transaction-filters.ts';
export { listedTransaction, maxCounted, transactionRows } from './transactions.ts';
export { userRows } from './users.ts';
export { type ValidationContract, validationContract, validatorApi } from './validation.ts';
export { inRequestTerms, validationQuestion } from './validation-question.ts';
export type { ClaimShown, MentionShown } from './validation-reading.ts';
export { type ValidationRequest, validationRequest } from './validation-request.ts';
export { type ValidationResponse, validationResponse } from './validation-response.ts';
export {
  decisionCodes,
  hashEffects,
  hashReport,
  hashVerdict,
  toBasisPoints,
  type Verdict,
  zeroHash,
} from './verdict-hash.ts';
export { formerVerdictType, type VerdictType, verdictType } from './verdict-types.ts';
export { verificationRows } from './verification.ts';
export { verificationServiceRows } from './verification-services.ts';
export { type QuorumRegistration, type QuorumType, walletQuorumRows } from './wallet-quorums.ts';
export {
  transactionPage,
  type WalletConnectSettings,
  type WebConfiguration,
  webConfigurationName,
} from './web-configuration.ts';
export { maxWebhooks, type WebhookFormat, webhookRows } from './webhooks.ts';
