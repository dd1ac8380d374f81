import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const OWN = '@countersign/';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** A checkout of an earlier version of the service. */
export interface PreviousVersion {
  readonly commit: string;
  /** The path of its program. */
  readonly main: string;
  remove(): void;
}

/**
 * The service of the previous commit, or of COUNTERSIGN_PREVIOUS, in a separate checkout with the packages installed
 * here. A reason if it is not available: a clone without history, or other versions of packages.
 */
export function checkOutPrevious(): PreviousVersion | { readonly reason: string } {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const wanted = process.env.COUNTERSIGN_PREVIOUS ?? 'HEAD^1';
  const folder = join(tmpdir(), `countersign-previous-${process.pid}`);
  try {
    const commit = git('rev-parse', '--verify', `${wanted}^{commit}`).toString().trim();
    const manifestOf = (name: string): Manifest => JSON.parse(git('show', `${commit}:${name}/package.json`).toString());
    const packages = withOwnPackages('service', manifestOf);
    const missing = [...packages.values()].flatMap(findMissing);
    if (missing.length > 0) return { reason: `commit ${commit.slice(0, 8)} needs ${missing.join(', ')}` };
    mkdirSync(folder);
    const archive = execFileSync('git', ['archive', commit, 'package.json', ...packages.keys()], {
      cwd: root,
      maxBuffer: 1 << 30,
    });
    execFileSync('tar', ['-x'], { cwd: folder, input: archive });
    linkPackages(folder, [...packages.keys()]);
    return {
      commit,
      main: join(folder, 'service/src/main.ts'),
      remove: () => rmSync(folder, { recursive: true, force: true }),
    };
  } catch {
    rmSync(folder, { recursive: true, force: true });
    return { reason: `there is no commit ${wanted} in this clone` };
  }
}

/** One of our packages, with all of ours that it depends on. */
function withOwnPackages(
  name: string,
  manifestOf: (name: string) => Manifest,
  found = new Map<string, Manifest>(),
): ReadonlyMap<string, Manifest> {
  if (found.has(name)) return found;
  const manifest = manifestOf(name);
  found.set(name, manifest);
  for (const each of Object.keys(manifest.dependencies ?? {})) {
    if (each.startsWith(OWN)) withOwnPackages(each.slice(OWN.length), manifestOf, found);
  }
  return found;
}

/** Dependencies that are not installed here in the same version. */
const findMissing = ({ dependencies = {} }: Manifest): string[] =>
  Object.entries(dependencies)
    .filter(([name, version]) => !name.startsWith(OWN) && installedVersion(name) !== version)
    .map(([name, version]) => `${name} ${version}`);

function installedVersion(name: string): string | null {
  const path = join(root, 'node_modules', name, 'package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : null;
}

/** Links the installed third-party packages, and the checkout's own packages instead of ours. */
function linkPackages(folder: string, own: readonly string[]): void {
  const [here, there] = [join(root, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(join(there, OWN), { recursive: true });
  for (const name of readdirSync(here)) {
    if (`${name}/` !== OWN) symlinkSync(join(here, name), join(there, name));
  }
  for (const name of own) symlinkSync(join(folder, name), join(there, OWN, name));
}
