export const apiKeyHeader = 'x-api-key';

/** The headers of a request signed with an Ethereum account. */
export const addressHeader = 'x-ethereum-address';
export const signatureHeader = 'x-ethereum-signature';
/** Unix seconds. Address and signature alone could be replayed forever. */
export const timestampHeader = 'x-ethereum-timestamp';

/** The stable error code, sent with the answer. */
export const problemCodeHeader = 'problem-code';
