import pg from 'pg';

/** Settings that make the output independent of the server and role: the same rows become the same bytes. */
const SETTINGS = [
  "SET timezone = 'UTC'",
  "SET datestyle = 'ISO'",
  "SET intervalstyle = 'postgres'",
  "SET bytea_output = 'hex'",
  'SET extra_float_digits = 1',
  "SET client_encoding = 'UTF8'",
  'SET synchronize_seqscans = off',
  "SET search_path = 'public'",
  'SET statement_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
];

/** Provides a connection on which COPY may take as long as it needs. */
export async function withCopyConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: `countersign copy ${process.pid}`,
  });
  // A lost connection makes the statement fail; without a listener it would end the process first.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(SETTINGS.join(';'));
    return await work(client);
  } finally {
    await client.end();
  }
}
