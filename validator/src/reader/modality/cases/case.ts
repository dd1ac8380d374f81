/**
 * A sentence with its actions in brackets, and the reading of each: `ordered`, `forbidden`, `background`, or `open`
 * with the cue.
 */
export type Case = readonly [sentence: string, licences: string];
