import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fetchTestServer, findTestServer, testServers } from '../scripts/run/machine/test-servers.ts';

/** A program that no machine has. */
const server = {
  ...testServers[0],
  program: 'nobodys-server',
  packages: ['nobodys-server'],
  variable: 'SERVER_PATH',
  module: 'x',
};
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'countersign-servers-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function place(name: string, script: string): string {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

it.each(testServers)('$program is started by a module of the harness that exists', ({ module }) => {
  expect(existsSync(new URL(`../harness/src/${module}.ts`, import.meta.url))).toBe(true);
});

describe('a third-party server for tests', () => {
  it('is the configured one, else the one on the path, else a previously fetched one, else none', () => {
    const find = (env = {}) => findTestServer(server, { PATH: join(folder, 'bin'), ...env }, join(folder, 'cache'));
    expect(find()).toBeNull();
    const fetched = place('cache/nobodys-server/start', 'exit 0');
    expect(find()).toBe(fetched);
    const installed = place('bin/nobodys-server', 'exit 0');
    expect(find()).toBe(installed);
    expect(find({ SERVER_PATH: '/opt/server' })).toBe('/opt/server');
  });

  it('that is unavailable gives the reason, and leaves nothing behind', () => {
    const cache = join(folder, 'cache');
    const fetch = (env: Record<string, string>) => () => fetchTestServer(server, env, cache, () => {});
    expect(fetch({ PATH: folder })).toThrow('fetching it requires apt-get');
    place('apt-get', '[ "$1" = update ] || { echo "E: no network" >&2; exit 100; }');
    place('apt-cache', 'exit 0');
    expect(fetch({ PATH: folder })).toThrow('apt-get download failed: E: no network');
    expect(findTestServer(server, { PATH: folder }, cache)).toBeNull();
  });
});
