import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The serious and critical accessibility violations that axe finds on the page, each with its first element. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ')}: ${nodes[0]?.failureSummary}`);
}
