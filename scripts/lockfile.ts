import { readFileSync } from 'node:fs';

interface Locked {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/**
 * Packages that ship a binary per platform must have one for Linux on both processors we run on, or the next machine
 * cannot install what this one locked.
 */
export const checkLockfile = (): string[] => ['package-lock.json', 'examples/package-lock.json'].flatMap(faultsOf);

function faultsOf(lockfile: string): string[] {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Locked> };
  const families = new Map<string, Set<string>>();
  for (const [path, { os, cpu, libc }] of Object.entries(packages)) {
    if (!os || !cpu || libc?.includes('musl') || path.includes('musl')) continue;
    const family = path.replace(
      /(linux|darwin|win32|windows|freebsd|openbsd|netbsd|android|sunos|aix|openharmony).*$/,
      '',
    );
    const platforms = families.get(family) ?? families.set(family, new Set()).get(family);
    for (const system of os) for (const processor of cpu) platforms?.add(`${system}-${processor}`);
  }
  const faults: string[] = [];
  for (const [family, platforms] of families) {
    if (platforms.size < 2) continue;
    for (const needed of ['linux-x64', 'linux-arm64']) {
      if (!platforms.has(needed)) faults.push(`${family}*: ${lockfile} has no binary for ${needed}`);
    }
  }
  return faults;
}
