/** Whether `If-None-Match` contains this tag. A weak tag is sufficient: equal tags mean equal answers. */
export function hasSeenTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(',').some((each) => each.trim().replace(/^W\//, '') === tag) ?? false;
}
