import { chmodSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csrBody } from '@countersign/harness/people/custody';
import { generatePgpKey } from '@countersign/harness/people/pgp';
import { signIn } from '@countersign/harness/people/wallet';
import { proves } from '@countersign/harness/proves';
import { completeVerdict, signedVerdict } from '@countersign/harness/requests/signed-verdict';
import { decide, enrolOwner, judge, type Owner, someAddress, submit } from '@countersign/harness/requests/transactions';
import { useReachableService } from '@countersign/harness/service/use-reachable-service';
import { noFirstLimit } from '@countersign/protocol';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startCustodyProvider } from '../../simulators/src/index.ts';
import { type CliUser, createCliUser } from './run-cli.fixture.ts';

const provider = await startCustodyProvider();
afterAll(() => provider.stop());
const { service, baseUrl } = await useReachableService({ CUSTODY_BASE_URL: provider.url });
const { call } = service;

let owner: Owner;
let user: CliUser;
beforeAll(async () => {
  owner = await enrolOwner(call);
});
beforeEach(() => {
  user = createCliUser(baseUrl);
});
afterEach(() => user.end());

const withKey = () => ({ COUNTERSIGN_KEY: owner.key, COUNTERSIGN_ACCOUNT: owner.wallet.address });
const words = `Send 1 ETH to ${someAddress}`;
const transfer = ['--intent', words, '--to', someAddress, '--value', '1000000000000000000', '--chain', '11155111'];

/** Judges the next request of this owner as soon as it arrives. */
async function judgeNext(decision: 'APPROVED' | 'REJECTED' | 'UNDECIDED', more: Record<string, unknown> = {}) {
  const list = async () => (await call(`GET /transactions/users/${owner.wallet.address}`, { key: owner.key })).body;
  const { length: before } = (await list()) as unknown[];
  const { requestHash } = await vi.waitFor(
    async () => {
      const found = (await list()) as { requestHash: string }[];
      if (found.length === before || !found[0]) throw new Error('nothing submitted yet');
      return found[0];
    },
    { timeout: 30_000 },
  );
  const posted = { ...completeVerdict(owner.wallet.address), decision, ...more };
  expect((await judge(call, requestHash, decision, await signedVerdict(requestHash, posted))).status).toBe(201);
  return requestHash;
}

describe('settings', () => {
  it('show the warning that the service returns', proves('settings.warning'), async () => {
    const agents = await enrolOwner(call, 2);
    const env = { COUNTERSIGN_KEY: agents.key, COUNTERSIGN_ACCOUNT: agents.wallet.address };
    expect((await user.run(['settings'], { env })).stdout).toContain(noFirstLimit);
    const { stdout } = await user.run(['settings', '--json'], { env });
    expect(JSON.parse(stdout)).toMatchObject({ executionType: 2, warning: noFirstLimit });
    expect((await user.run(['settings'], { env: withKey() })).stdout).not.toContain('Warning');
  });
});

