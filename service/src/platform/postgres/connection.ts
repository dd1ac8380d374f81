import { Client } from 'pg';
import { DATABASE_NAME, DATABASE_USER } from './cluster.ts';

const HOST = '127.0.0.1';
const ANSWER_TIMEOUT_MS = 5_000;

export function urlOf(port: number, password: string): string {
  return `postgres://${DATABASE_USER}:${password}@${HOST}:${port}/${DATABASE_NAME}?sslmode=disable`;
}

/** Opens a connection outside the service's own database, which can so be dropped, copied or restored beside it. */
export async function connect(port: number, password: string): Promise<Client> {
  const client = new Client({
    host: HOST,
    port,
    user: DATABASE_USER,
    password,
    database: 'postgres',
    ssl: false,
    application_name: `countersign ${process.pid}`,
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  // Without a listener a connection that breaks later would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
