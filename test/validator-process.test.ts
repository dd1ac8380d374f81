import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { proves } from '@countersign/harness/proves';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { type RunningProgram, runProgram } from '@countersign/harness/servers/program';
import { createCaller } from '@countersign/harness/service/caller';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { alignedRequest } from '../validator/src/whole/validator.fixture.ts';

const main = 'scripts/run/program.ts';
const args = ['validator'];
let started: RunningProgram[] = [];

afterEach(async () => {
  for (const program of started) await program.stop();
  started = [];
});

function begin(env: Record<string, string>): RunningProgram {
  const program = runProgram(main, env, { args });
  started.push(program);
  return program;
}

async function start() {
  const port = String(await findFreePort());
  const program = runProgram(main, { VALIDATOR_PORT: port }, { args });
  await program.ready;
  return { ...program, port: Number(port), call: createCaller(`http://127.0.0.1:${port}`) };
}

const isRefused = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, '127.0.0.1', () => probe.destroy());
    probe.on('error', () => resolve(true)).on('close', () => resolve(false));
  });

describe('the validator as a process', { timeout: 60_000 }, () => {
  let validator: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    validator = await start();
  });
  afterAll(() => validator.stop());

  it('prints its address, and judges', proves('validator.process'), async () => {
    const url = `http://127.0.0.1:${validator.port}`;
    expect(validator.output()).toContain('The Countersign validator is ready.');
    expect(validator.output()).toContain(`Validate    ${url}/validate`);
    expect(validator.output()).toContain(`Reference   ${url}/docs`);
    expect((await validator.call('GET /health')).body).toMatchObject({ status: 'ok', ready: true });
    const answer = await validator.call('POST /validate', { body: alignedRequest });
    expect(answer.body).toMatchObject({ decision: 'PASS', llm_calls: 0 });
  });

  it('listens on loopback only by default', proves('validator.loopback'), async () => {
    const socket = connect({ host: '127.0.0.2', port: validator.port });
    const [error] = await once(socket, 'error');
    expect(error.code).toMatch(/ECONNREFUSED|EADDRNOTAVAIL|ETIMEDOUT/);
  });

  it('completes pending requests after SIGTERM, then exits with 0', async () => {
    const body = JSON.stringify(alignedRequest);
    const socket = connect(validator.port, '127.0.0.1');
    await once(socket, 'connect');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      answer += text;
    });
    const ended = once(socket, 'close');
    const lines = ['POST /validate HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
    // Its answer to `Expect` proves that it has the head of the request and waits for the body.
    socket.write([...lines, 'Expect: 100-continue', `Content-Length: ${body.length}`, '', ''].join('\r\n'));
    await expect.poll(() => answer, { timeout: 15_000 }).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    validator.child.kill('SIGTERM');
    await expect.poll(() => validator.output(), { timeout: 15_000 }).toContain('"msg":"stopping"');
    // After it stops accepting connections, it closes each with its answer.
    await expect.poll(() => isRefused(validator.port), { timeout: 15_000 }).toBe(true);
    socket.write(body);
    await ended;
    expect(answer).toContain('\r\n\r\nHTTP/1.1 200 OK\r\n');
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(await validator.exited).toBe(0);
    expect(validator.output()).toContain('"msg":"stopped"');
  });
});

describe('a failed start of the validator', { timeout: 60_000 }, () => {
  it('because of the environment exits with 1 and lists all faults', async () => {
    const validator = begin({ VALIDATOR_PORT: 'x', VALIDATOR_HOST: '0.0.0.0', LLM_API_KEY: 'hunter2' });
    expect(await validator.exited).toBe(1);
    const [heading, ...faults] = validator.output().trim().split('\n');
    expect(heading).toBe('The Countersign validator did not start. The environment is invalid:');
    expect(faults.map((line) => line.trim().split(':')[0])).toEqual([
      'VALIDATOR_PORT',
      'VALIDATOR_TOKEN',
      'LLM_BASE_URL',
    ]);
    expect(validator.output()).not.toContain('hunter2');
  });

  it('because a port is taken exits with 1 and names the variable', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const taken = String((holder.address() as AddressInfo).port);
    const [validator, metrics] = [
      begin({ VALIDATOR_PORT: taken }),
      begin({ VALIDATOR_PORT: '0', VALIDATOR_METRICS_PORT: taken }),
    ];
    expect(await validator.exited).toBe(1);
    expect(validator.output()).toMatch(/Port \d+ is in use: .* set VALIDATOR_PORT to another port\./);
    expect(await metrics.exited).toBe(1);
    expect(metrics.output()).toMatch(/Port \d+ is in use: .* set VALIDATOR_METRICS_PORT to another port\./);
    holder.close();
  });

  it.each(['SANCTIONS_FILE', 'POLICY_FILE', 'DESCRIPTORS_DIR'])(
    'because %s is missing exits with 1 and names it',
    async (name) => {
      const file = join(import.meta.dirname, 'no-such-file');
      const validator = begin({ VALIDATOR_PORT: '0', [name]: file });
      expect(await validator.exited).toBe(1);
      expect(validator.output()).toContain('The Countersign validator did not start.');
      expect(validator.output()).toContain(file);
    },
  );
});
