/** Whether `If-None-Match` names this tag. A weak tag is as good: no answer of ours differs where its tag does not. */
export function hasSeenTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;
}
