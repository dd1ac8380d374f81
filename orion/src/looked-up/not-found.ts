/** Why a fact was not found, in words for the owner. Never quotes a node or a contract. */
export class NotFound extends Error {
  override readonly name = 'NotFound';
}
