import { chmodSync, globSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, findProgram, isExecutable, quietly, runApt } from './apt.ts';

interface TestServer {
  readonly program: string;
  /** Debian packages; their libraries are added. */
  readonly packages: readonly string[];
  /** The environment variable with its path, for tests. */
  readonly variable: string;
  /** The harness module for it; tests that import the module need the server. */
  readonly module: string;
}

/** The third-party servers of tests: the connection pooler, and the bus. */
export const testServers: readonly TestServer[] = [
  { program: 'pgbouncer', packages: ['pgbouncer'], variable: 'PGBOUNCER_PATH', module: 'servers/pgbouncer' },
  // The first package contains only a link to a file of the second.
  {
    program: 'redis-server',
    packages: ['redis-server', 'redis-tools'],
    variable: 'REDIS_SERVER_PATH',
    module: 'servers/redis',
  },
];

/** The path in the variable, otherwise the installed program, otherwise an earlier download. */
export const findTestServer = (server: TestServer, env: Environment, cache: string): string | null =>
  env[server.variable] || findProgram({ PATH: `${env.PATH}:/usr/sbin` }, [server.program]) || fetched(server, cache);

const startScript = ({ program }: TestServer, cache: string) => join(cache, program, 'start');
const fetched = (server: TestServer, cache: string) =>
  isExecutable(startScript(server, cache)) ? startScript(server, cache) : null;

/**
 * Downloads and unpacks the Debian package without installing it: installed, it would run as a service of the machine.
 * Throws with the reason of a failure.
 */
export function fetchTestServer(
  server: TestServer,
  env: Environment,
  cache: string,
  say: (text: string) => void,
): string {
  const apt = findProgram(env, ['apt-get']);
  if (!apt) throw new Error('fetching it requires apt-get');
  say(`fetching ${server.program} with apt-get, for the tests …`);
  const folder = join(cache, server.program);
  const draft = `${folder}.${process.pid}`;
  try {
    mkdirSync(draft, { recursive: true });
    const here = { cwd: draft };
    // Fails without root; package lists may exist anyway.
    try {
      runApt(apt, ['update', ...quietly], env);
    } catch {}
    // As the current user: apt's own user may be unable to write here.
    const download = ['download', ...quietly, '-o', 'APT::Sandbox::User=root'];
    const libraries = new Set<string>();
    for (const name of server.packages) addLibraries(name, env, libraries);
    runApt(apt, [...download, ...server.packages, ...libraries], env, here);
    for (const file of globSync('*.deb', here)) runApt('dpkg', ['-x', file, '.'], env, here);
    writeStartScript(server, draft, folder);
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return startScript(server, cache);
}

/** Adds the libraries that a package needs and the machine lacks, recursively. */
function addLibraries(name: string, env: Environment, found: Set<string>): void {
  const depends = runApt('apt-cache', ['depends', '--important', name], env);
  for (const [, library = ''] of depends.matchAll(/^ +Depends: (lib\S+)$/gm)) {
    if (!found.has(library) && !isInstalled(library, env)) addLibraries(library, env, found.add(library));
  }
}

function isInstalled(name: string, env: Environment): boolean {
  try {
    return runApt('dpkg-query', ['--status', name], env).includes('\nStatus: install ok installed\n');
  } catch {
    return false;
  }
}

function writeStartScript({ program }: TestServer, draft: string, folder: string): void {
  const [binary = ''] = globSync([`usr/sbin/${program}`, `usr/bin/${program}`], { cwd: draft });
  const libraries = globSync('usr/lib/*/', { cwd: draft }).map((each) => join(folder, each));
  const lines = ['#!/bin/sh', `LD_LIBRARY_PATH='${libraries.join(':')}' exec '${join(folder, binary)}' "$@"`];
  writeFileSync(join(draft, 'start'), `${lines.join('\n')}\n`);
  chmodSync(join(draft, 'start'), 0o755);
}
