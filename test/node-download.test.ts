import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const installer = fileURLToPath(new URL('../scripts/run/install-node.mjs', import.meta.url));
const platform = 'linux-x64';
const name = `node-${platform}`;
const version = '24.21.0';
const published = 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==';

let directory: string;
let cache: string;
let registry: Server;
/** The package that the registry serves. */
let tarball: Buffer;
/** The registry's metadata of the package. */
let claimed: Record<string, string>;
let downloads = 0;

/** A package with the right name and version but another program. */
async function packStranger(): Promise<Buffer> {
  const folder = join(directory, 'package');
  await mkdir(join(folder, 'bin'), { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name, version, bin: { node: 'bin/node' } }));
  const program = `#!/bin/sh\ntouch ${join(directory, 'ran')}\necho v${version}\n`;
  await writeFile(join(folder, 'bin', 'node'), program, { mode: 0o755 });
  const file = join(directory, 'package.tgz');
  await promisify(execFile)('tar', ['-czf', file, '-C', directory, 'package']);
  return readFile(file);
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-node-'));
  tarball = await packStranger();
  registry = createServer(({ url }, response) => {
    if (url?.endsWith('.tgz')) {
      downloads += 1;
      response.end(tarball);
      return;
    }
    const dist = { tarball: `${registryUrl()}/${name}.tgz`, ...claimed };
    const packument = { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version, dist } } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(packument));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => registry.once('listening', resolve));
});

afterAll(async () => {
  registry.close();
  await rm(directory, { recursive: true });
});

beforeEach(async () => {
  cache = await mkdtemp(join(directory, 'cache-'));
  downloads = 0;
});

const registryUrl = () => `http://127.0.0.1:${(registry.address() as AddressInfo).port}`;
const sha512 = (bytes: Buffer) => `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** Installs in a separate process with an empty npm cache. */
async function install(on: string = platform): Promise<{ said: string; node: string | null }> {
  const script = `
    const { installNode } = await import(${JSON.stringify(installer)});
    const { StepFailed } = await import(${JSON.stringify(installer.replace('install-node', 'npm-install'))});
    await installNode(process.argv[1], process.argv[2]).then(
      (node) => process.stdout.write(node),
      (error) => {
        if (!(error instanceof StepFailed)) throw error;
        process.stderr.write('STOPPED ' + error.message + '\\n');
      },
    );`;
  const env = {
    PATH: process.env.PATH,
    HOME: directory,
    npm_config_registry: registryUrl(),
    npm_config_cache: join(cache, 'npm'),
    npm_config_fetch_retries: '0',
  };
  const args = ['--input-type=module', '-e', script, cache, on];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, { env });
  return { said: stderr, node: stdout || null };
}

const stopped = (said: string) => said.split('\n').filter((line) => line.startsWith('STOPPED '));

describe('the Node that is downloaded', { timeout: 60_000 }, () => {
  it.each([
    ['claims the hash of what it sends', () => ({ integrity: sha512(tarball) })],
    ['claims the published hash and sends something else', () => ({ integrity: published })],
  ])('is refused from a registry that %s, in one line, and never run', async (_what, claim) => {
    claimed = claim();
    const { said, node } = await install();
    expect(node).toBeNull();
    expect(stopped(said)).toEqual([expect.stringContaining(`${name}@${version} from the package registry is not`)]);
    expect(said.split('\n').filter((line) => /npm error/.test(line))).toEqual([]);
    expect(existsSync(join(directory, 'ran'))).toBe(false);
    expect(existsSync(join(cache, `node-${version}`, 'complete'))).toBe(false);
  });

  it('is not taken from the cache if another file is there', async () => {
    claimed = { integrity: sha512(tarball) };
    const folder = join(cache, `node-${version}`);
    const program = join(folder, 'node_modules', name, 'bin', 'node');
    await mkdir(join(program, '..'), { recursive: true });
    await writeFile(program, 'somebody else');
    await writeFile(join(folder, 'complete'), '');
    const installed = { packages: { [`node_modules/${name}`]: { version, integrity: sha512(tarball) } } };
    await writeFile(join(folder, 'node_modules', '.package-lock.json'), JSON.stringify(installed));
    expect((await install()).node).toBeNull();
    expect(existsSync(program)).toBe(false);
  });

  it('is refused on an unpinned platform, with a remedy, and nothing is downloaded', async () => {
    const { said, node } = await install('sunos-x64');
    expect(node).toBeNull();
    expect(stopped(said)).toEqual([expect.stringMatching(/pinned for .* only: install Node 24 or later/)]);
    expect(downloads).toBe(0);
    expect(await readdir(cache)).toEqual([]);
  });
});
