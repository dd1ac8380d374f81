/** What a script can go by. Whatever is not 0 means: do not send the transaction. */
export const exitCodes = {
  /** Approved; of commands that ask for no verdict: done. */
  approved: 0,
  failure: 1,
  usage: 2,
  rejected: 3,
  undecided: 4,
  /** As shells have it for SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
