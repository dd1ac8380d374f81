import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { canonicalJson, hashReport } from '@countersign/protocol';

/** The CPU time in milliseconds of avoidable work for a verdict. */
export interface Remedies {
  readonly reportBytes: number;
  /** Writing the report as canonical JSON, and hashing it. */
  readonly canonicalMs: number;
  readonly hashMs: number;
  /** Writing the report as JSON in one process and parsing it in another. */
  readonly jsonMs: number;
  /** One call with an almost empty body, or with the report; both sides together. */
  readonly smallCallMs: number;
  readonly reportCallMs: number;
}

const ROUNDS = 500;

/** The first half is warm-up, while code is still being compiled. */
async function processorMsOf(work: () => unknown): Promise<number> {
  for (let round = 0; round < ROUNDS; round += 1) await work();
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round += 1) await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ROUNDS;
}

/** Uses a real report, and a bare server and client of `node:http` with a kept-alive connection. */
export async function measureRemedies(report: object): Promise<Remedies> {
  const text = JSON.stringify(report);
  const canonicalMs = await processorMsOf(() => canonicalJson(report));
  const hashedMs = await processorMsOf(() => hashReport(report));
  const jsonMs = await processorMsOf(() => JSON.parse(JSON.stringify(report)));
  const server = createServer((asked, answer) => asked.resume().on('end', () => answer.end('{"ok":true}')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const call = (body: string) =>
    new Promise<void>((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
      const asked = request({ host: '127.0.0.1', port, method: 'POST', agent, headers }, (answer) => {
        answer.resume().on('end', resolve);
      });
      asked.on('error', reject).end(body);
    });
  const smallCallMs = await processorMsOf(() => call('{"max":1}'));
  const reportCallMs = await processorMsOf(() => call(text));
  agent.destroy();
  server.close();
  const reportBytes = Buffer.byteLength(text);
  return { reportBytes, canonicalMs, hashMs: hashedMs - canonicalMs, jsonMs, smallCallMs, reportCallMs };
}
