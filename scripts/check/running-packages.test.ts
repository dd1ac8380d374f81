import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkRunningPackages } from './running-packages.ts';

/** The faults with `line` added to the file. */
const faultsWith = (file: string, line: string) =>
  checkRunningPackages((path) => (path === file ? `${line}\n` : '') + readFileSync(path, 'utf8'));

describe('the check of the packages for running', () => {
  it('finds no fault in the repository', () => {
    expect(checkRunningPackages()).toEqual([]);
  });

  it.each([
    ['scripts/run/operate.ts', "import { test } from 'vitest';", 'vitest', 'scripts'],
    ['validator/src/main.ts', "const late = await import('fast-check');", 'fast-check', 'validator'],
    ['service/src/platform/db/drizzle.ts', "export { Client } from 'drizzle-kit/api';", 'drizzle-kit', 'service'],
    ['web/src/main.tsx', "import '@types/react/canary';", '@types/react', 'web'],
    ['protocol/src/index.ts', "import {\n  encode,\n} from 'viem';", 'viem', 'protocol'],
  ])('finds in %s: %s', (file, line, name, room) => {
    expect(faultsWith(file, line)).toEqual([`${file} -> ${name}: is not among the dependencies of ${room}`]);
  });

  it('ignores type imports, which are gone at run time', () => {
    expect(faultsWith('validator/src/main.ts', "import type { Arbitrary } from 'fast-check';")).toEqual([]);
  });
});
