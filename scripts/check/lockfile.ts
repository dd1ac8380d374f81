import { readFileSync } from 'node:fs';
import known from './lockfile-platforms.json' with { type: 'json' };

interface Locked {
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

export type Lockfile = { readonly packages: Readonly<Record<string, Locked>> };
/** The platforms of each package with one binary per platform, by the prefix of their names. */
export type Platforms = Readonly<Record<string, readonly string[]>>;

const platform =
  /(?:linux|darwin|win32|windows|freebsd|openbsd|netbsd|android|sunos|aix|openharmony|wasm32|fsevents).*$/;

const read = (lockfile: string): Lockfile => JSON.parse(readFileSync(lockfile, 'utf8')) as Lockfile;

export function checkLockfile(): string[] {
  const lockfile = read('package-lock.json');
  return [
    ...comparePlatforms(platformsOf(lockfile), known),
    ...[lockfile, read('examples/package-lock.json')].flatMap(findMissingBinaries),
  ];
}

/** In the order of the lockfile, which is alphabetical. */
export function platformsOf({ packages }: Lockfile): Platforms {
  const binaries = Object.entries(packages).filter(([, { os, cpu, libc }]) => os || cpu || libc);
  const families = Map.groupBy(binaries, ([path]) => path.replace('node_modules/', '').replace(platform, ''));
  return Object.fromEntries(
    [...families].map(([family, members]) => [
      family,
      members.map(([path]) => platform.exec(path)?.[0] ?? path.split('/').at(-1) ?? ''),
    ]),
  );
}

/**
 * An installation adds the platforms that its registry offers, or drops those of other machines. Either changes what
 * the next machine installs, so it must be deliberate.
 */
export function comparePlatforms(found: Platforms, expected: Platforms): string[] {
  const families = [...new Set([...Object.keys(found), ...Object.keys(expected)])];
  const faults = families.flatMap((family) => {
    const [now, before] = [new Set(found[family]), new Set(expected[family])];
    return [
      ...[...now].filter((name) => !before.has(name)).map((name) => `package-lock.json has gained ${family}${name}`),
      ...[...before].filter((name) => !now.has(name)).map((name) => `package-lock.json has lost ${family}${name}`),
    ];
  });
  if (faults.length === 0) return [];
  return [
    ...faults,
    'If npm did this by itself: git checkout package-lock.json. If it is meant, change scripts/check/lockfile-platforms.json.',
  ];
}

/**
 * Packages that ship a binary per platform must have one for Linux on both supported processors; otherwise a lockfile
 * written on one machine does not install on another.
 */
export function findMissingBinaries({ packages }: Lockfile): string[] {
  const families = new Map<string, Set<string>>();
  for (const [path, { os, cpu, libc }] of Object.entries(packages)) {
    if (!os || !cpu || libc?.includes('musl') || path.includes('musl')) continue;
    const family = path.replace(platform, '');
    const platforms = families.get(family) ?? families.set(family, new Set()).get(family);
    for (const system of os) for (const processor of cpu) platforms?.add(`${system}-${processor}`);
  }
  const faults: string[] = [];
  for (const [family, platforms] of families) {
    if (platforms.size < 2) continue;
    for (const needed of ['linux-x64', 'linux-arm64']) {
      if (!platforms.has(needed)) faults.push(`${family}*: the lockfile has no binary for ${needed}`);
    }
  }
  return faults;
}
