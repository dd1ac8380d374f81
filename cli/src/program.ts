import { Command } from 'commander';
import { createAct } from './act.ts';
import { addAdmin } from './commands/admin.ts';
import { addCompletion } from './commands/completion.ts';
import { addConnect } from './commands/connect.ts';
import { addCustody } from './commands/custody.ts';
import { addDecisions } from './commands/decide.ts';
import { addInbox } from './commands/inbox.ts';
import { addKeys } from './commands/keys.ts';
import { addLogin } from './commands/login.ts';
import { addPgp } from './commands/pgp.ts';
import { addPolicy } from './commands/policy.ts';
import { addRead } from './commands/read.ts';
import { addReceipt } from './commands/receipt.ts';
import { addServices } from './commands/services.ts';
import { addSettings } from './commands/settings.ts';
import { addStatus } from './commands/status.ts';
import { addValidate } from './commands/validate.ts';
import { addVerify } from './commands/verify.ts';
import { addWhy } from './commands/why.ts';
import type { Surroundings } from './context.ts';
import type { ExitCode } from './exit-codes.ts';
import { version } from './version.ts';

const EXIT_CODES = `
Exit codes: 0 approved (or done), 1 failure, 2 usage, 3 rejected, 4 undecided, 130 interrupted.

Environment: COUNTERSIGN_URL, COUNTERSIGN_KEY with COUNTERSIGN_ACCOUNT, COUNTERSIGN_WALLET_KEY, COUNTERSIGN_CONFIG_DIR, NO_COLOR.`;

/** In the order of the help. */
const commands = [
  addLogin,
  addConnect,
  addVerify,
  addStatus,
  addInbox,
  addDecisions,
  addWhy,
  addReceipt,
  addValidate,
  addRead,
  addKeys,
  addSettings,
  addPolicy,
  addPgp,
  addCustody,
  addServices,
];

/** Builds the command line as a tree of commands. */
export function buildProgram(
  surroundings: Surroundings,
  signal: AbortSignal,
  onExitCode: (code: ExitCode) => void,
): Command {
  const { stdout, stderr } = surroundings;
  const program = new Command('countersign')
    .description("Verifies an AI agent's transactions against your intent before they are signed.")
    .version(version)
    .option('--json', 'print JSON for programs, without progress')
    .option('--url <url>', 'URL of the service (default: the last one you signed in to, or http://localhost:3000)')
    .configureHelp({ showGlobalOptions: true })
    .configureOutput({
      writeOut: (text) => stdout.write(text),
      writeErr: (text) => stderr.write(text),
      outputError: (text, write) => write(text),
      getOutHasColors: () => stdout.isTTY && !surroundings.env.NO_COLOR,
      getErrHasColors: () => stderr.isTTY && !surroundings.env.NO_COLOR,
    })
    .showHelpAfterError('(countersign --help lists all commands)')
    .addHelpText('after', EXIT_CODES)
    .exitOverride();
  const act = createAct(surroundings, signal, onExitCode);
  for (const add of commands) add(program, act);
  addAdmin(program, surroundings, onExitCode);
  addCompletion(program);
  return program;
}
