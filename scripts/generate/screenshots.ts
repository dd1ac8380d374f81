import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createLog } from '@countersign/edge';
import { signIn } from '@countersign/sdk';
import { type BrowserContextOptions, chromium } from 'playwright-core';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { withStorage } from '../../service/src/command.ts';
import { readConfig } from '../../service/src/config.ts';
import { findChromium } from '../run/machine/chromium.ts';
import { fillAccount } from '../run/sample/fill-account.ts';
import { withAccount } from '../run/sample/open-account.ts';
import { replaceFolder } from './screenshots/replace-folder.ts';
import { startEmbedded } from './screenshots/start-embedded.ts';
import { takePictures } from './screenshots/take-pictures.ts';
import { updateShown } from './screenshots/update-shown.ts';

const folder = '.cache/screenshots';
const directory = fileURLToPath(new URL(`../../${folder}`, import.meta.url));
/** Only the screenshots embedded in pages. */
const shown = fileURLToPath(new URL('../../docs/screenshots', import.meta.url));
const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  const executablePath = findChromium(process.env);
  if (executablePath === null) throw new Error('no Chromium found: set CHROMIUM_PATH');
  say('starting a separate service …');
  const embedded = await startEmbedded();
  try {
    const config = readConfig(embedded.env);
    const { baseUrl, uiUrl } = config;
    const wallet = privateKeyToAccount(generatePrivateKey());
    const { address } = wallet;
    await signIn({ baseUrl, wallet });
    say('filling it with sample data …');
    const log = createLog('warn', process.stderr);
    const requests = await withStorage(config, log, (storage) =>
      withAccount({ config, storage, log, wanted: null }, (account) => fillAccount({ baseUrl, storage, account })),
    );
    const draft = await mkdtemp(join(tmpdir(), 'countersign-screenshots-'));
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    const signedIn = async () => storedSession(baseUrl, await signIn({ baseUrl, wallet }));
    await takePictures({
      browser,
      baseUrl,
      uiUrl,
      scene: { baseUrl, address, requests },
      directory: draft,
      signedIn,
      say,
    });
    await browser.close();
    await replaceFolder(directory, draft);
  } finally {
    await embedded.stop();
  }
  say(await describeFiles());
  if (process.argv.includes('--docs'))
    say(`${(await updateShown(shown, directory)).length} of them replaced in docs/screenshots`);
}

/** In the format of the web application (web/src/session). */
function storedSession(
  origin: string,
  { user, refreshToken }: Pick<Awaited<ReturnType<typeof signIn>>, 'user' | 'refreshToken'>,
): BrowserContextOptions {
  const records = [{ key: 'current', value: { user, refreshToken } }];
  const stores = [{ name: 'session', autoIncrement: false, records, indexes: [] }];
  const kept = {
    origin,
    localStorage: [{ name: 'countersign.user', value: JSON.stringify(user) }],
    indexedDB: [{ name: 'countersign', version: 1, stores }],
  };
  return { storageState: { cookies: [], origins: [kept] } };
}

async function describeFiles(): Promise<string> {
  const names = await readdir(directory);
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(directory, name))).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return `${names.length} pictures in ${folder}, ${(bytes / 2 ** 20).toFixed(1)} MiB`;
}

await run();
process.exit();
