import type { FastifyReply } from 'fastify';
import { createEventStream, type EventStream } from './event-stream.ts';

const PASSED_ON = ['content-type', 'mcp-session-id', 'allow', 'x-accel-buffering'];

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Answers with what the SDK says, which goes on without end where it is no answer. */
export async function sendResponse(
  reply: FastifyReply,
  response: Response,
  { isAnswer }: { isAnswer: boolean },
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const name of PASSED_ON) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  const { body } = response;
  if (!body) return reply.send();
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return reply.send(await response.text());
  const reader: Reader = body.getReader();
  const stream = createEventStream({ isAnswer });
  stream.readable.once('close', () => void reader.cancel().catch(() => {}));
  void pass(reader, stream);
  return reply.send(stream.readable);
}

/** Read as fast as it comes: what waits is counted in one place, and not kept in two. */
async function pass(reader: Reader, stream: EventStream): Promise<void> {
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) stream.write(next.value);
    stream.end();
  } catch {
    stream.readable.destroy();
  }
}
