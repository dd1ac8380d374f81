/** Whether a system or database error carries one of the codes (`ENOENT`, `57P03`, …). */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}
