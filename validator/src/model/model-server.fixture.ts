import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Message } from './prompts.ts';

export interface AskedOfModel {
  readonly authorization: string | undefined;
  readonly body: { readonly model: string; readonly messages: readonly Message[] };
}

/** The answer of the stand-in: an object becomes the content of a completion; a function writes any response. */
export type Reply = object | string | ((response: ServerResponse) => void);

/** An OpenAI-compatible endpoint on loopback that answers as a test configures it, and records its requests. */
export async function startModelServer(reply: (asked: AskedOfModel) => Reply) {
  const asked: AskedOfModel[] = [];
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const entry = {
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as AskedOfModel['body'],
    };
    asked.push(entry);
    const answer = reply(entry);
    if (typeof answer === 'function') {
      answer(response);
      return;
    }
    const content = typeof answer === 'string' ? answer : JSON.stringify(answer);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, asked };
}