describe('sign-in', () => {
  it('stores a key that only this user can read, and never prints it', proves('cli.secrets'), async () => {
    const args = ['login', '--key-stdin', '--account', owner.wallet.address];
    const ran = await user.run(args, { stdin: `${owner.key}\n` });
    expect(ran).toEqual({
      code: 0,
      stdout: `✓ Signed in to ${baseUrl} as ${owner.wallet.address} with an API key\n`,
      stderr: '',
    });
    const kept = join(user.directory, 'config', 'logins.json');
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(statSync(join(user.directory, 'config')).mode & 0o777).toBe(0o700);
    const inbox = await user.run(['inbox', '--json']);
    expect(JSON.parse(inbox.stdout)).toEqual({ requests: [] });
    expect((await user.run(['logout'])).stdout).toContain('Its API key stays valid');
    expect(readFileSync(kept, 'utf8')).not.toContain(owner.key);
    expect(await user.run(['inbox'])).toMatchObject({ code: 1, stderr: expect.stringContaining('not signed in') });
  });

  it('does not echo a key while it is typed', proves('cli.secrets'), async () => {
    const terminal = user.open(['login', '--key']);
    await terminal.shows('API key');
    terminal.type(`${owner.key}\r`);
    await terminal.shows("Owner's account");
    terminal.type(`${owner.wallet.address}\r`);
    expect(await terminal.code).toBe(0);
    expect(terminal.screen()).toContain(`as ${owner.wallet.address} with an API key`);
    expect(terminal.screen()).not.toContain(owner.key.slice(0, 12));
  });

  it('refuses a file of sign-ins that other users can read', proves('cli.secrets'), async () => {
    const kept = join(user.directory, 'config', 'logins.json');
    mkdirSync(join(user.directory, 'config'));
    writeFileSync(kept, '{}', { mode: 0o644 });
    chmodSync(kept, 0o644);
    expect(await user.run(['inbox'])).toMatchObject({ code: 1, stderr: expect.stringContaining('chmod 600') });
  });

  it(
    'signs each request with the wallet key from the environment, and stores nothing',
    proves('sig.clients'),
    async () => {
      const privateKey = generatePrivateKey();
      const signed = await signIn(call, privateKeyToAccount(privateKey));
      const { wallet, accessToken } = signed;
      const created = await call('POST /user-api-keys', { token: accessToken, body: { name: 'agent' } });
      const requestHash = await submit(call, {
        ...signed,
        key: created.get('secret'),
        keyId: created.get('apiKey.id'),
      });
      const env = { COUNTERSIGN_WALLET_KEY: privateKey };
      const shown = await user.runHere(['status', requestHash, '--json'], { env }).ended;
      expect(shown.stderr).toBe('');
      expect(JSON.parse(shown.stdout)).toMatchObject({ requestHash });
      const rejected = await user.runHere(['reject', requestHash, '--yes', '--json'], { env }).ended;
      expect(JSON.parse(rejected.stdout)).toMatchObject({ requestHash, decision: 'REJECTED', status: 'REJECTED' });
      const { body } = await call(`GET /transactions/${requestHash}`, { token: accessToken });
      expect(JSON.stringify(body)).toContain(wallet.address);
      expect(rejected.stdout + rejected.stderr).not.toContain(privateKey.slice(2));
      expect(existsSync(join(user.directory, 'config', 'logins.json'))).toBe(false);
      const wrong = await user.runHere(['inbox'], { env: { COUNTERSIGN_WALLET_KEY: '0x12' } }).ended;
      expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining('64 hexadecimal digits') });
    },
  );

  it("keeps an owner's session alive across several processes at once", proves('cli.secrets'), async () => {
    const privateKey = generatePrivateKey();
    const { address } = privateKeyToAccount(privateKey);
    expect((await user.run(['login', '--wallet-stdin'], { stdin: privateKey })).code).toBe(0);
    const kept = join(user.directory, 'config', 'logins.json');
    const before = JSON.parse(readFileSync(kept, 'utf8'));
    expect(JSON.stringify(before)).not.toContain(privateKey.slice(2));
    // Simulates a quarter of an hour: the access token has expired.
    const [head, , signature] = before.logins[baseUrl].accessToken.split('.');
    before.logins[baseUrl].accessToken = `${head}.${btoa(JSON.stringify({ exp: 1 }))}.${signature}`;
    writeFileSync(kept, JSON.stringify(before));
    const { code: asked } = (await (await fetch(`${baseUrl}/auth/connect/initiate`, { method: 'POST' })).json()) as {
      code: string;
    };
    const [keys, connected] = await Promise.all([
      user.run(['keys', '--json']),
      user.run(['connect', asked, '--yes', '--json']),
    ]);
    expect(JSON.parse(keys.stdout)).toMatchObject({ keys: expect.any(Array) });
    expect(JSON.parse(connected.stdout)).toEqual({ result: 'approved', account: address, file: null });
    expect((await user.run(['logout'])).stdout).toBe(`Signed out of ${baseUrl}\n`);
  });

  it('tells a user with a key which commands need the owner', proves('cli.decide'), async () => {
    const ran = await user.run(['keys', '--json'], { env: withKey() });
    expect(ran).toMatchObject({ code: 1, stdout: '' });
    expect(JSON.parse(ran.stderr)).toEqual({ error: 'failure', message: expect.stringContaining('Only the owner') });
  });
});

