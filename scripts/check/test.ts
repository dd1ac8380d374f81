import { spawn } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readSwitch } from '@countersign/edge/environment';
import { findChromium, installChromium } from '../run/machine/chromium.ts';
import { fetchTestServer, findTestServer, testServers } from '../run/machine/test-servers.ts';

const filters = process.argv.slice(2);
const files = filters.filter((filter) => !filter.startsWith('-'));
/** A full run: only this can tell whether each clause of the contract is proven. */
const isWhole = filters.length === 0 && readSwitch(process.env, 'COUNTERSIGN_WHOLE_SUITE');
/** Named files always run, however slow they are. */
const isQuick = filters.length === 0 && !isWhole;
const needsServers = readSwitch(process.env, 'COUNTERSIGN_NEEDS_SERVERS');
const needsBrowser = readSwitch(process.env, 'COUNTERSIGN_NEEDS_BROWSER');
const say = (text: string) => process.stderr.write(`countersign: ${text}\n`);

const chromium = isUsed('browser/[\\w-]+') ? provideBrowser() : findChromium(process.env);
const env = {
  ...process.env,
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...provideServers(),
  COUNTERSIGN_WHOLE_SUITE: isWhole ? '1' : '',
  // A run of a few files starts too few programs for bundling to pay off.
  COUNTERSIGN_BUNDLE_PROGRAMS: files.length === 0 ? '1' : '',
  // The last line of the output names the skipped tests.
  COUNTERSIGN_QUICK_SUITE: isQuick ? '1' : '',
};
const projects = isQuick ? ['--project=!thorough'] : [];
const vitest = spawn('vitest', ['run', ...projects, ...filters], { stdio: 'inherit', env });
// The runner must finish its clean-up: it has its own database server.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => vitest.kill('SIGTERM'));
// The parent command is gone, for any reason.
process.on('disconnect', () => vitest.kill('SIGTERM'));
vitest.on('exit', (code) => {
  process.exitCode = code ?? 1;
  if (process.connected) process.disconnect();
});

/** Whether one of the selected files uses a module of the harness, for example one that drives a browser. */
function isUsed(module: string): boolean {
  const isChosen = (file: string) => files.length === 0 || files.some((part) => file.includes(part));
  const imports = new RegExp(`@countersign/harness/${module}'`);
  return globSync(['test/*.test.ts', 'web/**/*.test.ts', 'service/**/*.test.ts'], {
    exclude: ['**/node_modules/**'],
  }).some((file) => isChosen(file) && imports.test(readFileSync(file, 'utf8')));
}

/**
 * The variables with which tests find the servers. Tests skip without a server, and fail with
 * COUNTERSIGN_NEEDS_SERVERS.
 */
function provideServers(): Record<string, string> {
  const cache = fileURLToPath(new URL('../../.cache/servers', import.meta.url));
  const paths: Record<string, string> = {};
  for (const server of testServers.filter(({ module }) => isUsed(module))) {
    try {
      paths[server.variable] =
        findTestServer(server, process.env, cache) ?? fetchTestServer(server, process.env, cache, say);
    } catch (error) {
      const reason = (error as Error).message;
      if (needsServers) {
        say(`no ${server.program}, which this run requires: ${reason}`);
        process.exit(1);
      }
      say(`skipping the tests with ${server.program}, because there is none: ${reason}`);
    }
  }
  return paths;
}

/** Null without a browser: tests that need one then skip, or fail with COUNTERSIGN_NEEDS_BROWSER. */
function provideBrowser(): string | null {
  const found = findChromium(process.env);
  if (found) return found;
  try {
    return installChromium(process.env, { isRoot: process.getuid?.() === 0, say });
  } catch (error) {
    const reason = (error as Error).message;
    if (needsBrowser) {
      say(`no Chromium, which this run requires: ${reason}`);
      process.exit(1);
    }
    say(`skipping the browser tests, because there is no Chromium: ${reason}`);
    return null;
  }
}
