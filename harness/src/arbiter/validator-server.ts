import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { validateInTest } from '../../../validator/src/whole/validate.fixture.ts';

type Body = Record<string, unknown>;
type Reply = (body: Body) => Promise<{ status: number; answer: unknown }>;

/** A request to the validator. */
interface Asked {
  readonly token: string | undefined;
  readonly body: Body;
}

/** The answer of the real validator. */
export const replyTruly: Reply = async (body) => ({ status: 200, answer: await validateInTest(body) });

/** A validator on its own port, for services that call one; a test can replace `reply`. */
export async function startValidatorServer() {
  const state = { asked: [] as Asked[], reply: replyTruly };
  const read = async (request: IncomingMessage) => JSON.parse(await text(request)) as Body;
  const server = createServer(async (request, response) => {
    // The service polls its health.
    if (request.method === 'GET') return response.end('{}');
    const body = await read(request);
    state.asked.push({ token: request.headers.authorization, body });
    const { status, answer } = await state.reply(body);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  afterAll(() => void server.close());
  return Object.assign(state, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
}
