import { Agent, get } from 'node:http';

interface Poll {
  readonly requestHash: string;
  readonly key: string;
  /** The client's address, for `X-Forwarded-For`. */
  readonly from: string;
}

/**
 * Polls like a client that waits for a transaction: repeats while it is pending and `isOver` is false, on its own
 * kept-alive connection, as `fetch` does.
 */
export async function pollUntilDecided(
  url: string,
  { requestHash, key, from }: Poll,
  { onAnswer, isOver }: { onAnswer: (status: number) => void; isOver: () => boolean },
): Promise<void> {
  const path = `${url}/transactions/${requestHash}/approval-status?wait=25`;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isPending = true; isPending; ) {
    // A lost connection counts as an answer with status 0, and the client retries.
    const lost = { status: 0, text: '"PENDING"' };
    const { status, text } = await ask(agent, path, { 'x-api-key': key, 'x-forwarded-for': from }).catch(() => lost);
    onAnswer(status);
    isPending = status < 400 && text.includes('"PENDING"') && !isOver();
  }
  agent.destroy();
}

const ask = (agent: Agent, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get(path, { agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });
