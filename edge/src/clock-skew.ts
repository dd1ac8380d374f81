/** The tolerated difference between the clocks of two parties. */
export const CLOCK_SKEW_MS = 300_000;

/**
 * The creation time of a new OpenPGP key: in the past, because others refuse a key from the future and their clock may
 * be behind ours, or ours may be set back.
 */
export const newKeyDate = (): Date => new Date(Date.now() - CLOCK_SKEW_MS);
