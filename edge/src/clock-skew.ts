/** The clocks of those who exchange messages may be so far apart. */
export const CLOCK_SKEW_MS = 300_000;

/**
 * When a new OpenPGP key is to have been made: a key from the future is refused, and the clock of whoever uses it may be behind
 * ours, or ours may be set back.
 */
export const newKeyDate = (): Date => new Date(Date.now() - CLOCK_SKEW_MS);
