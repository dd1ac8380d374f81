import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { connect } from './connection.ts';
import { DataDirectoryInUseError, lockDataDirectory } from './data-directory-lock.ts';
import { hasCode } from './error-code.ts';
import { endPostmaster, findPostmaster, type PostmasterOptions, spawnPostmaster } from './postmaster.ts';
import { openServerLog } from './server-log.ts';

/** A living server that does not answer for this long hangs. */
const SILENCE_MS = 5_000;
/** How long to retry after a port was taken, during another start, or while workers of a killed server end. */
const RETRY_MS = 30_000;

export interface Server {
  pid: number;
  port: number;
  /** Holds the lock on the data directory while it is connected. */
  client: Client;
  adopted: boolean;
}

export interface ServerOptions extends Omit<PostmasterOptions, 'logDescriptor'> {
  directory: string;
  home: string;
  password: string;
  log: (message: string) => void;
}

/** Locks the server of the data directory: the running one, or a new one. */
export async function claimServer(options: ServerOptions): Promise<Server> {
  const { directory, home, dataDirectory, password, log } = options;
  const serverLog = openServerLog(home);
  const giveUpAt = Date.now() + RETRY_MS;
  let child: ChildProcess | undefined;
  let heardAt = Date.now();
  try {
    for (;;) {
      const postmaster = await findPostmaster(dataDirectory);
      if (postmaster) {
        const answer = await tryToClaim(postmaster.port, password, directory);
        if (answer instanceof Client) return { ...postmaster, client: answer, adopted: postmaster.pid !== child?.pid };
        if (answer === 'busy') heardAt = Date.now();
        if (Date.now() - heardAt > SILENCE_MS) {
          log(`PostgreSQL (pid ${postmaster.pid}) is not responding; stopping it`);
          await endPostmaster(postmaster.pid, dataDirectory, { hung: true });
          child = undefined;
        }
      } else if (!child) {
        child = await spawnPostmaster({ ...options, logDescriptor: serverLog.descriptor });
        heardAt = Date.now();
      } else if (child.exitCode !== null || child.signalCode !== null) {
        const said = serverLog.readNew();
        // Exit code 0: another process adopted the server before us and has already stopped it.
        const mayRetry = child.exitCode === 0 || /in use|already exists|is empty/.test(said);
        if (!mayRetry || Date.now() > giveUpAt) {
          throw new Error(`PostgreSQL did not start on ${dataDirectory}. The end of its log:\n${said}`);
        }
        child = undefined;
      }
      await sleep(20);
    }
  } catch (error) {
    // A server started here may have another owner by now.
    if (child?.pid && !(error instanceof DataDirectoryInUseError)) await endPostmaster(child.pid, dataDirectory);
    throw error;
  } finally {
    serverLog.close();
  }
}

async function tryToClaim(port: number, password: string, directory: string): Promise<Client | 'busy' | 'silent'> {
  let client: Client | undefined;
  try {
    client = await connect(port, password);
    await lockDataDirectory(client, directory);
    return client;
  } catch (error) {
    await client?.end();
    if (error instanceof DataDirectoryInUseError) throw error;
    // "Starting up" and "shutting down" are answers; recovery after a crash takes as long as it takes.
    if (hasCode(error, '57P01', '57P03')) return 'busy';
    // Any other refusal (wrong password, too many connections) comes from a healthy server.
    if (error instanceof DatabaseError) {
      throw new Error(`PostgreSQL refused a connection: ${error.message}`, { cause: error });
    }
    return 'silent';
  }
}
