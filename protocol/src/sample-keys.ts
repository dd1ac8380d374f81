/**
 * The name prefix of keys created by `npm run sample`. Only the owner names keys, so an agent cannot give itself this
 * mark; the name in a request proves nothing.
 */
export const sampleKeyPrefix = 'Sample: ';
