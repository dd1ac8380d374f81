export { type Address, checksumAddress, parseAddress } from './address.ts';
export { apiKeyRows } from './api-keys.ts';
export { type Contract, contract, type EndpointName } from './contract.ts';
export type { Access, Answer, Credential, Endpoint, ParsedRequest, Received, SentRequest } from './endpoint.ts';
export { isUuid, moment, singleLineText } from './fields.ts';
export { formatKey, type KeyLabel, type KeyType, keyLabels, keyPrefix, keyTypes, parseKey } from './key-format.ts';
export type { Limit } from './limits.ts';
export { errorMeanings, openApiDocument } from './openapi.ts';
export { Problem, type ProblemStatus, problemBody } from './problem.ts';
export { adminScopes, allows, orionScopes, ownScopes, type Scope } from './scopes.ts';
export { serviceInfoRows } from './service-info.ts';
export { sessionRows } from './sessions.ts';
export { settingsRows } from './settings.ts';
export {
  addressHeader,
  serviceHost,
  sha256Hex,
  signatureHeader,
  signedRequestText,
  timestampHeader,
} from './signed-request.ts';
export { formatSiweMessage, parseSiweMessage, type SiweMessage } from './siwe-message.ts';
export { userRows } from './users.ts';
