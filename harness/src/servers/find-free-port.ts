import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral ports: an outgoing connection could take one of those before it is used. */
const [FIRST, LAST] = [20_000, 32_000];

/** A free port, for a program that must know its address before it starts. */
export async function findFreePort(): Promise<number> {
  const port = randomInt(FIRST, LAST);
  return (await isFree(port)) ? port : findFreePort();
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
