/**
 * Prints the usage if these arguments ask for it, and returns whether they do. The command must then do nothing else.
 */
export function answerHelp(args: readonly string[], usage: string): boolean {
  const isAsked = args.includes('--help') || args[0] === 'help';
  if (isAsked) process.stdout.write(usage);
  return isAsked;
}
