/** Exit codes for scripts. Any code but 0 means: do not send the transaction. */
export const exitCodes = {
  /** Approved; done, for commands that ask for no verdict. */
  approved: 0,
  failure: 1,
  usage: 2,
  rejected: 3,
  undecided: 4,
  /** The shells' code for SIGINT. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
