import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest';
import { readSwitch } from '../../../edge/src/environment.ts';
import { findChromium } from '../../../scripts/run/machine/chromium.ts';

/** Short enough for a missing element, long enough for a busy machine. */
const PATIENCE_MS = 60_000;
const TEST_TIMEOUT_MS = 240_000;
/** Closing pages writes their storage to disk, which another test may keep busy for long. */
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

/** A browser that lives until the end of the worker leaves its files behind. */
async function closeBrowser(): Promise<void> {
  const open = browser;
  browser = null;
  await (await open)?.close();
}

/** Skipped without a browser, unless the run requires one. All tests in it share one browser. */
export const describeInBrowser = (name: string, tests: () => void) =>
  describe.skipIf(isMissing)(name, { timeout: TEST_TIMEOUT_MS }, () => {
    // Outside the timeout of the first test: a browser takes long to start on a busy machine.
    beforeAll(async () => void (await openBrowser()), TEST_TIMEOUT_MS);
    afterAll(closeBrowser);
    tests();
  });

/** A fresh browser context, isolated from all others. */
export interface Visitor {
  readonly page: Page;
  /** Opens another tab. */
  openTab(): Promise<Page>;
  /** Errors and warnings of all its pages, CSP violations included. */
  readonly complaints: string[];
}

/** Opens a page that is closed after the test. The test fails if complaints remain in the list. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await (await openBrowser()).newContext({ locale: 'en-GB', ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  context.on('console', (message) => {
    // A 4xx answer that a page expects is not an error of the page.
    const isAnswer = message.text().startsWith('Failed to load resource: the server responded with a status of 4');
    // A program that waited for its user on loopback exits once it has the code, before the browser requests its icon.
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
