import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseLink {
  /** The URL of the database through this link. */
  readonly url: string;
  /** Drops all traffic without refusing connections, like a network that swallows packets. */
  silence(): void;
  /** Forwards traffic again, to the server of this URL. */
  restore(databaseUrl: string): void;
  close(): Promise<void>;
}

/** A TCP link to a database with a stable address, even if the server stops, hangs or moves. */
export async function openDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  let target = new URL(databaseUrl);
  let silent = false;
  const lines = new Set<{ near: Socket; far: Socket }>();

  const join = ({ near, far }: { near: Socket; far: Socket }) => void near.pipe(far).pipe(near);
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const line = { near, far };
    lines.add(line);
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        lines.delete(line);
      });
    }
    if (!silent) join(line);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    silence() {
      silent = true;
      for (const { near, far } of lines) {
        near.unpipe(far);
        far.unpipe(near);
      }
    },
    restore(databaseUrl) {
      target = new URL(databaseUrl);
      if (silent) for (const line of lines) join(line);
      silent = false;
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { near } of lines) near.destroy();
      await closed;
    },
  };
}
