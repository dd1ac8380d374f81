import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CreateFields } from '@countersign/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { askValidator } from './ask-validator.ts';
import { NotYet } from './lease.ts';
import { someFields } from './leased.fixture.ts';
import { passReport } from './report.fixture.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A validator that gives these answers in turn, and repeats the last one. */
async function standIn(...answers: Answer[]) {
  const seen: { headers: IncomingMessage['headers']; path: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    seen.push({ headers: request.headers, path: request.url, body });
    answers[Math.min(seen.length, answers.length) - 1]?.(response, request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const answer =
  (status: number, body: unknown): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
const never: Answer = () => {};
const good = answer(200, passReport());
const { signal } = new AbortController();

const ask = (url: string, token: string | null = null, fields: CreateFields = someFields) =>
  askValidator({ url, token, timeoutMs: 500, pausesMs: [1, 1, 1] }, fields, { nowMs: 1_700_000_000_999, signal });

describe('the question to the validator', () => {
  it("contains the intent, the call, the arbiter's own time, and the context as claims", async () => {
    const { url, seen } = await standIn(good);
    expect(await ask(url, 'a token')).toEqual(passReport());
    expect(seen[0]).toMatchObject({ path: '/validate', headers: { authorization: 'Bearer a token' } });
    const { userPrompt, escrowAddress, tx, contextLogs } = someFields;
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      human_intent: userPrompt,
      proposed_tx: { from: escrowAddress, ...tx, chain_id: 1, context: contextLogs },
      metadata: { generated_at_unix: 1_700_000_000 },
    });
  });

  it('contains a batch as transactions, and typed data as the order, with the payment terms', async () => {
    const { url, seen } = await standIn(good);
    const { tx, ...common } = someFields;
    const typedData = { domain: { name: 'Shop' }, types: {}, primaryType: 'Order', message: { nonce: '1' } };
    const payment = { kind: 'x402', paymentRequired: { a: 1 }, accepted: { b: 2 } } as const;
    await ask(url, null, { ...common, calls: [tx, tx] });
    await ask(url, null, { ...common, typedData });
    await ask(url, null, { ...common, typedData, payment });
    const always = { from: someFields.escrowAddress, chain_id: 1, context: someFields.contextLogs };
    expect(seen.map(({ body }) => JSON.parse(body).proposed_tx)).toEqual([
      { ...always, transactions: [tx, tx] },
      { ...always, order: typedData },
      { ...always, order: typedData, payment },
    ]);
  });

  it('is sent once if it is refused', async () => {
    const { url, seen } = await standIn(answer(422, { detail: 'no' }), good);
    expect(await ask(url)).toBeNull();
    expect(seen).toHaveLength(1);
  });

  it('keeps unknown members of the answer', async () => {
    const { url } = await standIn(answer(200, { ...passReport(), more: 1 }));
    expect(await ask(url)).toHaveProperty('more', 1);
  });

  const results = { x: { status: 'SKIP', confidence: 1, reasoning: '', details: {} } };
  const contradiction = { ...passReport().explanation, decision: 'REJECT' };
  it.each<[what: string, bad: Answer]>([
    ['503', answer(503, { detail: 'starting' })],
    ['500', answer(500, { detail: 'oops' })],
    ['401', answer(401, { detail: 'token' })],
    ['no answer', never],
    ['a closed connection', (_, request) => request.socket.destroy()],
    ['a redirect', (response) => response.writeHead(307, { location: '/other' }).end()],
    ['text that is not JSON', answer(200, '<html>')],
    ['another decision', answer(200, { ...passReport(), decision: 'APPROVED' })],
    ['no decision', answer(200, { ...passReport(), decision: undefined })],
    ['a confidence over 1', answer(200, { ...passReport(), confidence: 75 })],
    ['a PASS without a check that passed', answer(200, { ...passReport(), results })],
    ['a PASS without checks', answer(200, { ...passReport(), results: {} })],
    ['two decisions', answer(200, { ...passReport(), explanation: contradiction })],
    ['a list', answer(200, [passReport()])],
    ['an oversized answer', answer(200, { ...passReport(), more: 'x'.repeat(9 * 1024 * 1024) })],
  ])('is repeated after %s, and given up in the end', async (_what, bad) => {
    const late = await standIn(bad, good);
    expect(await ask(late.url)).toEqual(passReport());
    expect(late.seen).toHaveLength(2);
    const gone = await standIn(bad);
    await expect(ask(gone.url)).rejects.toThrow(NotYet);
    expect(gone.seen).toHaveLength(4);
  });

  it('is given up if nothing listens', async () => {
    await expect(ask('http://127.0.0.1:1')).rejects.toThrow('the validator is unreachable');
  });

  it('ends with the lease', async () => {
    const { url } = await standIn(never);
    const over = new AbortController();
    const asking = askValidator({ url, token: null }, someFields, { nowMs: 0, signal: over.signal });
    over.abort();
    await expect(asking).rejects.toThrow();
  });
});
