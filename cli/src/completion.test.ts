import { execFile, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { proves } from '@countersign/harness/proves';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCliUser } from './run-cli.fixture.ts';

const user = createCliUser('http://127.0.0.1:1');
afterAll(() => user.end());
const inFolder = (name: string) => join(user.directory, name);

/** How each shell is made to complete the text before the cursor and print the result. */
const shells: Readonly<Record<string, readonly string[]>> = {
  bash: [
    '-c',
    `source <(countersign completion bash)
     COMP_WORDS=(countersign settings set --execution user) COMP_CWORD=4 COMP_LINE="\${COMP_WORDS[*]}" COMP_POINT=\${#COMP_LINE}
     __countersign_complete; echo "\${COMPREPLY[@]}"`,
  ],
  // Completion in zsh is part of its line editor, which needs a terminal.
  zsh: [
    '-fc',
    `zmodload zsh/zpty; zpty z zsh -f -i
     zpty -w z 'PS1=; autoload -U compinit; compinit -u -D; source <(countersign completion zsh); echo re""ady'
     zpty -r z shown '*ready*'
     zpty -w -n z $'countersign settings set --execution user\\t'
     zpty -r z shown '*user-executed*'; print -r -- "$shown"; zpty -d z`,
  ],
  fish: [
    '--no-config',
    '-c',
    'countersign completion fish | source; complete -C "countersign settings set --execution user"',
  ],
};

beforeAll(() => {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  writeFileSync(inFolder('countersign'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, { mode: 0o755 });
});

describe('completion', () => {
  const isInstalled = (shell: string) => spawnSync(shell, ['--version']).status === 0;

  it.each(Object.keys(shells).filter(isInstalled))(
    'works in %s',
    { ...proves('cli.help'), timeout: 30_000 },
    async (shell) => {
      const env = { ...user.env, PATH: `${user.directory}:${user.env.PATH}` };
      const { stdout } = await promisify(execFile)(shell, [...(shells[shell] ?? [])], { cwd: user.directory, env });
      expect(stdout).toContain('user-executed');
    },
  );

  it('completes commands, options and choices', proves('cli.help'), async () => {
    const complete = async (...typed: string[]) => (await user.run(['complete', '--', ...typed])).stdout;
    expect(await complete('ver')).toMatch(/^verify\t/);
    expect(await complete('admin', 'rest')).toMatch(/^restore\t/);
  });
});
