const LEAST_SECONDS = 60;
const MOST_SECONDS = 3_600;
const USUAL_SECONDS = 300;

/** How long a document may be cached, by its server's headers and within our bounds. */
export function documentLifetimeMs(cacheControl: string | undefined): number {
  const directives = (cacheControl ?? '').toLowerCase();
  const [, maxAge] = /(?:^|[\s,])max-age="?(\d{1,10})/.exec(directives) ?? [];
  const isKept = !/(?:^|[\s,])no-(?:store|cache)/.test(directives);
  const seconds = isKept ? Number(maxAge ?? USUAL_SECONDS) : 0;
  return Math.min(Math.max(seconds, LEAST_SECONDS), MOST_SECONDS) * 1000;
}
