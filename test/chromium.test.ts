import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findChromium, installChromium } from '../scripts/run/machine/chromium.ts';

let folder: string;
let said: string[];
const say = (text: string) => void said.push(text);

beforeEach(() => {
  said = [];
  folder = mkdtempSync(join(tmpdir(), 'countersign-chromium-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

function place(name: string, script: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Records the commands it is asked to run and, on installation, creates a browser that exits with this status. */
const placeApt = (status: number, name = 'chromium-headless-shell') =>
  place(
    'apt-get',
    `echo "$@" >> ${folder}/asked
     [ "$1" = install ] || exit 0
     case "$*" in
       *" ${name} "*) printf '#!/bin/sh\\nexit ${status}\\n' > ${folder}/${name}; /bin/chmod +x ${folder}/${name} ;;
       *) echo 'E: no such package' >&2; exit 100 ;;
     esac`,
  );

const asked = () => readFileSync(join(folder, 'asked'), 'utf8');

describe('the browser of the tests', () => {
  it('is the configured one, else the first on the path, else none', () => {
    expect(findChromium({ PATH: folder })).toBeNull();
    const chrome = place('google-chrome', 'exit 0');
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(chrome);
    const chromium = place('chromium', 'exit 0');
    expect(findChromium({ PATH: folder })).toBe(chromium);
    const withoutWindows = place('chromium-headless-shell', 'exit 0');
    expect(findChromium({ PATH: folder })).toBe(withoutWindows);
    expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium');
  });

  it('is installed with fonts if the user may, in one line', () => {
    placeApt(0);
    expect(installChromium({ PATH: folder }, { isRoot: true, say })).toBe(join(folder, 'chromium-headless-shell'));
    expect(asked()).toMatch(/^update .*\ninstall --yes .* chromium-headless-shell fonts-.*\n$/);
    expect(said).toEqual([expect.stringContaining('installing Chromium')]);
  });

  it('is the one with windows if there is no other', () => {
    placeApt(0, 'chromium');
    expect(installChromium({ PATH: folder }, { isRoot: true, say })).toBe(join(folder, 'chromium'));
    expect(asked()).toMatch(/ chromium-headless-shell fonts-.*\ninstall --yes .* chromium fonts-/);
  });

  it.each([
    ['the user is not root', false, () => placeApt(0), 'apt-get and root'],
    ['there is no apt-get', true, () => {}, 'requires apt-get'],
    [
      'the packages are unavailable',
      true,
      () => place('apt-get', 'echo "E: no network" >&2; exit 100'),
      'E: no network',
    ],
    ['the package is only a stub', true, () => placeApt(1), 'does not run'],
  ])('is missing, with the reason, if %s', (_what, isRoot, prepare, reason) => {
    prepare();
    expect(() => installChromium({ PATH: folder }, { isRoot, say })).toThrow(reason);
  });
});
