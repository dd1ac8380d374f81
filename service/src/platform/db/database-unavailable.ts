import pg from 'pg';

const UNAVAILABLE_CODES =
  /^(08|53|57P0|57014$|25006$|ECONNREFUSED$|ECONNRESET$|EPIPE$|ENOTFOUND$|EAI_AGAIN$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$)/;
const UNAVAILABLE_MESSAGES =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|is not queryable/;

/** Whether the database is unusable now, as opposed to a wrong statement. Drivers wrap errors: check the causes. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (UNAVAILABLE_CODES.test((current as { code?: string }).code ?? '')) return true;
    if (UNAVAILABLE_MESSAGES.test(current.message)) return true;
  }
  return false;
}

/** 25006: the server has become a replica, and another one may be writable. */
const READ_ONLY = '25006';

/**
 * Whether only a statement failed, and its connection is still good. On a full disk, PostgreSQL may refuse new
 * connections, because it cannot write its relation cache file.
 */
export function leavesConnection(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError) return current.severity === 'ERROR' && current.code !== READ_ONLY;
  }
  return false;
}