describe('verify', () => {
  it('exits with 0 for an approval, and prints its fields as JSON', proves('cli.exit-codes'), async () => {
    const [ran, requestHash] = await Promise.all([
      user.run(['verify', ...transfer, '--json'], { env: withKey() }),
      judgeNext('APPROVED'),
    ]);
    expect(ran).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(ran.stdout)).toEqual({
      outcome: 'approved',
      requestHash,
      actionHash: completeVerdict(owner.wallet.address).callHash,
      by: null,
      reason: expect.any(String),
      advice: null,
      validUntil: expect.stringMatching(/^\d{4}-.*Z$/),
      txHash: null,
      page: `${baseUrl}/app/transactions/${requestHash}`,
      intent: words,
    });
  });

  it(
    'exits with 3 for a rejection, with reason and advice, and escapes control characters in foreign text',
    proves('cli.exit-codes'),
    async () => {
      const report = { explanation: { to_pass: 'Set the amount to 1.' } };
      const analysis = 'The amount \u001B[2J\u202Ediffers.';
      const request = { intent: words, chainId: 11155111, tx: { to: someAddress, value: '1000000000000000000' } };
      const [ran] = await Promise.all([
        user.run(['verify', '-'], { env: withKey(), stdin: JSON.stringify(request) }),
        judgeNext('REJECTED', { report, analysis }),
      ]);
      expect(ran.code).toBe(3);
      expect(ran.stdout).toContain('✗ Rejected by the arbiter');
      expect(ran.stdout).toContain('The amount \uFFFD[2J\uFFFDdiffers.');
      expect(ran.stdout).toContain('Set the amount to 1.');
      for (const active of ['\u001B', '\u202E']) expect(`${ran.stdout}${ran.stderr}`).not.toContain(active);
      expect(ran.stderr).toMatch(/^Submitting …\nSubmitted as 0x\w{64}, waiting for the arbiter …\n$/);
    },
  );
});

describe('a request that is waiting for the owner', () => {
  it(
    'exits with 4; a key cannot approve it, the owner can, and `watch` reports the decision',
    proves('cli.exit-codes'),
    async () => {
      const requestHash = await submit(call, owner);
      await judge(call, requestHash, 'UNDECIDED');
      const prefix = requestHash.slice(0, 12);
      const [status, inbox, approved, why] = await Promise.all([
        user.run(['status', prefix], { env: withKey() }),
        user.run(['inbox'], { env: withKey() }),
        user.run(['approve', prefix, '--yes'], { env: withKey() }),
        user.run(['why', prefix, '--json'], { env: withKey() }),
      ]);
      expect(status).toMatchObject({ code: 4, stdout: expect.stringContaining('● Waiting for the owner') });
      expect(inbox).toMatchObject({ code: 0, stdout: expect.stringContaining(`●  ${prefix}  pending`) });
      expect(approved).toMatchObject({ code: 1, stderr: expect.stringContaining(`/app/transactions/${requestHash}`) });
      expect(JSON.parse(why.stdout)).toMatchObject({
        requestHash,
        verdict: { decision: 'UNDECIDED' },
        history: [{ action: 'transaction.create' }, {}],
      });
      const watching = user.run(['status', requestHash, '--watch', '--json'], { env: withKey() });
      await decide(call, requestHash, { token: owner.accessToken, body: { decision: 'APPROVED' } });
      expect(await watching).toMatchObject({ code: 0, stdout: expect.stringContaining('"outcome": "approved"') });
    },
  );
});

