import { findFreePort } from './find-free-port.ts';
import { describeWithServer, type OtherServer, startServer } from './other-server.ts';

const redisPath = process.env.REDIS_SERVER_PATH;

/** Skipped where it cannot be had, unless the run must have it. */
export const describeWithRedis = describeWithServer(redisPath);

export interface Redis {
  readonly url: string;
  /** Ends it with -9, and with it all that it held. */
  kill(): Promise<void>;
  /** Makes it fall silent without closing a connection, and lets it go on. */
  pause(): void;
  goOn(): void;
  /** Starts it again under the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real one that keeps nothing on disk. */
export async function startRedis(): Promise<Redis> {
  const port = await findFreePort();
  const start = () =>
    startServer(
      redisPath ?? '',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      port,
    );
  let server: OtherServer | null = await start();
  const kill = async () => {
    await server?.stop();
    server = null;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    kill,
    pause: () => void server?.child.kill('SIGSTOP'),
    goOn: () => void server?.child.kill('SIGCONT'),
    async restart() {
      server = await start();
    },
    stop: kill,
  };
}
