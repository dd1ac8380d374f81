import { text as readAll } from 'node:stream/consumers';
import { confirm, isCancel, password, text } from '@clack/prompts';
import type { Context } from './context.ts';
import { Interrupted, UsageError } from './failures.ts';

/** Prompts are not the answer, so they go to standard error. */
const on = ({ surroundings, signal }: Context) => ({
  input: surroundings.stdin,
  output: surroundings.stderr,
  signal,
  withGuide: false,
});

/**
 * Reads a secret from standard input or from a hidden prompt; never from the command line, which other users can list.
 */
export async function readSecret(
  context: Context,
  name: string,
  { option, isSet }: { readonly option: string; readonly isSet: boolean | undefined },
): Promise<string> {
  if (isSet) return (await readAll(context.surroundings.stdin)).trim();
  if (!context.isInteractive) throw new UsageError(`${option}: is required without a terminal`);
  return answered(await password({ ...on(context), message: name, validate: required }));
}

export async function askText(context: Context, message: string, option: string): Promise<string> {
  if (!context.isInteractive) throw new UsageError(`${option}: is required without a terminal`);
  return answered(await text({ ...on(context), message, validate: required })).trim();
}

/** Asks for confirmation. Without a terminal, `--yes` is required. */
export async function askWhether(context: Context, message: string, isSure: boolean): Promise<boolean> {
  if (isSure) return true;
  if (!context.isInteractive) throw new UsageError('--yes: is required without a terminal');
  return answered(await confirm({ ...on(context), message, initialValue: false }));
}

const required = (value: string | undefined) => (value?.trim() ? undefined : 'must not be empty');

function answered<T>(value: T): Exclude<T, symbol> {
  if (isCancel(value)) throw new Interrupted();
  return value as Exclude<T, symbol>;
}
