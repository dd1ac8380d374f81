/** The chain was needed for an answer and gave none: nobody can say yet whether the signature is good. */
export class ChainUnavailable extends Error {
  /** Takes no cause: the errors of an RPC client quote its URL, and that may carry the operator's access key. */
  constructor(reason: string) {
    super(`the chain did not answer: ${reason}`);
    this.name = 'ChainUnavailable';
  }
}
