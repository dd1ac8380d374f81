import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { commands, findCommand } from './commands.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

describe('the table of commands', () => {
  it('names an existing file for each command', () => {
    expect(Object.values(commands).filter(({ module }) => !existsSync(root + module))).toEqual([]);
  });

  it('contains every npm script', () => {
    const words = Object.values(scripts).map((line) => line.replace('node scripts/run.mjs ', '').split(' '));
    expect(words.filter((each) => findCommand(each) === undefined)).toEqual([]);
  });

  it('treats the first argument as a subcommand if there is one of this name, and as an argument otherwise', () => {
    expect(findCommand(['bench', 'turns', '--help'])).toMatchObject({ module: 'bench/turns/run.ts', args: ['--help'] });
    expect(findCommand(['bench', 'verdict'])).toMatchObject({ module: 'bench/speed/command.ts', args: ['verdict'] });
    expect(findCommand(['keys', 'list'])).toMatchObject({ args: ['keys', 'list'] });
    expect(findCommand(['toString'])).toBeUndefined();
    expect(findCommand([])).toBeUndefined();
  });
});
