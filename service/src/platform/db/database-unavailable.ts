import pg from 'pg';

const UNAVAILABLE_CODES =
  /^(08|53|57P0|57014$|25006$|ECONNREFUSED$|ECONNRESET$|EPIPE$|ENOTFOUND$|EAI_AGAIN$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$)/;
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|is not queryable/;

/** Whether the database cannot be used now, as against a statement that is wrong. Drivers wrap errors: look through. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (UNAVAILABLE_CODES.test((current as { code?: string }).code ?? '')) return true;
    if (UNAVAILABLE_MESSAGES.test(current.message)) return true;
  }
  return false;
}

/** 25006: the server is a replica by now, and another one may be written to. */
const READ_ONLY = '25006';

/**
 * Whether only a statement failed, and its connection is as good as before. Where the disk is full, PostgreSQL may refuse new
 * connections, because it cannot write the file that makes them fast.
 */
export function leavesConnection(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current.severity === 'ERROR' && current.code !== READ_ONLY;
  }
  return false;
}