describe('receipt verify', () => {
  it(
    'exits with 0 for an unchanged receipt, offline, and with 3 and the location of a change',
    proves('receipts.command-line'),
    async () => {
      const requestHash = await submit(call, owner);
      await judge(call, requestHash, 'APPROVED');
      const got = await user.run(['receipt', 'get', requestHash, '--json'], { env: withKey() });
      const nowhere = { COUNTERSIGN_URL: 'http://127.0.0.1:1' };
      const changed = got.stdout.replace(words, words.replace('1 ETH', '9 ETH'));
      const [valid, forged] = await Promise.all([
        user.run(['receipt', 'verify', '-', '--json'], { stdin: got.stdout, env: nowhere }),
        user.run(['receipt', 'verify', '-'], { stdin: changed, env: nowhere }),
      ]);
      expect(valid.code).toBe(0);
      expect(JSON.parse(valid.stdout)).toMatchObject({ valid: true, requestHash, intent: words, status: 'APPROVED' });
      expect(forged).toMatchObject({ code: 3, stdout: expect.stringMatching(/^✗ Not valid\n {2}payload/) });
    },
  );

  it('exits with 3 for a duplicate member at any depth', proves('receipts.command-line.strict'), async () => {
    const requestHash = await submit(call, owner);
    const got = await user.run(['receipt', 'get', requestHash, '--json'], { env: withKey() });
    const receipt = JSON.parse(got.stdout) as { request: object; payload: object };
    const text = JSON.stringify(receipt);
    const doubled = {
      // A parser that takes the first member would read something that the service never sealed.
      state: `{"state":{"status":"EXECUTED"},${text.slice(1)}`,
      'payload.userPrompt': text.replace('"payload":{', '"payload":{"userPrompt":"Send nothing",'),
    };
    for (const [where, stdin] of Object.entries(doubled)) {
      expect(JSON.parse(stdin)).toEqual(receipt);
      const { code, stdout } = await user.run(['receipt', 'verify', '-', '--json'], { stdin });
      expect([code, JSON.parse(stdout)]).toEqual([3, { valid: false, faults: [{ where, what: 'is sent twice' }] }]);
    }
  });
});

