export const apiKeyHeader = 'x-api-key';

/** The headers of a request that its sender signed with an Ethereum account. */
export const addressHeader = 'x-ethereum-address';
export const signatureHeader = 'x-ethereum-signature';
/** Unix seconds. Address and signature alone could be replayed for ever. */
export const timestampHeader = 'x-ethereum-timestamp';

/** The stable code of an error, on its answer. */
export const problemCodeHeader = 'problem-code';
