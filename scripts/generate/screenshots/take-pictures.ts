import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { notFound, type PictureOf, pages, type Scene } from './pages.ts';

const PATIENCE_MS = 60_000;
/** For content that loads after the heading: figures, rows, fonts. */
const SETTLE_MS = 700;
const MAX_HEIGHT = 1_800;
const QUALITY = 82;

const desk = { viewport: { width: 1_280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

const looks: Readonly<Record<string, BrowserContextOptions>> = {
  light: { ...desk, colorScheme: 'light' },
  dark: { ...desk, colorScheme: 'dark' },
  phone: { ...phone, colorScheme: 'light' },
};

interface Studio {
  readonly browser: Browser;
  readonly baseUrl: string;
  readonly uiUrl: string;
  readonly scene: Scene;
  /** The folder for the screenshots. */
  readonly directory: string;
  /** A separate sign-in for each look: refresh tokens work once. */
  readonly signedIn: () => Promise<BrowserContextOptions>;
  readonly say: (line: string) => void;
}

/** Captures each page in each look, one file each; missing pages are reported and skipped. */
export async function takePictures(studio: Studio): Promise<void> {
  const missing = new Set<string>();
  for (const [look, options] of Object.entries(looks)) {
    const common = { ...options, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' } as const;
    const contexts = {
      out: await studio.browser.newContext(common),
      in: await studio.browser.newContext({ ...common, ...(await studio.signedIn()) }),
    };
    for (const each of pages) {
      if (missing.has(each.name)) continue;
      const picture = await takePicture(studio, contexts[each.signedIn ? 'in' : 'out'], each);
      if (picture) await writeFile(join(studio.directory, `${each.name}-${look}.webp`), picture);
      else {
        missing.add(each.name);
        studio.say(`${each.name}: skipped, because there is no such page, or none that shows ${each.shows}`);
      }
    }
    for (const context of Object.values(contexts)) await context.close();
  }
}

async function takePicture(studio: Studio, context: BrowserContext, each: PictureOf): Promise<Buffer | null> {
  const page = await context.newPage();
  if (each.withWallet) await page.addInitScript(announceWallet, studio.scene.address);
  try {
    await page.goto(await addressOf(studio, each));
    const heading = page.getByRole('heading', { name: each.shows }).first();
    const isThere = await heading.waitFor({ timeout: PATIENCE_MS }).then(
      () => true,
      () => false,
    );
    if (!isThere || (each.name !== notFound.name && notFound.says.test((await heading.textContent()) ?? '')))
      return null;
    for (const name of each.press ?? []) await page.getByRole('button', { name }).first().click();
    return await capture(context, page, each.withWallet ? 0 : MAX_HEIGHT);
  } finally {
    await page.close();
  }
}

async function addressOf({ baseUrl, uiUrl, scene }: Studio, { path }: PictureOf): Promise<string> {
  const asked = typeof path === 'string' ? path : await path(scene);
  return asked.startsWith('service:') ? asked.replace('service:', baseUrl) : `${uiUrl}${asked}`;
}

/** As high as the page, up to a limit, as WebP: a third of the size of PNG. */
async function capture(context: BrowserContext, page: Page, maxHeight: number): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? desk.viewport;
  await page.waitForFunction(() => !document.querySelector('[class*=animate-spin]'), null, { timeout: PATIENCE_MS });
  await page.getByText('Checking status…').waitFor({ state: 'detached' });
  await page.waitForTimeout(SETTLE_MS);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(Math.min(whole, maxHeight), height) });
  await page.waitForTimeout(SETTLE_MS);
  const devTools = await context.newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}

/** Runs in the page: a visible wallet (EIP-6963) that shares the owner's account and does nothing else. */
function announceWallet(address: string): void {
  const answers: Readonly<Record<string, unknown>> = {
    eth_accounts: [address],
    eth_requestAccounts: [address],
    eth_chainId: '0x2105',
    wallet_getCapabilities: {},
  };
  const provider = {
    async request({ method }: { method: string }) {
      if (method in answers) return answers[method];
      throw Object.assign(new Error(method), { code: 4200 });
    },
    on() {},
    removeListener() {},
  };
  const icon =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="teal"/></svg>';
  const info = { uuid: crypto.randomUUID(), name: 'Example wallet', icon, rdns: 'example.wallet' };
  const detail = Object.freeze({ info, provider });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
}
