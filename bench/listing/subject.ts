import { createDatabase, runStatement } from '../setting/database.ts';
import { fillWithTransactions } from '../setting/fill-with-transactions.ts';
import { startMeasuredService } from '../setting/start-measured-service.ts';

const owner = `0x${'11'.repeat(20)}`;
const list = `/transactions/users/${owner}`;

/** A service whose only owner has this many transactions: half of them wait for the owner, half are approved. */
export interface Subject {
  readonly rows: number;
  readonly url: string;
  readonly databaseUrl: string;
  readonly adminKey: string;
  /** The hash of one of them. */
  readonly requestHash: string;
  get(path: string): Promise<void>;
  /** Paths whose cost must not depend on the number of rows. */
  readonly paths: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startSubject(clusterUrl: string, rows: number): Promise<Subject> {
  const url = await createDatabase(clusterUrl, `listing_${rows}`);
  // Lets one client send the requests of many.
  const { url: base, keys, stop } = await startMeasuredService(url, { TRUST_PROXY: '1' });
  const adminKey = keys.admin;
  await runStatement(url, fillWithTransactions([owner], rows));
  await runStatement(url, 'VACUUM ANALYZE');
  const [sample] = (await runStatement(url, SAMPLE)) as [{ request_hash: string; cursor: string }];
  const { request_hash: hash, cursor } = sample;
  return {
    rows,
    url: base,
    databaseUrl: url,
    adminKey,
    requestHash: hash,
    async get(path) {
      const response = await fetch(base + path, { headers: { 'x-api-key': adminKey } });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    },
    paths: {
      'first page of 50': `${list}?limit=50`,
      'page from the middle': `${list}?limit=50&cursor=${cursor}`,
      'approval status': `/transactions/${hash}/approval-status`,
      'whole record': `/transactions/${hash}`,
      'inbox of 50, what needs attention first': `${list}?limit=50&waitingFor=owner&order=attention`,
      'one common filter': `${list}?limit=50&decision=APPROVED`,
      'a filter that 3 match': `${list}?limit=50&chainId=10`,
      'a word that 3 have, and two common filters': `${list}?limit=50&q=rare&status=APPROVED&decision=APPROVED`,
      'beginning of a hash': `${list}?limit=50&q=${hash.slice(0, 14)}`,
      'number that waits for the owner': `${list}/counts`,
    },
    stop,
  };
}

const SAMPLE = `
  SELECT request_hash, rtrim(translate(encode(convert_to(
      '[' || floor(extract(epoch FROM created_at) * 1000) || ',"' || id || '"]', 'utf8'), 'base64'), E'+/\\n', '-_'), '=') AS cursor
  FROM transactions ORDER BY created_at OFFSET (SELECT count(*) / 2 FROM transactions) LIMIT 1`;
