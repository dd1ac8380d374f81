/** Examples shown below the help of a command. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ countersign ${line}`).join('\n')}`;
