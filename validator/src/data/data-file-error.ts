/** Something in a file that an operator gave is wrong; the message names the file and the place in it. */
export class DataFileError extends Error {
  constructor(file: string, fault: string, options?: ErrorOptions) {
    super(`${file}: ${fault}`, options);
    this.name = 'DataFileError';
  }
}
