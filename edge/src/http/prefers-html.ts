/** Whether a client would rather have a page than JSON (RFC 9110, 12.5.1): a browser, and nobody who does not say so. */
export const prefersHtml = (accept = ''): boolean =>
  qualityOf('text/html', accept) > qualityOf('application/json', accept);

/** Answers that depend on it must say so, for caches. */
export const variesByAccept = { vary: 'Origin, Accept' };

/** How welcome a media type is: what its most specific range says. */
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
