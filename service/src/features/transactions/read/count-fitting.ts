/** What one answer may weigh. It is built in memory, for as many callers as ask at once. */
export const maxAnswerBytes = 4 * 1024 * 1024;

/** How many of these, from the first on, fit into one answer; one always does. */
export function countFitting(rows: readonly { readonly bytes: number }[]): number {
  let total = 0;
  const tooMany = rows.findIndex(({ bytes }, index) => {
    total += bytes;
    return index > 0 && total > maxAnswerBytes;
  });
  return tooMany === -1 ? rows.length : tooMany;
}
