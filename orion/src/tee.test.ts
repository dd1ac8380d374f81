import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contract, type Hex } from '@countersign/protocol';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { createTeeProver } from './tee.ts';

const hash: Hex = `0x${'ab'.repeat(32)}`;
const signer = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const folder = mkdtempSync(join(tmpdir(), 'tee-'));
const socketPath = join(folder, 'dstack.sock');
const measurement = 'cd'.repeat(48);
let agent: Server | null = null;

afterEach(() => {
  agent?.close();
  agent?.closeAllConnections();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A TDX quote around the given report data. */
function quoteOf(reportData: string, { version = 4, platform = 0x81 } = {}): Buffer {
  const quote = Buffer.alloc(5_000);
  quote.writeUInt16LE(version, 0);
  quote.writeUInt32LE(platform, 4);
  const start = version === 5 ? 54 : 48;
  quote.write(measurement, start + 136, 'hex');
  quote.write(reportData, start + 520, 'hex');
  return quote;
}

/** A guest agent with this answer; undefined for a failure. */
async function startAgent(answer: (reportData: string, count: number) => unknown): Promise<{ paths: string[] }> {
  const paths: string[] = [];
  agent = createServer(async (request, response) => {
    paths.push(`${request.method} ${request.url}`);
    let body = '';
    for await (const chunk of request) body += chunk;
    const given = answer(JSON.parse(body).report_data, paths.length);
    response.writeHead(given === undefined ? 500 : 200).end(typeof given === 'string' ? given : JSON.stringify(given));
  });
  await new Promise<void>((resolve) => agent?.listen(socketPath, resolve));
  return { paths };
}

const prove = () => createTeeProver({ socketPath, signer, pausesMs: [1, 1] }).prove(hash);

describe('the attestation of the machine', () => {
  it('is explicitly absent without a TEE', async () => {
    const prover = createTeeProver({ socketPath: `${socketPath}.none`, signer });
    expect(await prover.prove(hash)).toEqual({ platform: 'none', signer });
  });

  it.each([4, 5])('is a quote (version %i) that contains the hash of the verdict', async (version) => {
    const { paths } = await startAgent((data) => ({
      quote: quoteOf(data, { version }).toString('hex'),
      event_log: '[]',
      report_data: data,
      vm_config: '{}',
    }));
    const reportData = `${hash}${'0'.repeat(64)}`;
    const proof = await prove();
    expect(proof).toEqual({
      platform: 'tdx',
      quote: `0x${quoteOf(reportData.slice(2), { version }).toString('hex')}`,
      measurement: `0x${measurement}`,
      reportData,
      signer,
    });
    expect(contract.updateTeeProof.body.safeParse(proof).success).toBe(true);
    expect(paths).toEqual(['POST /GetQuote']);
  });

  it('is requested again if the agent fails', async () => {
    await startAgent((data, count) => (count < 3 ? undefined : { quote: `0x${quoteOf(data).toString('hex')}` }));
    expect(await prove()).toMatchObject({ platform: 'tdx' });
  });

  it.each<[what: string, answer: (data: string) => unknown]>([
    ['fails', () => undefined],
    ['answers nonsense', () => 'nonsense'],
    ['gives no quote', () => ({})],
    ['gives a quote for other data', () => ({ quote: quoteOf('11'.repeat(64)).toString('hex') })],
    ['gives a quote of another platform', (data) => ({ quote: quoteOf(data, { platform: 0 }).toString('hex') })],
    ['gives a quote of another version', (data) => ({ quote: quoteOf(data, { version: 3 }).toString('hex') })],
    ['gives half a quote', (data) => ({ quote: quoteOf(data).subarray(0, 100).toString('hex') })],
    ['gives a few bytes', () => ({ quote: '0400' })],
    ['answers endlessly', () => ({ quote: '00'.repeat(2 * 1024 * 1024) })],
  ])('is not claimed if the agent %s', async (_what, answer) => {
    const { paths } = await startAgent(answer);
    expect(await prove()).toBeNull();
    expect(paths).toHaveLength(3);
  });
});
