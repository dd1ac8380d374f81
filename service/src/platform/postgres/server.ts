import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { connect } from './connection.ts';
import { hasCode } from './error-code.ts';
import { endPostmaster, findPostmaster, type PostmasterOptions, spawnPostmaster } from './postmaster.ts';
import { openServerLog } from './server-log.ts';

/** A living server that says nothing for so long is hung. */
const SILENCE_MS = 5_000;
/** How long to try again when a port was snatched, or when the workers of a killed server have not ended yet. */
const RETRY_MS = 30_000;

export interface Server {
  pid: number;
  port: number;
  client: Client;
  adopted: boolean;
}

export interface ServerOptions extends Omit<PostmasterOptions, 'logDescriptor'> {
  home: string;
  password: string;
  log: (message: string) => void;
}

/** Connects to the server of the data directory: the one that lives, or else one started here. */
export async function obtainServer(options: ServerOptions): Promise<Server> {
  const { home, dataDirectory, password, log } = options;
  const serverLog = openServerLog(home);
  const giveUpAt = Date.now() + RETRY_MS;
  let child: ChildProcess | undefined;
  let heardAt = Date.now();
  try {
    for (;;) {
      const postmaster = await findPostmaster(dataDirectory);
      if (postmaster) {
        const answer = await askServer(postmaster.port, password);
        if (answer instanceof Client) return { ...postmaster, client: answer, adopted: postmaster.pid !== child?.pid };
        if (answer === 'busy') heardAt = Date.now();
        if (Date.now() - heardAt > SILENCE_MS) {
          log(`PostgreSQL (pid ${postmaster.pid}) does not answer; ending it`);
          await endPostmaster(postmaster.pid, dataDirectory, { hung: true });
          child = undefined;
        }
      } else if (!child) {
        child = await spawnPostmaster({ ...options, logDescriptor: serverLog.descriptor });
        heardAt = Date.now();
      } else if (child.exitCode !== null || child.signalCode !== null) {
        const said = serverLog.readNew();
        // Exit code 0: another process adopted the server before us and has stopped it already.
        const mayRetry = child.exitCode === 0 || /in use|already exists/.test(said);
        if (!mayRetry || Date.now() > giveUpAt) {
          throw new Error(`PostgreSQL did not start on ${dataDirectory}. The end of its log:\n${said}`);
        }
        child = undefined;
      }
      await sleep(20);
    }
  } catch (error) {
    if (child?.pid) await endPostmaster(child.pid, dataDirectory);
    throw error;
  } finally {
    serverLog.close();
  }
}

async function askServer(port: number, password: string): Promise<Client | 'busy' | 'silent'> {
  try {
    return await connect(port, password);
  } catch (error) {
    // "Starting up" and "shutting down" are answers; recovery after a crash takes the time it takes.
    if (hasCode(error, '57P01', '57P03')) return 'busy';
    // Any other refusal (a wrong password, too many connections) comes from a server in good health.
    if (error instanceof DatabaseError)
      throw new Error(`PostgreSQL refuses a connection: ${error.message}`, { cause: error });
    return 'silent';
  }
}
