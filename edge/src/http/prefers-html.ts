/** Whether a client prefers a page to JSON (RFC 9110, 12.5.1): true for browsers, false without an Accept header. */
export const prefersHtml = (accept = ''): boolean =>
  qualityOf('text/html', accept) > qualityOf('application/json', accept);

/** Caches need this header on answers that depend on it. */
export const variesByAccept = { vary: 'Origin, Accept' };

/** The quality of a media type: that of the most specific matching range. */
function qualityOf(type: string, accept: string): number {
  const [group] = type.split('/');
  const ranges = accept.split(',').map(readRange);
  for (const wanted of [type, `${group}/*`, '*/*']) {
    const found = ranges.filter(({ range }) => range === wanted);
    if (found.length > 0) return Math.max(...found.map(({ quality }) => quality));
  }
  return 0;
}

function readRange(text: string): { range: string; quality: number } {
  const [range = '', ...parameters] = text.toLowerCase().split(';');
  const weight = parameters.map((each) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(each)?.[1]).find(Boolean);
  return { range: range.trim(), quality: Math.min(Number(weight ?? 1), 1) };
}
