import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that the system gives to outgoing connections: one of them could take the port before it is used. */
const [FIRST, LAST] = [20_000, 32_000];

/** A port that nobody listens on, for what must know its address before it starts. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : findFreePort();
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
