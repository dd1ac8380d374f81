import { readFileSync } from 'node:fs';
import { proves } from '@countersign/harness/proves';
import { someAddress } from '@countersign/harness/requests/transactions';
import type { Command } from 'commander';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildProgram } from './program.ts';
import { type CliUser, createCliUser } from './run-cli.fixture.ts';

/** Nothing listens on this port: these tests fail before they send anything, or because of that. */
const nowhere = 'http://127.0.0.1:9';
const env = { COUNTERSIGN_KEY: 'a-key', COUNTERSIGN_ACCOUNT: someAddress };

let user: CliUser;
beforeEach(() => {
  user = createCliUser(nowhere);
});
afterEach(() => user.end());

describe('an unreachable service', () => {
  it.each([
    [['services', '--url', nowhere], `The service at ${nowhere} is unreachable`],
    [['read', 'x', '--validator', nowhere], `The validator at ${nowhere} is unreachable`],
  ])('%j ends with 1 and says where', async (args, message) => {
    const { code, stderr } = await user.runHere(args, { env }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain(message);
    expect(stderr).toContain('; check its URL and that it is running');
  });
});

describe('an invalid command line', () => {
  it.each([
    [['vrify'], 'Did you mean verify?'],
    [['verify'], '--intent: is required'],
    [['verify', '--intent', 'x'], 'exactly one of tx (or --to), calls and typedData is required'],
    [['verify', '--intent', 'x', '--to', '0x12', '--chain', '1'], 'to: must be an Ethereum address'],
    [['verify', 'nowhere.json'], 'nowhere.json: does not exist'],
    [['verify', '--intent', 'x', '--value', '1'], '--to: is required with --value and --data'],
    [['status', '0x12'], 'request: must be a request hash'],
    [['keys', 'frob'], 'frob: is not a command; countersign keys --help lists all'],
    [['login', '--wallet'], '--wallet-stdin: is required without a terminal'],
    [['read', 'x', '--validator', 'nowhere'], '--validator: must be the http or https URL of a validator'],
    [['services', '--url', 'nowhere'], '--url: must be the http or https URL of a Countersign service'],
    [['completion', 'tcsh'], 'Allowed choices are zsh, bash, fish, powershell'],
  ])('%j exits with 2 and names the fault, not the network', proves('cli.exit-codes'), async (args, message) => {
    const { code, stdout, stderr } = await user.runHere(args, { env }).ended;
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('Submitting');
  });
});

describe('the program', () => {
  it('prints help with examples for every command, and the version of its package', proves('cli.help'), async () => {
    const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
    expect((await user.run(['--version'])).stdout).toBe(`${version}\n`);
    const program = buildProgram(process, new AbortController().signal, () => {});
    const leaves = (command: Command): Command[] =>
      command.commands.length === 0 ? [command] : command.commands.flatMap(leaves);
    const helpOf = (command: Command) => {
      let help = '';
      const writeOut = (text: string) => {
        help += text;
      };
      command.configureOutput({ writeOut }).outputHelp();
      return help;
    };
    const silent = leaves(program).filter((command) => !helpOf(command).includes('\nExamples:\n'));
    expect(silent.map((command) => command.name())).toEqual(['complete']);
  });

  it('says what admin needs outside a checkout', proves('cli.help'), async () => {
    // In a separate process, because the working directory matters.
    const ran = await user.run(['admin', 'rotate']);
    expect(ran).toMatchObject({ code: 1, stderr: expect.stringContaining('COUNTERSIGN_REPOSITORY') });
  });
});
