import { Agent, type IncomingMessage, request } from 'node:http';
import { request as requestSecurely, Agent as SecureAgent } from 'node:https';
import { AnswerTooLong } from './errors.ts';

const agents = { plain: new Agent({ keepAlive: true }), secure: new SecureAgent({ keepAlive: true }) };

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
    const sent = isSecure ? requestSecurely(url, options, onAnswer) : request(url, options, onAnswer);
    sent.on('error', reject);
    sent.end(body);
  });
}
