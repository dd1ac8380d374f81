/**
 * Requests as people and agents may write them, each with what a careful reader takes from it in the notation of
 * `showIntent`: `none` where nothing is asked for, `cond` where it hangs on something, `|` between readings that are as good.
 */
export type Paraphrases = readonly (readonly [text: string, reading: string])[];
