import type { FastifyReply } from 'fastify';
import { createEventStream, type EventStream } from './event-stream.ts';

const PASSED_ON = ['content-type', 'mcp-session-id', 'allow', 'x-accel-buffering'];

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Sends the SDK's response, which is an endless stream unless it is an answer. */
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

/** Read at once, so that unsent data is buffered and counted in one place only. */
async function pass(reader: Reader, stream: EventStream): Promise<void> {
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) stream.write(next.value);
    stream.end();
  } catch {
    stream.readable.destroy();
  }
}
