import type { Page } from 'playwright-core';

/** Holds the page's reads of records, as if a change had not arrived yet, until the returned function is called. */
export async function holdReads(page: Page): Promise<() => Promise<void>> {
  const record = /\/transactions\/0x[0-9a-f]{64}$/;
  const held: (() => void)[] = [];
  await page.route(record, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    await new Promise<void>((resolve) => held.push(resolve));
    // The page may have aborted the request by then.
    return route.continue().catch(() => {});
  });
  return async () => {
    await page.unroute(record);
    for (const release of held) release();
  };
}
