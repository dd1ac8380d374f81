/** A command line that cannot be obeyed: what is wrong with it, named by the option or argument. */
export class UsageError extends Error {}

/** Something that a person can do something about: no stack is shown. */
export class Failure extends Error {}

/** Ctrl-C, or a prompt that was left. */
export class Interrupted extends Error {
  constructor() {
    super('Interrupted');
  }
}
