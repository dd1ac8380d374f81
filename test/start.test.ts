import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testOrionAccount, testServiceFile } from '@countersign/harness/arbiter/orion';
import { startReadyValidator } from '@countersign/harness/arbiter/ready-validator';
import { createWallet } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { enrolOwner, submit } from '@countersign/harness/requests/transactions';
import { findFreePort } from '@countersign/harness/servers/find-free-port';
import { runProgram } from '@countersign/harness/servers/program';
import { createCaller } from '@countersign/harness/service/caller';
import { type ServiceProcess, spawnService } from '@countersign/harness/service/service-process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { alignedRequest } from '../validator/src/whole/validator.fixture.ts';

let directory: string;
let started: ServiceProcess[] = [];

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'countersign-start-'));
  // Root runs the database as another user, who needs access to the folder.
  await chmod(directory, 0o755);
});
afterEach(async () => {
  for (const program of started) await program.stop();
  started = [];
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Leaves out what the test does not need: the embedded chain and the arbiter. */
const alone = { CHAIN_RPC_URL: 'http://127.0.0.1:9', ORION_SERVICE_FILE: testServiceFile };

async function begin(env: Record<string, string> = alone): Promise<ServiceProcess> {
  const program = await spawnService({ DATA_DIR: join(directory, 'data'), ...env }, 'scripts/run/start.ts');
  started.push(program);
  return program;
}

async function start(env: Record<string, string> = alone): Promise<ServiceProcess> {
  const program = await begin(env);
  await program.ready;
  return program;
}

/** The descendants of a process, with their commands. */
function childrenOf(pid: number | undefined): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).split('\n');
  return lines.flatMap((line) => {
    const [, child, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid ? [{ pid: Number(child), command }] : [];
  });
}

/** Makes every Node process write its environment into the folder SEEN, even if it exits at once. */
const noteEnvironment = `--import=data:text/javascript,${encodeURIComponent(`
  import { writeFileSync } from 'node:fs';
  const { argv, env, pid } = process;
  writeFileSync(env.SEEN + '/' + pid, JSON.stringify({ main: argv[1], env }));
`).replaceAll("'", '%27')}`;

/** The recorded environment of the process that runs a file. */
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

const someUser = () => ({ ethereumAddress: createWallet().address });

const readKey = async (data: string) => (await readFile(join(data, 'orion', 'api.key'), 'utf8')).trim();

/** One signal stops them all, and each reports it. */
async function endsWith(
  program: ServiceProcess,
  signal: NodeJS.Signals,
  children: readonly { pid: number }[],
  programs: number,
): Promise<void> {
  program.child.kill(signal);
  expect(await program.exited).toBe(0);
  expect(program.output().split('"msg":"stopped"')).toHaveLength(programs + 1);
  expect(children.filter(({ pid }) => isAlive(pid))).toEqual([]);
}

// Several processes, one of them a database, on a machine that may be busy.
describe('npm start', { timeout: 240_000 }, () => {
  it(
    'runs everything on this machine in separate processes, and a transaction gets its verdict',
    proves(
      'env.chain-private-key',
      'env.chain-rpc-url',
      'env.orion',
      'health.validator',
      'start.arbiter',
      'start.prints.rest',
      'start.validator',
      'validator.process',
    ),
    async () => {
      const data = join(directory, 'whole');
      const masterKey = randomBytes(32).toString('hex');
      const env = { DATA_DIR: data, ORION_DATA_DIR: join(data, 'orion'), ORION_MASTER_KEY: masterKey };
      const program = await start(env);
      const url = validatorOf(program);
      expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
      expect(program.output()).toMatch(/Web +http:\/\/localhost:\d+\/app\n/);
      expect(program.output()).toMatch(/Chain +http:\/\/127\.0\.0\.1:\d+, contracts in /);
      expect(program.output()).toMatch(/Payloads +sealed, in the database\n/);
      await expect
        .poll(() =>
          childrenOf(program.child.pid)
            .map(({ command }) => /\w+\/src\/main\.ts/.exec(command)?.[0])
            .toSorted(),
        )
        .toEqual(['chain/src/main.ts', 'orion/src/main.ts', 'service/src/main.ts', 'validator/src/main.ts']);
      expect((await createCaller(url)('POST /validate', { body: alignedRequest })).body).toMatchObject({
        decision: 'PASS',
      });

      const file = JSON.parse(await readFile(join(data, 'orion', 'identity', 'service.json'), 'utf8'));
      const registered = { ...file, id: 1, active: true, txHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) };
      expect((await program.call('GET /verification-services/1')).body).toMatchObject(registered);
      expect((await stat(join(data, 'orion'))).mode & 0o777).toBe(0o700);
      expect(program.output()).not.toMatch(/no verification service of our own|nothing is recorded/);

      const owner = await enrolOwner(program.call);
      const requestHash = await submit(program.call, owner);
      const record = () => program.call(`GET /transactions/${requestHash}`, { key: owner.key });
      await expect
        .poll(async () => (await record()).body, { timeout: 60_000 })
        .toMatchObject({ status: 'APPROVED', chain: { status: 'recorded' }, settlement: { status: 'settled' } });
      expect(await healthOf(program)).toMatchObject({ status: 'ok', ...withValidator });
      const made = await readKey(data);
      expect((await program.call('POST /users', { key: made, body: someUser() })).status).toBe(403);
      expect((await stat(join(data, 'orion', 'api.key'))).mode & 0o777).toBe(0o600);
      expect((await stat(join(data, 'chain.key'))).mode & 0o777).toBe(0o600);
      const children = childrenOf(program.child.pid);
      await endsWith(program, 'SIGTERM', children, 4);

      // Everything is there again, nothing twice; and a configured key replaces the generated one.
      const given = randomBytes(32).toString('hex');
      const again = await start({ ...env, ORION_API_KEY: given });
      expect((await again.call('GET /verification-services')).body).toMatchObject([registered]);
      expect((await again.call(`GET /transactions/${requestHash}`, { key: owner.key })).body).toMatchObject({
        status: 'APPROVED',
        settlement: { status: 'settled', verified: true },
      });
      expect((await again.call('POST /users', { key: given, body: someUser() })).status).toBe(403);
      expect((await again.call('POST /users', { key: made, body: someUser() })).status).toBe(401);
      expect(await readKey(data)).toBe(made);

      // Nothing is left behind if it is killed itself.
      const said = (message: string) => again.output().split(`"msg":"${message}"`).length - 1;
      await expect.poll(() => said('ready'), { timeout: 30_000 }).toBe(4);
      const left = childrenOf(again.child.pid);
      expect(left).toHaveLength(4);
      again.child.kill('SIGKILL');
      await expect.poll(() => left.filter(({ pid }) => isAlive(pid)), { timeout: 30_000 }).toEqual([]);
      await expect.poll(() => said('stopped')).toBe(4);
    },
  );

  it('gives every program its own variables, and no others', async () => {
    const seen = join(directory, 'seen');
    await mkdir(seen);
    const data = join(directory, 'belongings');
    const secret = () => randomBytes(32).toString('hex');
    const ofValidator = { LLM_BASE_URL: 'http://127.0.0.1:9', LLM_API_KEY: secret(), LLM_MODEL: 'none' };
    const ofOrion = { ORION_MASTER_KEY: secret(), ORION_DATA_DIR: join(data, 'arbiter') };
    const ofService = {
      MASTER_KEY: secret(),
      ADMIN_API_KEY: secret(),
      // Nothing answers there: it need not get further.
      DATABASE_URL: `postgres://countersign:${secret()}@127.0.0.1:9/none`,
      CHAIN_PRIVATE_KEY: secret(),
    };
    const ofServiceAndOrion = {
      DATA_DIR: data,
      CHAIN_RPC_URL: `http://127.0.0.1:9/${secret()}`,
      CHAIN_RPC_URLS: JSON.stringify({ 1: `http://127.0.0.1:9/${secret()}` }),
      ORION_API_KEY: secret(),
    };
    const ofSeveral = { VALIDATOR_TOKEN: secret() };
    const all = { ...ofValidator, ...ofOrion, ...ofService, ...ofServiceAndOrion, ...ofSeveral };
    // Some of them as files, which hold the secrets of all programs.
    const credentials = join(directory, 'credentials');
    await mkdir(credentials);
    const { LLM_API_KEY, MASTER_KEY, ORION_MASTER_KEY, ...variables } = all;
    for (const [name, value] of Object.entries({ LLM_API_KEY, MASTER_KEY, ORION_MASTER_KEY })) {
      await writeFile(join(credentials, name), `${value}\n`);
    }
    const folder = { CREDENTIALS_DIRECTORY: credentials };
    await begin({ ...variables, ...folder, SEEN: seen, NODE_OPTIONS: noteEnvironment });
    const given = async (main: string) => {
      const found = await findEnvironment(seen, main);
      return Object.keys({ ...all, ...folder }).filter((name) => found?.[name] !== undefined);
    };
    await expect
      .poll(() => given('service/src/main.ts'), { timeout: 30_000 })
      .toEqual([...Object.keys(ofService), ...Object.keys(ofServiceAndOrion), 'VALIDATOR_TOKEN']);
    expect(await given('validator/src/main.ts')).toEqual([...Object.keys(ofValidator), 'VALIDATOR_TOKEN']);
    expect(await given('orion/src/set-up-command.ts')).toEqual([
      ...Object.keys(ofOrion),
      ...Object.keys(ofServiceAndOrion),
      'VALIDATOR_TOKEN',
    ]);
  });

  it("exits with 1 if the arbiter's keys have lost their master key, and starts no service", async () => {
    const data = join(directory, 'lost');
    expect(await runProgram('orion/src/set-up-command.ts', { DATA_DIR: data }).exited).toBe(0);
    await rm(join(data, 'orion', 'master.key'));
    // Only the chain runs by then, and it is stopped.
    const validator = await startReadyValidator();
    const refused = await begin({ DATA_DIR: data, VALIDATOR_URL: validator.url });
    expect(await refused.exited).toBe(1);
    expect(refused.output()).toContain(`could not be set up: ${join(data, 'orion', 'master.key')} is missing`);
    expect(refused.output()).not.toContain('Countersign is ready.');
    expect(refused.output().split('"msg":"stopped"')).toHaveLength(2);
    expect(childrenOf(refused.child.pid)).toEqual([]);
    validator.stop();
  });

  it('starts neither validator nor arbiter if others are configured, and stops on SIGINT', async () => {
    const elsewhere = await startReadyValidator();
    const { url } = elsewhere;
    const data = join(directory, 'elsewhere');
    const program = await start({ ...alone, DATA_DIR: data, VALIDATOR_URL: url });
    expect(validatorOf(program)).toBe(url);
    expect(existsSync(join(data, 'orion'))).toBe(false);
    const own = await program.call('GET /verification-services/1');
    expect(own.body).toMatchObject({ owner: testOrionAccount.address });
    const children = childrenOf(program.child.pid);
    expect(children).toHaveLength(1);
    expect(await healthOf(program)).toMatchObject(withValidator);
    elsewhere.stop();
    await endsWith(program, 'SIGINT', children, 1);
  });

  it('restarts a validator and a service that were killed while the rest continues, and stops on SIGHUP', async () => {
    const program = await start({ ...alone, VALIDATOR_PORT: String(await findFreePort()) });
    await expect.poll(() => healthOf(program), { timeout: 30_000 }).toMatchObject(withValidator);
    const service = childRunning(program, 'service');
    const first = childRunning(program, 'validator');
    process.kill(first, 'SIGKILL');
    await expect
      .poll(() => program.output(), { timeout: 30_000 })
      .toContain('countersign: the validator ended with SIGKILL; restarting it in 0.25 s');
    expect(await healthOf(program)).toMatchObject({ status: 'degraded', checks: { validator: { status: 'down' } } });
    await expect.poll(() => healthOf(program), { timeout: 30_000 }).toMatchObject(withValidator);
    const second = childRunning(program, 'validator');
    expect(second).not.toBe(first);
    expect(childRunning(program, 'service')).toBe(service);

    process.kill(service, 'SIGKILL');
    await expect.poll(() => program.output().split('Countersign is ready.').length, { timeout: 30_000 }).toBe(3);
    expect(program.output()).toContain('countersign: the service ended with SIGKILL; restarting it in 0.25 s');
    expect((await program.call('GET /health/ready')).status).toBe(200);
    expect(childRunning(program, 'validator')).toBe(second);
    await endsWith(program, 'SIGHUP', childrenOf(program.child.pid), 2);
  });

  it('exits with 1 and a message if the environment of the service is invalid', async () => {
    const program = await begin({ LOG_LEVEL: 'info', TRUST_PROXY: 'nobody' });
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain('Countersign did not start. The environment is invalid:\n  TRUST_PROXY: ');
    expect(program.output()).not.toContain('started again');
  });

  it('reports all faults in the environments of all programs at once', async () => {
    const program = await begin({ TRUST_PROXY: 'nobody', LLM_BASE_URL: 'nowhere', LOG_LEVEL: 'loud' });
    expect(await program.exited).toBe(1);
    const [, list = ''] = program.output().split('The environment is invalid:\n');
    const named = [...list.matchAll(/^ {2}([A-Z_]+): /gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual(['LLM_BASE_URL', 'LLM_MODEL', 'LOG_LEVEL', 'TRUST_PROXY']);
  });

  it(
    'exits with 1 and one line if the keys of an installation are set without that of its arbiter',
    proves('env.orion-master-key.required'),
    async () => {
      const data = join(directory, 'without-arbiter-key');
      const masterKey = randomBytes(32).toString('hex');
      const shared = { DATABASE_URL: 'postgres://127.0.0.1:9/none', ORION_API_KEY: randomBytes(32).toString('hex') };
      for (const [env, given] of [
        [{ MASTER_KEY: masterKey }, 'MASTER_KEY'],
        [{ MASTER_KEY: masterKey, ...shared }, 'DATABASE_URL'],
      ] as const) {
        const program = await begin({ DATA_DIR: data, ...env });
        expect(await program.exited).toBe(1);
        const [, faults] = program.output().split('The environment is invalid:\n');
        expect(faults).toBe(
          `  ORION_MASTER_KEY: is required with ${given}: 32 random bytes, the same on every machine, for example from: openssl rand -hex 32\n`,
        );
      }
      expect(existsSync(data)).toBe(false);
    },
  );

  it('exits with 1 if the port of the validator is taken, and names the variable', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const program = await begin({ ...alone, VALIDATOR_PORT: String((holder.address() as AddressInfo).port) });
    expect(await program.exited).toBe(1);
    expect(program.output()).toMatch(/The Countersign validator did not start\. Port \d+ is in use: .* VALIDATOR_PORT/);
    expect(program.output()).not.toContain('Countersign is ready.');
    holder.close();
  });

  it('exits with 1 if a file of the validator is unreadable, and stops the service', async () => {
    const program = await begin({ ...alone, SANCTIONS_FILE: join(directory, 'no-such-file') });
    expect(await program.exited).toBe(1);
    expect(program.output()).toContain(join(directory, 'no-such-file'));
    expect(childrenOf(program.child.pid)).toEqual([]);
  });
});
