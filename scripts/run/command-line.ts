import { createLog, type Log } from '@countersign/edge';
import { type Output, UsageError } from '../../service/src/command.ts';
import { type Config, readConfig } from '../../service/src/config.ts';
import { answerHelp } from './answer-help.ts';

/** Takes the arguments and returns the exit code. */
export type Command = (args: readonly string[], config: Config, log: Log, output: Output) => Promise<number>;

/** Runs a command of the service, by default with this process's arguments; failures have their own exit code. */
export async function runCommandLine(
  usage: string,
  failureCode: number,
  run: Command,
  args: readonly string[] = process.argv.slice(2),
): Promise<void> {
  if (answerHelp(args, usage)) return;
  try {
    process.exitCode = await run(args, readConfig(process.env), createLog('warn', process.stderr), {
      answer: (line) => process.stdout.write(`${line}\n`),
      remark: (line) => process.stderr.write(`${line}\n`),
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\n${error instanceof UsageError ? `\n${usage}` : ''}`);
    process.exitCode = failureCode;
  }
}
