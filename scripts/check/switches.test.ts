import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Environment, readSwitch } from '@countersign/edge';
import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import * as chain from '../../chain/src/config.ts';
import * as orion from '../../orion/src/config.ts';
import * as service from '../../service/src/config.ts';
import * as simulators from '../../simulators/src/config.ts';
import * as validator from '../../validator/src/process/config.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const programs = { chain, orion, service, simulators, validator };
const words = [
  ['on', true],
  ['true', true],
  ['1', true],
  ['off', false],
  ['false', false],
  ['0', false],
] as const;

/** Whether a variable is a switch: it accepts one of the words, but not any text. */
function isSwitch(schema: z.core.$ZodType): boolean {
  const takes = (word: string) => (schema as z.ZodType).safeParse(word).success;
  return ['on', 'true', 'off', 'false'].some(takes) && !takes('perhaps');
}

const switches = Object.entries(programs).flatMap(([program, { environment, readConfig }]) =>
  Object.entries(environment.shape)
    .filter(([, schema]) => isSwitch(schema))
    .map(([name, schema]) => [`${name} of the ${program}`, name, schema as z.ZodType, readConfig] as const),
);

it('the list of switches contains those of the service', () =>
  expect(switches.map(([, name]) => name)).toContain('CLIENT_ID_DOCUMENTS'));

describe('COUNTERSIGN_NEEDS_BROWSER, which belongs to no program,', () => {
  const name = 'COUNTERSIGN_NEEDS_BROWSER';

  it('accepts the same words', proves('env.switches'), () => {
    for (const [word, meant] of [...words, ['', false] as const])
      expect(readSwitch({ [name]: word }, name)).toBe(meant);
    expect(readSwitch({}, name)).toBe(false);
    expect(() => readSwitch({ [name]: 'yes' }, name)).toThrow(`${name}: must be on or off`);
  });

  // Comparisons by hand accept only some words, and read "0" as true.
  it('is read with `readSwitch`, like every variable of ours', proves('env.switches'), () => {
    const sources = globSync(['*/**/*.{ts,mjs}', '*.ts'], { cwd: root, exclude: ['**/node_modules/**', '.*/**'] });
    const compared =
      /env(?:\.COUNTERSIGN_\w+|\[['"]COUNTERSIGN_\w+['"]\]) ?[=!]==? ?['"](?:1|0|true|false|on|off)?['"]|!(?:process\.)?env\.COUNTERSIGN_/;
    expect(sources.filter((path) => compared.test(readFileSync(`${root}${path}`, 'utf8')))).toEqual([]);
  });
});

describe.each(switches)('%s', (_title, name, schema, readConfig: (env: Environment) => unknown) => {
  it.each(words)('accepts %s', proves('env.switches'), (word, meant) => {
    for (const text of [word, word.toUpperCase()]) expect(schema.parse(text)).toBe(meant);
  });

  it('repeats the refused value in the error', proves('env.switches'), () => {
    for (const word of ['yes', 'onn', '-1', 'true\n']) {
      expect(() => readConfig({ [name]: word })).toThrow(
        `${name}: must be on or off (also true or false, 1 or 0), not ${JSON.stringify(word)}`,
      );
    }
  });

  it('does not repeat a value that may be a secret', () => {
    const secret = 'f3b1c07d4e9a825617c0d2ba';
    expect(() => readConfig({ [name]: secret })).toThrow('not 24 characters');
    expect(() => readConfig({ [name]: secret })).not.toThrow(secret);
  });
});
