import type { Page } from 'playwright-core';

/** Lets the page read no record any more, as if a change had not come through yet, until the answer is called. */
export async function holdReads(page: Page): Promise<() => Promise<void>> {
  const record = /\/transactions\/0x[0-9a-f]{64}$/;
  const held: (() => void)[] = [];
  await page.route(record, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    await new Promise<void>((resolve) => held.push(resolve));
    // By then the page may have given it up.
    return route.continue().catch(() => {});
  });
  return async () => {
    await page.unroute(record);
    for (const release of held) release();
  };
}
