import type { Page } from 'playwright-core';

/** Comes back to the page as from another tab, and tells what it has asked for because of that. */
export async function returnToTab(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url(): string }) => void asked.push(request.url());
  page.on('request', note);
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
    // Whatever it asks for is on its way before this.
    await fetch('/health');
  });
  page.off('request', note);
  return asked.filter((url) => !url.endsWith('/health'));
}
