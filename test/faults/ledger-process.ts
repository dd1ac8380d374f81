import { closeSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import pg from 'pg';
import { compare } from './compare.ts';
import type { LedgerEntry } from './ledger-entry.ts';

/**
 * Unaffected by the injected faults: it stores what was acknowledged in its own file, synced before it counts, and
 * compares that file with the database on request.
 */
export type LedgerRequest =
  | { readonly number: number; readonly note: LedgerEntry }
  | { readonly number: number; readonly compareWith: string };

const [file = ''] = process.argv.slice(2);
const descriptor = openSync(file, 'a');
/** Collected within one turn of the event loop: one sync covers all of them. */
let waiting: number[] = [];

function syncWaiting(): void {
  const numbers = waiting;
  waiting = [];
  fsyncSync(descriptor);
  for (const number of numbers) process.send?.({ number });
}

async function compareWith(connectionString: string) {
  const entries = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LedgerEntry);
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    // One snapshot of the database, whatever changes meanwhile.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await compare(client, entries);
  } finally {
    await client.end();
  }
}

process.on('message', (request: LedgerRequest) => {
  const { number } = request;
  if ('note' in request) {
    writeSync(descriptor, `${JSON.stringify(request.note)}\n`);
    if (waiting.push(number) === 1) setImmediate(syncWaiting);
    return;
  }
  compareWith(request.compareWith).then(
    (result) => process.send?.({ number, result }),
    (error: Error) => process.send?.({ number, failure: error.message }),
  );
});
process.on('disconnect', () => closeSync(descriptor));
