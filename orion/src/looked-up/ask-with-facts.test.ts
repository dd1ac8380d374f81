import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { proves } from '@countersign/harness/proves';
import type { LookedUpFacts, WantedFact } from '@countersign/protocol';
import { describe, expect, it, onTestFinished } from 'vitest';
import { someFields } from '../leased.fixture.ts';
import { passReport } from '../report.fixture.ts';
import { askWithFacts } from './ask-with-facts.ts';
import type { FactFinder } from './create-fact-finder.ts';

const vault: WantedFact = { kind: 'vault', address: `0x${'b'.repeat(40)}` };
const token: WantedFact = { kind: 'token', address: `0x${'a'.repeat(40)}` };

const reportWith = (confidence: number, wanted?: readonly unknown[]) =>
  passReport({ confidence, context: wanted ? { wanted } : {} });

/** A validator that gives these answers in turn, 422 for null, and records the facts it received. */
async function startValidator(...answers: readonly (object | null)[]) {
  const told: unknown[] = [];
  const bodies: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const body = JSON.parse(text);
    bodies.push(body);
    told.push(body.looked_up ?? null);
    const answer = answers[told.length - 1] ?? null;
    response.writeHead(answer ? 200 : 422, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const validator = { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, token: null, pausesMs: [] };
  return { validator, told, bodies };
}

const found = (count: number): LookedUpFacts => ({
  chain_id: 1,
  at_unix: count,
  block: null,
  nodes: [],
  facts: [],
  missing: [],
});

/** Finds nothing, and records the questions. */
function createFinder() {
  const asked: (readonly WantedFact[])[] = [];
  const facts: FactFinder = {
    open: () => ({
      async find(wanted) {
        asked.push(wanted);
        return found(asked.length);
      },
    }),
  };
  return { facts, asked };
}

const asking = { nowMs: 1_700_000_000_000, signal: new AbortController().signal };

describe('the question to the validator', () => {
  it('is asked once if it wants no facts, or if none can be looked up', async () => {
    const { facts, asked } = createFinder();
    const content = await startValidator(reportWith(0.9));
    expect(await askWithFacts({ ...content, facts }, someFields, asking)).toEqual(reportWith(0.9));
    const alone = await startValidator(reportWith(0.6, [vault]));
    const none: FactFinder = { open: () => null };
    expect(await askWithFacts({ ...alone, facts: none }, someFields, asking)).toEqual(reportWith(0.6, [vault]));
    expect([content.told, alone.told, asked]).toEqual([[null], [null], []]);
  });

  it('is repeated with the facts, and once more if they open a further question', async () => {
    const { facts, asked } = createFinder();
    const { validator, told, bodies } = await startValidator(
      reportWith(0.6, [vault]),
      reportWith(0.7, [token]),
      reportWith(0.8, [vault]),
    );
    expect(await askWithFacts({ validator, facts }, someFields, asking)).toEqual(reportWith(0.8, [vault]));
    expect(told).toEqual([null, found(1), found(2)]);
    expect(asked).toEqual([[vault], [token]]);
    // The request itself is unchanged.
    const [first] = bodies;
    for (const body of bodies) expect({ ...body, looked_up: undefined }).toEqual({ ...first, looked_up: undefined });
  });

  it('ignores questions of unknown kinds', async () => {
    const { facts, asked } = createFinder();
    const wanted = [{ kind: 'secret', path: '/etc/passwd' }, { ...token, more: 1 }, vault, null, 'vault'];
    const { validator } = await startValidator(reportWith(0.6, wanted), reportWith(0.9));
    await askWithFacts({ validator, facts }, someFields, asking);
    expect(asked).toEqual([[vault]]);
  });

  it('falls back to the first answer if the validator refuses the facts', async () => {
    const { facts } = createFinder();
    const { validator, told } = await startValidator(reportWith(0.6, [vault]), null, null);
    expect(await askWithFacts({ validator, facts }, someFields, asking)).toEqual(reportWith(0.6, [vault]));
    expect(told.length).toBe(2);
  });

  it('keeps the claims of a request among the claims, under any name', proves('facts.claims'), async () => {
    const { validator, told, bodies } = await startValidator(reportWith(0.6));
    const contextLogs = { looked_up: found(1) };
    await askWithFacts({ validator, ...createFinder() }, { ...someFields, contextLogs }, asking);
    expect(told).toEqual([null]);
    expect(bodies[0]?.proposed_tx).toMatchObject({ context: contextLogs });
  });
});
