import { findFreePort } from './find-free-port.ts';
import { describeWithServer, type OtherServer, startServer } from './other-server.ts';

const redisPath = process.env.REDIS_SERVER_PATH;

/** Skipped without Redis, unless the run requires it. */
export const describeWithRedis = describeWithServer(redisPath);

export interface Redis {
  readonly url: string;
  /** Ends it with SIGKILL; all data is lost. */
  kill(): Promise<void>;
  /** Suspends it without closing a connection, and resumes it. */
  pause(): void;
  goOn(): void;
  /** Restarts it at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** A real Redis without persistence. */
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
