import type { Page } from 'playwright-core';

/** Returns to the page as from another tab. Returns the URLs that the page requests because of it. */
export async function returnToTab(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const note = (request: { url(): string }) => void asked.push(request.url());
  page.on('request', note);
  await page.evaluate(async () => {
    window.dispatchEvent(new Event('visibilitychange'));
    // The page sends its requests before this one.
    await fetch('/health');
  });
  page.off('request', note);
  return asked.filter((url) => !url.endsWith('/health'));
}
