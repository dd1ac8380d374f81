export interface Command {
  /** From the root of the project. */
  readonly module: string;
  readonly args?: readonly string[];
  readonly usage?: string;
}

export declare const commands: Readonly<Record<string, Command>>;
export declare function findCommand(
  words: readonly string[],
): { name: string; module: string; args: string[]; usage: string | undefined } | undefined;
