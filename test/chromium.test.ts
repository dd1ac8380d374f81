import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { findChromium, installChromium } from '../scripts/chromium.ts';

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

/** Notes what it is asked to do and, when it installs, puts a browser there that ends with this status. */
const placeApt = (status: number) =>
  place(
    'apt-get',
    `echo "$@" >> ${folder}/asked
     if [ "$1" = install ]; then printf '#!/bin/sh\\nexit ${status}\\n' > ${folder}/chromium; /bin/chmod +x ${folder}/chromium; fi`,
  );

describe('the browser of the tests', () => {
  it('is the one that is named, else the first on the path, else none', () => {
    expect(findChromium({ PATH: folder })).toBeNull();
    const chrome = place('google-chrome', 'exit 0');
    expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(chrome);
    const chromium = place('chromium', 'exit 0');
    expect(findChromium({ PATH: folder })).toBe(chromium);
    expect(findChromium({ PATH: folder, CHROMIUM_PATH: '/opt/chromium' })).toBe('/opt/chromium');
  });

  it('is installed with fonts by whoever may, in one line', () => {
    placeApt(0);
    expect(installChromium({ PATH: folder }, { isRoot: true, say })).toBe(join(folder, 'chromium'));
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toMatch(/^update .*\ninstall --yes .* chromium fonts-/);
    expect(said).toEqual([expect.stringContaining('installing Chromium')]);
  });

  it.each([
    ['nobody may install', false, () => placeApt(0), 'rights of root'],
    ['there is no apt-get', true, () => {}, 'takes apt-get'],
    ['the packages cannot be had', true, () => place('apt-get', 'echo "E: no network" >&2; exit 100'), 'E: no network'],
    ['the package is only a pointer', true, () => placeApt(1), 'does not run'],
  ])('is missing, with the reason, where %s', (_what, isRoot, prepare, reason) => {
    prepare();
    expect(() => installChromium({ PATH: folder }, { isRoot, say })).toThrow(reason);
  });
});
