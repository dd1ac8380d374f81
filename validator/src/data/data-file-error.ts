/**
 * A fault in an operator's file; the message names the file and the place in it. `where` is the subject of the sentence
 * that `fault` ends: `POLICY_FILE (lists.json)`, or a place with a colon after it.
 */
export class DataFileError extends Error {
  constructor(where: string, fault: string, options?: ErrorOptions) {
    super(`${where} ${fault}.`, options);
    this.name = 'DataFileError';
  }
}
