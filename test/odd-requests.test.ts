import { request } from 'node:http';
import { useTestService } from '@countersign/harness/service/use-test-service';
import { describe, expect, it } from 'vitest';

const { service } = await useTestService();

/** With raw headers, including duplicates. */
function send(method: string, path: string, headers: string[]): Promise<{ status: number; body: unknown }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(service.url + path, { method, headers, setHost: false }, async (answer) => {
      const chunks = await answer.toArray();
      resolve({ status: answer.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) });
    });
    outgoing.on('error', reject).end();
  });
}

describe('odd requests', () => {
  it('an unknown method is refused and is not a server error', async () => {
    const answer = await send('QUERY', '/', ['host', 'localhost']);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).toEqual({ statusCode: answer.status, message: expect.any(String), error: expect.any(String) });
  });

  it('a duplicate Host is 400', async () => {
    const answer = await send('GET', '/', ['host', 'localhost', 'host', 'other']);
    expect(answer.body).toEqual({ statusCode: 400, message: 'host: must be sent exactly once', error: 'Bad Request' });
  });
});
