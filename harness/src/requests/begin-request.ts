import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

/** Sends the headers of a POST and, once they are accepted, returns the function that sends its body. */
export async function beginRequest(
  url: string,
  headers: Record<string, string>,
): Promise<(body: object) => Promise<{ readonly status: number; readonly body: unknown }>> {
  const sent = request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue', ...headers },
  });
  // After a failed test the request stays open until the service stops.
  sent.on('error', () => {});
  sent.flushHeaders();
  await once(sent, 'continue');
  return async (body) => {
    sent.end(JSON.stringify(body));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, body: await new Response(answer as unknown as ReadableStream).json() };
  };
}
