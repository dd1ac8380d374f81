import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { alignedRequest } from '../validator/src/validator.fixture.ts';
import { createCaller } from './harness/caller.ts';
import { findFreePort } from './harness/find-free-port.ts';
import { testOrionAccount, testServiceFile } from './harness/orion.ts';
import { type ServiceProcess, spawnService } from './harness/service-process.ts';
import { createWallet } from './harness/wallet.ts';

let directory: string;
let started: ServiceProcess[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-start-'));
  // Root runs the database as another user, who must be able to enter.
  await chmod(directory, 0o755);
});
afterEach(async () => {
  for (const program of started) await program.stop();
  started = [];
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function begin(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const program = await spawnService({ DATA_DIR: join(directory, 'data'), ...env }, 'scripts/start.ts');
  started.push(program);
  return program;
}

async function start(env: Record<string, string> = {}): Promise<ServiceProcess> {
  const program = await begin(env);
  await program.ready;
  return program;
}

/** The processes that a process has started, with what they run. */
function childrenOf(pid: number | undefined): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, child, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(child), command }] : [];
  });
}

/** Makes every Node process write its environment into the folder SEEN, also one that ends at once. */
const noteEnvironment = `--import=data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs';
  const { argv, env, pid } = process;
  writeFileSync(env.SEEN + '/' + pid, JSON.stringify({ main: argv[1], env }));
`).replaceAll("'", '%27')}`;

/** What the process that runs a file has noted, so far as it has. */
async function findEnvironment(folder: string, main: string): Promise<Record<string, string> | undefined> {
  const notes = (await readdir(folder)).map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')));
  return (await Promise.all(notes)).find((note) => note.main.endsWith(main))?.env;
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const childRunning = (program: ServiceProcess, name: string) =>
  childrenOf(program.child.pid).find(({ command }) => command.includes(`${name}/src/main.ts`))?.pid ?? 0;

const validatorOf = (program: ServiceProcess) => /Validator +(http:\/\/\S+)/.exec(program.output())?.[1] ?? '';
const healthOf = async (program: ServiceProcess) => (await program.call('GET /health')).body;
const withValidator = { checks: { validator: { status: 'ok', latencyMs: expect.any(Number) } } };

// Several processes, one of them a database, on a machine that may be busy.
describe('npm start', { timeout: 90_000 }, () => {
  it('runs service and validator as processes of their own, and prints where both are', async () => {
    const program = await start();
    const url = validatorOf(program);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(childrenOf(program.child.pid).map(({ command }) => /\w+\/src\/main\.ts/.exec(command)?.[0])).toEqual([
      'validator/src/main.ts',
      'service/src/main.ts',
    ]);
    await expect.poll(() => healthOf(program), { timeout: 30_000 }).toMatchObject({ status: 'ok', ...withValidator });
    const answer = await createCaller(url)('POST /validate', { body: alignedRequest });
    expect(answer.body).toMatchObject({ decision: 'PASS' });
  });

  it('sets the arbiter up in a process that only it has, and the service knows it as its own', async () => {
    const data = join(directory, 'arbiter');
    const masterKey = randomBytes(32).toString('hex');
    const program = await start({ DATA_DIR: data, ORION_DATA_DIR: join(data, 'orion'), ORION_MASTER_KEY: masterKey });
    const file = JSON.parse(await readFile(join(data, 'orion', 'identity', 'service.json'), 'utf8'));
    expect((await program.call('GET /verification-services/1')).body).toMatchObject({ ...file, id: 1, active: true });
    expect((await stat(join(data, 'orion'))).mode & 0o777).toBe(0o700);
    expect(program.output()).not.toContain('no verification service of our own');
  });

  it('gives every program its own variables, and none of another', async () => {
    const seen = join(directory, 'seen');
    await mkdir(seen);
    const data = join(directory, 'belongings');
    const secret = () => randomBytes(32).toString('hex');
    const ofValidator = { LLM_BASE_URL: 'http://127.0.0.1:9', LLM_API_KEY: secret(), LLM_MODEL: 'none' };
    const ofOrion = { ORION_MASTER_KEY: secret(), ORION_DATA_DIR: join(data, 'arbiter') };
    const ofService = {
      MASTER_KEY: secret(),
      ADMIN_API_KEY: secret(),
      // Nobody is there: it need not get further than this.
      DATABASE_URL: `postgres://countersign:${secret()}@127.0.0.1:9/none`,
      CHAIN_RPC_URL: `http://127.0.0.1:9/${secret()}`,
      CHAIN_RPC_URLS: JSON.stringify({ 1: `http://127.0.0.1:9/${secret()}` }),
      ORION_API_KEY: secret(),
    };
    const ofCommands = { CHAIN_PRIVATE_KEY: secret() };
    const ofSeveral = { DATA_DIR: data, VALIDATOR_TOKEN: secret() };
    const all = { ...ofValidator, ...ofOrion, ...ofService, ...ofCommands, ...ofSeveral };
    await begin({ ...all, SEEN: seen, NODE_OPTIONS: noteEnvironment });
    const given = async (main: string) => {
      const found = await findEnvironment(seen, main);
      return Object.keys(all).filter((name) => found?.[name] !== undefined);
    };
    await expect
      .poll(() => given('service/src/main.ts'), { timeout: 30_000 })
      .toEqual([...Object.keys(ofService), 'DATA_DIR', 'VALIDATOR_TOKEN']);
    expect(await given('validator/src/main.ts')).toEqual([...Object.keys(ofValidator), 'VALIDATOR_TOKEN']);
    expect(await given('orion/src/set-up-command.ts')).toEqual([...Object.keys(ofOrion), 'DATA_DIR']);
  });

  it('makes an ORION key in embedded mode that stays the same, unless one is given', async () => {
    const data = join(directory, 'orion-key');
    const body = { ethereumAddress: createWallet().address };
    const key = async () => (await readFile(join(data, 'orion', 'api.key'), 'utf8')).trim();
    const first = await start({ DATA_DIR: data });
    const made = await key();
    // Known, and of a kind that may not do this.
    expect((await first.call('POST /users', { key: made, body })).status).toBe(403);
    expect((await stat(join(data, 'orion', 'api.key'))).mode & 0o777).toBe(0o600);
    await first.stop();
    const second = await start({ DATA_DIR: data });
    expect(await key()).toBe(made);
    expect((await second.call('POST /users', { key: made, body })).status).toBe(403);
    await second.stop();
    const given = randomBytes(32).toString('hex');
    const third = await start({ DATA_DIR: data, ORION_API_KEY: given });
    expect((await third.call('POST /users', { key: given, body })).status).toBe(403);
    expect((await third.call('POST /users', { key: made, body })).status).toBe(401);
  });

  it('sets no arbiter up where ORION_SERVICE_FILE names one', async () => {
    const data = join(directory, 'elsewhere');
    const program = await start({ DATA_DIR: data, ORION_SERVICE_FILE: testServiceFile });
    expect(existsSync(join(data, 'orion'))).toBe(false);
    expect((await program.call('GET /verification-services/1')).body).toMatchObject({
      owner: testOrionAccount.address,
    });
  });

  it('ends with 1 where the keys of the arbiter have lost their master key, and starts no service', async () => {
    const data = join(directory, 'lost');
    const program = await start({ DATA_DIR: data });
    await program.stop();
    await rm(join(data, 'orion', 'master.key'));
    const refused = await begin({ DATA_DIR: data });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain(`could not be set up: ${join(data, 'orion', 'master.key')} is missing`);
    expect(refused.output()).not.toContain('Countersign is ready.');
    expect(childrenOf(refused.child.pid)).toEqual([]);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('stops everything on one %s, and ends with 0', async (signal) => {
    const program = await start();
    const children = childrenOf(program.child.pid);
    program.child.kill(signal);
    expect(await program.exited).toBe(0);
    expect(program.output().split('"msg":"stopped"')).toHaveLength(3);
    expect(children.filter(({ pid }) => isAlive(pid))).toEqual([]);
  });

  it('leaves nothing behind when it is killed itself', async () => {
    const program = await start();
    const children = childrenOf(program.child.pid);
    expect(children).toHaveLength(2);
    program.child.kill('SIGKILL');
    await expect.poll(() => children.filter(({ pid }) => isAlive(pid)), { timeout: 30_000 }).toEqual([]);
    expect(program.output().split('"msg":"stopped"')).toHaveLength(3);
  });

  it('starts a validator again that was killed, and says so', async () => {
    const program = await start({ VALIDATOR_PORT: String(await findFreePort()) });
    await expect.poll(() => healthOf(program), { timeout: 30_000 }).toMatchObject(withValidator);
    const first = childRunning(program, 'validator');
    process.kill(first, 'SIGKILL');
    await expect
      .poll(() => program.output(), { timeout: 30_000 })
      .toContain('countersign: the validator ended with SIGKILL; it is started again in 1 s');
    expect(await healthOf(program)).toMatchObject({ status: 'degraded', checks: { validator: { status: 'down' } } });
    await expect.poll(() => healthOf(program), { timeout: 30_000 }).toMatchObject({ status: 'ok', ...withValidator });
    expect(childRunning(program, 'validator')).not.toBe(first);
  });

  it('starts a service again that was killed, and the validator goes on', async () => {
    const program = await start();
    const [service, validator] = [childRunning(program, 'service'), childRunning(program, 'validator')];
    process.kill(service, 'SIGKILL');
    await expect.poll(() => program.output().split('Countersign is ready.').length, { timeout: 30_000 }).toBe(3);
    expect(program.output()).toContain('countersign: the service ended with SIGKILL; it is started again in 1 s');
    expect((await program.call('GET /health/ready')).status).toBe(200);
    expect(childRunning(program, 'validator')).toBe(validator);
  });

  it('starts no validator where VALIDATOR_URL names one', async () => {
    const elsewhere = createServer((_request, response) => response.end('{"ready":true}')).listen(0, '127.0.0.1');
    await new Promise((resolve) => elsewhere.once('listening', resolve));
    const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const program = await start({ VALIDATOR_URL: url });
    expect(validatorOf(program)).toBe(url);
    expect(childrenOf(program.child.pid)).toHaveLength(1);
    expect(await healthOf(program)).toMatchObject({ status: 'ok', ...withValidator });
    elsewhere.close();
  });

  it('ends with 1 and the message where the environment of the service is wrong', async () => {
    const program = await begin({ LOG_LEVEL: 'info', TRUST_PROXY: 'nobody' });
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain('Countersign did not start. The environment is not right:\n  TRUST_PROXY: ');
    expect(program.output()).not.toContain('started again');
  });

  it('says what is wrong with the environment of every program at once', async () => {
    const program = await begin({ TRUST_PROXY: 'nobody', LLM_BASE_URL: 'nowhere', LOG_LEVEL: 'loud' });
    expect(await program.exited).toBe(1);
    const [, list = ''] = program.output().split('The environment is not right:\n');
    const named = [...list.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(['LLM_BASE_URL', 'LLM_MODEL', 'LOG_LEVEL', 'TRUST_PROXY']);
  });

  it('ends with 1 where the port of the validator is taken, and names the variable', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const program = await begin({ VALIDATOR_PORT: String((holder.address() as AddressInfo).port) });
    expect(await program.exited).toBe(1);
    expect(program.output()).toMatch(/The Countersign validator did not start\. Port \d+ is taken: .* VALIDATOR_PORT/);
    expect(program.output()).not.toContain('Countersign is ready.');
    holder.close();
  });

  it('ends with 1 where a file of the validator cannot be read, and stops the service', async () => {
    const program = await begin({ SANCTIONS_FILE: join(directory, 'no-such-file') });
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain(join(directory, 'no-such-file'));
    expect(childrenOf(program.child.pid)).toEqual([]);
  });
});
