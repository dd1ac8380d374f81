import { describe, expect, it } from 'vitest';
import { checkLockfile, comparePlatforms, findMissingBinaries, type Lockfile, platformsOf } from './lockfile.ts';

const lockfile = (...platforms: string[]): Lockfile => ({
  packages: {
    'node_modules/plain': {},
    ...Object.fromEntries(
      platforms.map((platform) => {
        const [os = '', cpu = '', libc] = platform.split('-');
        return [`node_modules/@tool/cli-${platform}`, { os: [os], cpu: [cpu], ...(libc && { libc: [libc] }) }];
      }),
    ),
  },
});
const known = { '@tool/cli-': ['linux-arm64', 'linux-x64'] };

it('the lockfile of this checkout has the expected platforms', () => {
  expect(checkLockfile()).toEqual([]);
});

describe('the platforms of a lockfile', () => {
  it('are listed by package', () => {
    expect(platformsOf(lockfile('linux-arm64', 'linux-x64', 'linux-x64-musl'))).toEqual({
      '@tool/cli-': ['linux-arm64', 'linux-x64', 'linux-x64-musl'],
    });
    expect(platformsOf({ packages: { 'node_modules/fsevents': { os: ['darwin'] } } })).toEqual({ '': ['fsevents'] });
  });

  it('are reported when one is added or removed', () => {
    const compare = (...platforms: string[]) => comparePlatforms(platformsOf(lockfile(...platforms)), known);
    expect(compare('linux-arm64', 'linux-x64')).toEqual([]);
    expect(compare('linux-arm64', 'linux-x64', 'linux-x64-musl')).toContain(
      'package-lock.json has gained @tool/cli-linux-x64-musl',
    );
    expect(compare('linux-x64')).toContain('package-lock.json has lost @tool/cli-linux-arm64');
    expect(compare()).toContain('package-lock.json has lost @tool/cli-linux-x64');
  });

  it('must include Linux on both processors', () => {
    expect(findMissingBinaries(lockfile('linux-arm64', 'linux-x64', 'linux-arm64-musl'))).toEqual([]);
    expect(findMissingBinaries(lockfile('darwin-arm64', 'linux-x64', 'linux-arm64-musl'))).toEqual([
      'node_modules/@tool/cli-*: the lockfile has no binary for linux-arm64',
    ]);
  });
});
