/** A block could not be kept or read now. It may pass: whoever asked tries again later. */
export class ContentUnavailable extends Error {
  /** Takes no cause: the errors of a client quote the node's URL, and that may carry the operator's password. */
  constructor(reason: string) {
    super(`the content store failed: ${reason}`);
    this.name = 'ContentUnavailable';
  }
}
