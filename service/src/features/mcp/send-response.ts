import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { createEventStream, type EventStream } from './event-stream.ts';

const PASSED_ON = ['content-type', 'mcp-session-id', 'allow', 'x-accel-buffering'];

type Reader = ReadableStreamDefaultReader<Uint8Array>;
type Read = Promise<ReadableStreamReadResult<Uint8Array>>;

/** Answers with what the SDK says. */
export async function sendResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status);
  for (const name of PASSED_ON) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  const { body } = response;
  if (!body) return reply.send();
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return reply.send(await response.text());
  const reader: Reader = body.getReader();
  const first = await reader.read();
  if (first.done) return reply.send();
  // Most streams are one event long, and over with it: those need no stream of ours.
  const second = reader.read();
  const isOver = await Promise.race([second.then(({ done }) => done), nextTurn(false)]);
  if (isOver) return reply.send(Buffer.from(first.value));
  const stream = createEventStream();
  stream.readable.once('close', () => void reader.cancel().catch(() => {}));
  stream.write(first.value);
  void pass(reader, second, stream);
  return reply.send(stream.readable);
}

/** Read as fast as it comes: what waits is counted in one place, and not kept in two. */
async function pass(reader: Reader, second: Read, stream: EventStream): Promise<void> {
  try {
    for (let next = await second; !next.done; next = await reader.read()) stream.write(next.value);
    stream.end();
  } catch {
    stream.readable.destroy();
  }
}
