/** How a command is used, below its help. */
export const examples = (...lines: readonly string[]): string =>
  `\nExamples:\n${lines.map((line) => `  $ countersign ${line}`).join('\n')}`;
