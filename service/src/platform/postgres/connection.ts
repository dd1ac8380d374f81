import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { DATABASE_NAME, DATABASE_USER } from './cluster.ts';

const HOST = '127.0.0.1';
const ANSWER_TIMEOUT_MS = 5_000;

export function urlOf(port: number, password: string): string {
  return `postgres://${DATABASE_USER}:${password}@${HOST}:${port}/${DATABASE_NAME}?sslmode=disable`;
}

/** The smallest maximum length of a socket path among our platforms, in bytes. */
const MAX_SOCKET_PATH = 103;
const LONGEST_PORT = 65_535;

const socketPath = (dataDirectory: string, port: number) => join(dataDirectory, `.s.PGSQL.${port}`);

/**
 * The folder of the server's socket: in its data, which only its own user and root can enter. None if the path would be
 * too long, because the server would not start.
 */
export const socketDirectories = (dataDirectory: string): string =>
  Buffer.byteLength(socketPath(dataDirectory, LONGEST_PORT)) <= MAX_SOCKET_PATH ? dataDirectory : '';

/**
 * Over the socket; null if the server has none, because it is older or its path too long. A statement costs a fifth
 * less than over TCP.
 */
export function socketUrlOf(dataDirectory: string, port: number, password: string): string | null {
  if (!existsSync(socketPath(dataDirectory, port))) return null;
  return urlOf(port, password).replace(`@${HOST}:`, `@${encodeURIComponent(dataDirectory)}:`);
}

/** Opens a connection outside the service's own database, so that this can be dropped, copied or restored. */
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
  // Without a listener, a connection that breaks later would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
