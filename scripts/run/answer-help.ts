/** Whether these arguments ask how a command is used, and are answered. It must do nothing else then. */
export function answerHelp(args: readonly string[], usage: string): boolean {
  const isAsked = args.includes('--help') || args[0] === 'help';
  if (isAsked) process.stdout.write(usage);
  return isAsked;
}
