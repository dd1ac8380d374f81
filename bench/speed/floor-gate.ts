import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { all, inBatches, type Row } from './floor-database.ts';
import { type Claims, readClaims } from './floor-tokens.ts';

const limitsOf = ({ method, routeOptions }: FastifyRequest, subjects: readonly string[]) =>
  subjects.map((subject) => `${method} ${routeOptions.url}|${subject}`);

/** Counts a request against the limit of each subject. */
export const count = (request: FastifyRequest, ...subjects: readonly string[]): Promise<unknown> =>
  all('countHits', limitsOf(request, subjects));

const countHits = inBatches(async (hits: readonly (readonly string[])[]) => {
  await all('countHits', hits.flat());
  return [];
});

/** The same, batched with concurrent requests into one statement. */
export const countTogether = (request: FastifyRequest, ...subjects: readonly string[]): Promise<unknown> =>
  countHits(limitsOf(request, subjects));

/** Short enough to refuse a revoked key within a second. */
const LOOK_UP_AGAIN_MS = 900;

let known = new Map<string, Row>();

async function lookUp(hashes: readonly string[]): Promise<Map<string, Row>> {
  const rows = await all(
    'findKeys',
    hashes.map((hash) => Buffer.from(hash, 'base64')),
  );
  return new Map(rows.map((row) => [row.hash.toString('base64'), row]));
}

// One statement for all keys in use.
setInterval(async () => {
  if (known.size > 0) known = await lookUp([...known.keys()]);
}, LOOK_UP_AGAIN_MS);

const hashKey = ({ headers }: FastifyRequest) =>
  createHash('sha256').update(String(headers['x-api-key'])).digest('base64');

export async function readKey(request: FastifyRequest): Promise<Row> {
  const hash = hashKey(request);
  const found = (await lookUp([hash])).get(hash);
  if (!found) throw new Error('no such key');
  return found;
}

/** The same for a key in use, which is refreshed together with the others. */
export async function readKeyInUse(request: FastifyRequest): Promise<Row> {
  const hash = hashKey(request);
  const found = known.get(hash) ?? (await readKey(request));
  known.set(hash, found);
  return found;
}

export const readToken = ({ headers }: FastifyRequest): Claims =>
  readClaims(String(headers.authorization).slice('Bearer '.length));
