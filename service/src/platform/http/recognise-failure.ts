import { ChainUnavailable } from '@countersign/chain';
import { Problem } from '@countersign/protocol';
import { ContentUnavailable } from '../content/content-unavailable.ts';
import { isDatabaseBusy } from '../db/database-busy.ts';
import { isDatabaseUnavailable } from '../db/database-unavailable.ts';

/** Failures of dependencies that callers may retry. */
export function recogniseFailure(error: unknown): Problem | null {
  if (isDatabaseBusy(error)) {
    const message = 'The service is overloaded; retry in a few seconds';
    return new Problem(503, 'database.busy', message, { cause: error, headers: { 'retry-after': '2' } });
  }
  if (isDatabaseUnavailable(error)) {
    const message = 'The database is unavailable; try again in a few seconds';
    return new Problem(503, 'database.unavailable', message, { cause: error, headers: { 'retry-after': '2' } });
  }
  if (error instanceof ChainUnavailable) {
    const message = 'The chain is unavailable; try again later. To sign in, request a new nonce first.';
    return new Problem(503, 'chain.unavailable', message, { cause: error, headers: { 'retry-after': '5' } });
  }
  if (error instanceof ContentUnavailable) {
    const message = 'The content store is unavailable; try again in a few seconds';
    return new Problem(503, 'content.unavailable', message, { cause: error, headers: { 'retry-after': '5' } });
  }
  return null;
}
