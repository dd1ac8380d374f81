import type { Contract, Received } from '@countersign/protocol';

const DATABASE = 'countersign';
const STORE = 'session';
const CURRENT = 'current';

type SignedIn = Received<Contract['verifySiwe']>;
export type User = SignedIn['user'];
export type KeptSession = Pick<SignedIn, 'user' | 'refreshToken'>;

/** The format of another version counts as signed out. */
export function asUser(found: unknown): User | null {
  const { id, ethereumAddress } = (found ?? {}) as Record<string, unknown>;
  return typeof id === 'string' && typeof ethereumAddress === 'string'
    ? { id, ethereumAddress: ethereumAddress as User['ethereumAddress'] }
    : null;
}

/**
 * State shared by all tabs and reloads. Not in localStorage: a tab may read an old value there after another tab
 * replaced it, even under a lock, and reusing a refresh token ends the session. IndexedDB transactions are ordered.
 */
export async function readKeptSession(): Promise<KeptSession | null> {
  const found: unknown = await run('readonly', (store) => store.get(CURRENT));
  const { user, refreshToken } = (found ?? {}) as Record<string, unknown>;
  const known = asUser(user);
  return known && typeof refreshToken === 'string' ? { user: known, refreshToken } : null;
}

export async function keepSession(session: KeptSession): Promise<void> {
  await run('readwrite', (store) => store.put(session, CURRENT));
}

export async function dropSession(): Promise<void> {
  await run('readwrite', (store) => store.delete(CURRENT));
}

async function run<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening, 'success', () => opening.result);
  try {
    const transaction = database.transaction(STORE, mode);
    const request = ask(transaction.objectStore(STORE));
    return await settled(transaction, 'complete', () => request.result);
  } finally {
    database.close();
  }
}

function settled<T>(work: IDBRequest | IDBTransaction, end: string, result: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    work.addEventListener(end, () => resolve(result()));
    for (const failure of ['error', 'abort']) work.addEventListener(failure, () => reject(work.error));
  });
}
