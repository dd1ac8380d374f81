/** More callers wait for the database than it can serve in time; refused before they join the queue. */
export class DatabaseBusy extends Error {
  constructor() {
    super('the queue for the database is full');
    this.name = 'DatabaseBusy';
  }
}

/** Drivers wrap errors: check the causes. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof DatabaseBusy) return true;
  }
  return false;
}
