import { resolve } from 'node:path';
import { prepareBinaries } from './binaries.ts';
import { dataDirectoryIn, ensureCluster } from './cluster.ts';
import { connect, socketUrlOf, urlOf } from './connection.ts';
import { findHome, prepareHome } from './home-directory.ts';
import { readPassword } from './password.ts';
import { endPostmaster, findPostmaster } from './postmaster.ts';
import { claimServer } from './server.ts';
import { chooseServerUser } from './server-user.ts';

export interface EmbeddedPostgres {
  url: string;
  /** For processes on this machine, if there is a socket; see `socketUrlOf`. */
  socketUrl: string | null;
  dataDirectory: string;
  /** The server was already running, left behind by a killed process. */
  adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  directory: string;
  log: (message: string) => void;
  /** Called once if the server, and with it the lock on the directory, is lost before `stop`. */
  onLost?: (cause: Error) => void;
  /** False disables durability against power failures; for test clusters only. */
  durable?: boolean;
}

/** Starts or adopts the PostgreSQL server of a directory, which this process owns until `stop`. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, onLost, durable = true } = options;
  const directory = resolve(options.directory);
  const user = chooseServerUser(directory);
  const binaries = await prepareBinaries(directory, user, log);
  const home = await prepareHome(directory, user);
  await ensureCluster(home, binaries, user, durable);
  const dataDirectory = dataDirectoryIn(home);
  const password = readPassword(home);
  const { postgres } = binaries;
  const server = await claimServer({ directory, home, dataDirectory, password, user, durable, log, postgres });
  log(`PostgreSQL ${server.adopted ? 'adopted' : 'started'} (pid ${server.pid}); its data is in ${dataDirectory}`);

  let stopped: Promise<void> | undefined;
  server.client.once('end', () => {
    if (!stopped) onLost?.(new Error('The connection to the embedded PostgreSQL was lost.'));
  });
  return {
    url: urlOf(server.port, password),
    socketUrl: socketUrlOf(dataDirectory, server.port, password),
    dataDirectory,
    adopted: server.adopted,
    // The server itself closes the locking connection: released earlier, another process could adopt a stopping server.
    stop() {
      stopped ??= endPostmaster(server.pid, dataDirectory).then(() => server.client.end());
      return stopped;
    },
  };
}

/** The server of a running service, for a command next to it; null if none answers. */
export async function findRunningPostgres(directory: string): Promise<{ url: string } | null> {
  const home = findHome(directory);
  const postmaster = home && (await findPostmaster(dataDirectoryIn(home)));
  if (!postmaster) return null;
  const password = readPassword(home);
  try {
    await (await connect(postmaster.port, password)).end();
    return { url: urlOf(postmaster.port, password) };
  } catch {
    return null;
  }
}
