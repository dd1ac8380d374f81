import { resolve } from 'node:path';
import { Argument, type Command } from 'commander';
import type { Surroundings } from '../context.ts';
import type { ExitCode } from '../exit-codes.ts';
import { runTool } from '../run-tool.ts';
import { examples } from './examples.ts';

const NEEDS = `
These commands run the tools of a Countersign checkout on the database that DATABASE_URL or DATA_DIR names. Run them inside
the checkout, with npm run cli, or with its folder in COUNTERSIGN_REPOSITORY. Relative paths in variables start at the
checkout, as with npm start; those in arguments at your folder. --json has no effect on the output of these tools.`;

/** For operators: the tools of the repository as subcommands. */
export function addAdmin(program: Command, surroundings: Surroundings, onExitCode: (code: ExitCode) => void): void {
  const admin = program
    .command('admin')
    .description('operator commands: server keys, master key, audit log, lists, backups')
    .addHelpText('after', NEEDS);
  const tool =
    (...fixed: readonly [string, ...string[]]) =>
    async (...given: unknown[]) => {
      const command = given.at(-1) as Command;
      const [name, ...first] = fixed;
      onExitCode(await runTool(surroundings, name, [...first, ...argumentsOf(command), ...flagsOf(command)]));
    };
  admin
    .command('keys')
    .description('create, list and revoke server keys')
    .argument('[args...]', 'arguments of npm run keys; --help lists them')
    // Everything after the subcommand is passed to the tool, including --help.
    .allowUnknownOption()
    .helpOption(false)
    .addHelpText('after', examples('admin keys list', 'admin keys create --type admin --name "custody desk"'))
    .action(tool('keys'));
  admin
    .command('rotate')
    .description('create a new token signing key; nobody is logged out')
    .addHelpText('after', examples('admin rotate'))
    .action(tool('keys', 'rotate-signing-key'));
  admin
    .command('rewrap')
    .description('re-encrypt all secrets with MASTER_KEY')
    .option('--check', 'only count the secrets by key')
    .addHelpText('after', examples('admin rewrap --check'))
    .action(tool('keys', 'rewrap'));
  admin
    .command('audit')
    .description('the audit log')
    .command('verify')
    .description('verify that the audit log is intact, or report the first broken row')
    .option('--expect <head>', 'SEQ:HASH recorded earlier')
    .addHelpText('after', examples('admin audit verify'))
    .action(tool('audit-verify'));
  const lists = admin.command('lists').description('the address lists of the validator');
  const kind = () => new Argument('<kind>', 'which list').choices(['sanctions', 'threats']);
  lists
    .command('check')
    .description('show the contents of a list and what it would change')
    .addArgument(kind())
    .argument('<file>', 'the list')
    .option('--to <path>', 'the list in use (default: SANCTIONS_FILE or THREATS_FILE)')
    .addHelpText('after', examples('admin lists check sanctions list.json'))
    .action(tool('lists', 'check'));
  lists
    .command('update')
    .description('validate a list and install it atomically')
    .addArgument(kind())
    .argument('<file>', 'the list')
    .option('--to <path>', 'where to install it (default: SANCTIONS_FILE or THREATS_FILE)')
    .option('--allow-older', 'even if it is older than the one in use')
    .addHelpText('after', examples('admin lists update sanctions list.json --to /etc/countersign/sanctions.json'))
    .action(tool('lists', 'install'));
  admin
    .command('backup')
    .description('back up everything to one new file, without stopping the service')
    .argument('<file>', 'the file to write')
    .addHelpText('after', examples('admin backup countersign-2026-11-16.backup'))
    .action(tool('backup'));
  admin
    .command('restore')
    .description('restore a backup into an empty database')
    .argument('<file>', 'the backup')
    .option('--check', 'only read the whole file and report its contents')
    .addHelpText('after', examples('admin restore countersign-2026-11-16.backup'))
    .action(tool('restore'));
}

/** Tools run in the repository root, so paths are resolved against the current folder first. */
const argumentsOf = ({ args, registeredArguments }: Command): string[] =>
  args.map((arg, index) => (registeredArguments[index]?.name() === 'file' ? resolve(arg) : arg));

/** Passes the options of a command to the tool under the same names. */
const flagsOf = (command: Command): string[] =>
  command.options.flatMap((option) => {
    const value = command.getOptionValue(option.attributeName());
    const isPath = typeof value === 'string' && option.flags.includes('<path>');
    return flagOf(option.long, isPath ? resolve(value) : value);
  });

const flagOf = (long: string | null | undefined, value: unknown): string[] => {
  if (!long || value === undefined) return [];
  return value === true ? [long] : [long, String(value)];
};
