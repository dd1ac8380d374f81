import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import { nodeHttp } from '@countersign/edge/node-http';
import { AnswerTooLong } from './errors.ts';

const agents = { plain: new nodeHttp.Agent({ keepAlive: true }), secure: new https.Agent({ keepAlive: true }) };

interface Post {
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly maxAnswerBytes: number;
  readonly signal: AbortSignal;
}

/**
 * Posts JSON and reads the answer, whatever its status; redirects are not followed. It takes about half the processor time
 * of `fetch`.
 */
export function postJson(url: string, post: Post): Promise<{ readonly text: string; readonly status: number }> {
  const { body, headers, maxAnswerBytes, signal } = post;
  const isSecure = url.startsWith('https:');
  const options = {
    method: 'POST',
    agent: isSecure ? agents.secure : agents.plain,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    signal,
  };
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > maxAnswerBytes) answer.destroy(new AnswerTooLong(maxAnswerBytes));
        else chunks.push(chunk);
      });
      answer.on('error', reject);
      answer.on('end', () => resolve({ text: Buffer.concat(chunks).toString('utf8'), status: answer.statusCode ?? 0 }));
    };
    const sent = (isSecure ? https : nodeHttp).request(url, options, onAnswer);
    sent.on('error', reject);
    sent.end(body);
  });
}
