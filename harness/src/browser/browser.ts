import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { readSwitch } from '../../../edge/src/environment.ts';
import { findChromium } from '../../../scripts/run/machine/chromium.ts';

/** Quick enough where something is missing, long enough on a busy machine. */
const PATIENCE_MS = 60_000;
const TEST_TIMEOUT_MS = 240_000;
/** A browser writes what its pages have stored when they are closed, and another test may keep the disk busy for long. */
const CLOSING_TIMEOUT_MS = 240_000;

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = findChromium(process.env);

const isMissing = executablePath === null && !readSwitch(process.env, 'COUNTERSIGN_NEEDS_BROWSER');

let browser: Promise<Browser> | null = null;

function openBrowser(): Promise<Browser> {
  if (executablePath === null) throw new Error('no Chromium found: set CHROMIUM_PATH');
  browser ??= chromium.launch({ executablePath, args: flags });
  return browser;
}

/** Left to the end of the worker, it would leave its files behind. */
async function closeBrowser(): Promise<void> {
  const open = browser;
  browser = null;
  await (await open)?.close();
}

/** Skipped where no browser can be had, unless the run must have one. All tests in it share one browser. */
export const describeInBrowser = (name: string, tests: () => void) =>
  describe.skipIf(isMissing)(name, { timeout: TEST_TIMEOUT_MS }, () => {
    // Not at the expense of the first test: a browser takes long to start where others are at work.
    beforeAll(async () => void (await openBrowser()), TEST_TIMEOUT_MS);
    afterAll(closeBrowser);
    tests();
  });

/** Somebody's browser, with nothing of anybody else's in it. */
export interface Visitor {
  readonly page: Page;
  /** One more tab. */
  openTab(): Promise<Page>;
  /** What any of its pages complained of: errors, and violations of the content security policy. */
  readonly complaints: string[];
}

/** Its pages are closed after the test, which fails where they complained of anything that it does not take out of the list. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await openBrowser()).newContext({ locale: 'en-GB', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  context.on('console', (message) => {
    // A refusal that a page expects is no fault of the page.
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
    // A program that waited for its user on loopback is gone once it has the code, before the browser asks for its icon.
    const isGoneIcon =
      message.location().url.endsWith('/favicon.ico') && message.text().includes('ERR_CONNECTION_REFUSED');
    const isExpected = isAnswer || isGoneIcon;
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  onTestFinished(async () => {
    await context.close();
    expect(complaints).toEqual([]);
  }, CLOSING_TIMEOUT_MS);
  return { page: await context.newPage(), openTab: () => context.newPage(), complaints };
}
