/** Why something was not looked up, in words for the owner. Never what a node or a contract has said. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
