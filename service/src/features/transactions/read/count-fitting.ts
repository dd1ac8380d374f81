/** The size limit of one answer. It is built in memory, for every caller at the same time. */
export const maxAnswerBytes = 4 * 1024 * 1024;

/** How many of these rows, from the first on, fit into one answer; at least one. */
export function countFitting(rows: readonly { readonly bytes: number }[]): number {
  let total = 0;
  const tooMany = rows.findIndex(({ bytes }, index) => {
    total += bytes;
    return index > 0 && total > maxAnswerBytes;
  });
  return tooMany === -1 ? rows.length : tooMany;
}