describe("the owner's settings and keys", () => {
  const inFolder = (name: string) => join(user.directory, name);
  const json = async (...args: string[]) => JSON.parse((await user.runHere([...args, '--json']).ended).stdout);
  const privateKey = generatePrivateKey();
  const { address } = privateKeyToAccount(privateKey);
  beforeEach(async () => {
    expect((await user.runHere(['login', '--wallet-stdin'], { stdin: privateKey }).ended).code).toBe(0);
  });

  it('creates a key for an agent by a code, writes it to a new file, and revokes it', proves('cli.owner'), async () => {
    const file = inFolder('agent.key');
    const { said, ended } = user.runHere(['connect', '--out', file]);
    const [code = ''] = await vi.waitFor(
      () => /[0-9a-f]{32}/.exec(said.stderr) ?? Promise.reject(new Error(said.stderr)),
    );
    expect(await json('connect', code, '--yes')).toEqual({ result: 'approved', account: address, file: null });
    expect((await ended).stdout).toBe(`Connected to the account ${address}. The key is in ${file}\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const env = { COUNTERSIGN_KEY: readFileSync(file, 'utf8').trim(), COUNTERSIGN_ACCOUNT: address };
    expect(said.stdout + said.stderr).not.toContain(env.COUNTERSIGN_KEY);
    expect(await user.runHere(['inbox', '--json'], { env }).ended).toMatchObject({ code: 0 });
    expect(await user.runHere(['connect', '--out', file]).ended).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(`--out: ${file} already exists`),
    });
    const [key] = (await json('keys')).keys;
    expect(await json('keys', 'revoke', key.id)).toEqual({ id: key.id, name: key.name, active: false });
    expect(await user.runHere(['inbox'], { env }).ended).toMatchObject({ code: 1, stdout: '' });
  });

  it('registers an OpenPGP key that the wallet signs', proves('cli.owner'), async () => {
    const { publicKey, privateKey: secret } = await generatePgpKey();
    writeFileSync(inFolder('public.asc'), publicKey.armor());
    writeFileSync(inFolder('secret.asc'), secret.armor());
    const register = (name: string, stdin: string) =>
      user.runHere(['pgp', 'register', inFolder(name), '--wallet-stdin'], { stdin }).ended;
    expect(await register('secret.asc', privateKey)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('secret.asc: is a private key; register the public key instead'),
    });
    expect(await register('public.asc', generatePrivateKey())).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/private key: belongs to 0x\w{40}, not to 0x/),
    });
    expect((await json('pgp')).pgp).toBeNull();
    const { stdout } = await register('public.asc', privateKey);
    expect(stdout.toLowerCase()).toBe(`registered ${publicKey.getFingerprint()}\n`);
    expect((await user.runHere(['pgp']).ended).stdout).toMatch(/Fingerprint .*\n.*Algorithm/);
  });

  it('connects a custody provider, and prints a verification service', {
    ...proves('cli.owner'),
    timeout: 60_000,
  }, async () => {
    writeFileSync(inFolder('names.json'), JSON.stringify(csrBody));
    const { stdout: csr } = await user.runHere(['custody', 'csr', 'execution', '--make', inFolder('names.json')]).ended;
    expect(csr).toMatch(/^-----BEGIN CERTIFICATE REQUEST-----\n[\s\S]*-----END CERTIFICATE REQUEST-----\n$/);
    expect(await json('custody', 'csr', 'execution')).toMatchObject({ csr: expect.stringContaining(csr.trim()) });
    const { apiKey } = provider.register(csr);
    const complete = ['custody', 'complete', 'execution', '--vault', '0', '--environment', 'sandbox', '--key-stdin'];
    expect(await user.runHere(complete, { stdin: `${apiKey}\n` }).ended).toMatchObject({
      code: 0,
      stdout: 'The execution integration is active\n',
    });
    expect((await user.runHere(['custody', 'validate', 'execution']).ended).stdout).toBe('✓ The provider accepts it\n');
    expect((await json('custody')).integrations[0]).toMatchObject({ type: 'execution', status: 'active' });
    const [known] = (await json('services')).services;
    const shown = await user.runHere(['services', 'show', String(known.id)]).ended;
    expect(shown.stdout).toContain(`${known.name} (the operator's own)`);
    expect(shown.stdout).toContain(known.owner);
    expect(await user.runHere(['services', 'show', '99999']).ended).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('a terminal', () => {
  it(
    'shows progress in colour; Ctrl-C stops waiting with 130 and says how to continue',
    proves('cli.exit-codes'),
    async () => {
      const terminal = user.open(['verify', ...transfer], withKey());
      await terminal.shows('waiting for the arbiter');
      terminal.type('\u0003');
      expect(await terminal.code).toBe(130);
      expect(terminal.screen()).toContain('\r\u001B[2K⠋ Submitting …');
      expect(terminal.screen()).toMatch(/the request remains open. Continue with: countersign status 0x\w{64} --watch/);
    },
  );

  it('asks before a decision, and accepts no as an answer', proves('cli.decide'), async () => {
    const requestHash = await submit(call, owner);
    await judge(call, requestHash, 'UNDECIDED');
    const terminal = user.open(['reject', requestHash], { ...withKey(), NO_COLOR: '1' });
    await terminal.shows('Reject this transaction?');
    terminal.type('n');
    expect(await terminal.code).toBe(1);
    expect(terminal.screen()).toContain('error: No decision was made');
    for (const colour of ['31', '32', '33', '36']) expect(terminal.screen()).not.toContain(`\u001B[${colour}m`);
  });
});
