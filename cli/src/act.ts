import type { Command } from 'commander';
import { type Context, createContext, type GlobalOptions, type Surroundings } from './context.ts';
import { type ExitCode, exitCodes } from './exit-codes.ts';
import { reach } from './failures.ts';
import type { Answer } from './output/answer.ts';
import { inert, inertJson } from './output/inert.ts';
import { createPaint } from './output/paint.ts';

/**
 * Builds the action of a command from its handler: it provides the context, prints the answer in the requested format,
 * and sets the exit code.
 */
export type Act = <Options, Args extends unknown[], Data>(
  work: (context: Context, options: Options, ...args: Args) => Promise<Answer<Data>>,
) => (...given: unknown[]) => Promise<void>;

export function createAct(surroundings: Surroundings, signal: AbortSignal, onExitCode: (code: ExitCode) => void): Act {
  return <Options, Args extends unknown[], Data>(
    work: (context: Context, options: Options, ...args: Args) => Promise<Answer<Data>>,
  ) =>
    async (...given: unknown[]) => {
      // Called by the parser with arguments, options and the command itself.
      const command = given.at(-1) as Command;
      const args = given.slice(0, -2) as Args;
      const options = command.optsWithGlobals<GlobalOptions & Options>();
      const context = createContext(surroundings, options, signal);
      try {
        const found = await reach(`The service at ${context.url}`, work(context, options, ...args));
        context.progress.clear();
        print(context, found);
        onExitCode(found.exitCode ?? exitCodes.approved);
      } finally {
        context.progress.clear();
      }
    };
}

/** The only code that writes to standard output. */
function print<Data>({ isJson, surroundings: { stdout } }: Context, { data, show }: Answer<Data>): void {
  const text = isJson ? inertJson(data) : show(inert(data), createPaint(stdout));
  if (text !== '') stdout.write(`${text}\n`);
}
