/**
 * How the names of the keys begin that `npm run sample` makes. Only the owner names keys, so no agent can give itself
 * this mark; what a request says of itself is no proof.
 */
export const sampleKeyPrefix = 'Sample: ';
