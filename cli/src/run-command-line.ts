import { CommanderError } from 'commander';
import type { Surroundings } from './context.ts';
import { describeFailure } from './describe-failure.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { Interrupted } from './failures.ts';
import { createPaint } from './output/paint.ts';
import { buildProgram } from './program.ts';

/** Runs a command line and returns the exit code. */
export async function runCommandLine(
  args: readonly string[],
  surroundings: Surroundings,
  signal: AbortSignal,
): Promise<number> {
  let exitCode: ExitCode = exitCodes.approved;
  const program = buildProgram(surroundings, signal, (code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.approved : exitCodes.usage;
    if (signal.aborted || error instanceof Interrupted) return exitCodes.interrupted;
    const { message, exitCode: failed, data } = describeFailure(error);
    const { red } = createPaint(surroundings.stderr);
    // With `--json` the failure also goes to standard error: standard output holds an answer or nothing.
    const isJson = args.includes('--json');
    surroundings.stderr.write(isJson ? `${JSON.stringify(data)}\n` : `${red('error:')} ${message}\n`);
    return failed;
  }
}
