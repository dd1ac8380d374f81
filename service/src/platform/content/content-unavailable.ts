/** A block currently cannot be stored or read. Callers retry later. */
export class ContentUnavailable extends Error {
  /** Takes no cause: the errors of a client quote the node's URL, which may contain the operator's password. */
  constructor(reason: string) {
    super(`the content store failed: ${reason}`);
    this.name = 'ContentUnavailable';
  }
}
