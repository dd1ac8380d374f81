import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { type Address, getAddress, type Hex, http, parseEther, stringToHex } from 'viem';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connectTo, createAccount, makeFolder } from './contracts.fixture.ts';
import { readContractsFile } from './contracts-file.ts';
import { deployContracts, deploymentProxy } from './deploy.ts';

const account = createAccount('deployer');
const names = ['verificationServiceRegistry', 'accountRegistry', 'verificationInbox', 'verdictVerifier'];

let evm: Evm;
let client: ReturnType<typeof connectTo>;
let fresh: Hex;

beforeAll(async () => {
  evm = await startEvm();
  client = connectTo(http(evm.url));
  await client.setBalance({ address: account.address, value: parseEther('10') });
  fresh = await client.snapshot();
});
beforeEach(async () => {
  await client.revert({ id: fresh });
  fresh = await client.snapshot();
});
afterAll(() => evm.stop());

const installProxy = () => client.setCode({ address: deploymentProxy.address, bytecode: deploymentProxy.code });
const deploy = (file: string, payer = account) => deployContracts({ transport: http(evm.url), account: payer, file });
const codeAt = (address: Address) => client.getCode({ address });

async function newFile(): Promise<string> {
  const { file, remove } = await makeFolder();
  onTestFinished(remove);
  return file;
}

describe.each([
  ['through the deployment proxy', installProxy],
  ['without a deployment proxy', async () => {}],
])('deployment %s', (_how, prepare) => {
  beforeEach(prepare);

  it("deploys four contracts, passes the registry's address to the others, and writes all addresses", async () => {
    const file = await newFile();
    const { deployment, created } = await deploy(file);
    expect(created).toEqual(names);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(deployment);
    expect(deployment.chainId).toBe(await client.getChainId());
    for (const address of Object.values(deployment.contracts)) expect(await codeAt(address)).toMatch(/^0x60/);
    const registry = deployment.contracts.verificationServiceRegistry.slice(2).toLowerCase();
    expect(await codeAt(deployment.contracts.verificationInbox)).toContain(registry);
    expect(await codeAt(deployment.contracts.verdictVerifier)).toContain(registry);
  });

  it('changes nothing the second time', async () => {
    const file = await newFile();
    const first = await deploy(file);
    const block = await client.getBlockNumber();
    const text = await readFile(file, 'utf8');
    expect(await deploy(file)).toEqual({ deployment: first.deployment, created: [] });
    expect(await client.getBlockNumber()).toBe(block);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('continues after an interruption', async () => {
    const file = await newFile();
    const { deployment } = await deploy(file);
    const { verificationServiceRegistry, accountRegistry } = deployment.contracts;
    const half = { ...deployment, contracts: { verificationServiceRegistry, accountRegistry } };
    await writeFile(file, JSON.stringify(half));
    await expect(readContractsFile(file)).rejects.toThrow(/contracts.verificationInbox/);
    const again = await deploy(file);
    expect(again.deployment.contracts).toMatchObject({ verificationServiceRegistry, accountRegistry });
    expect(await readContractsFile(file)).toEqual(again.deployment);
  });

  it('refuses a file of another chain', async () => {
    const file = await newFile();
    const { deployment } = await deploy(file);
    await writeFile(file, JSON.stringify({ ...deployment, chainId: 1 }));
    await expect(deploy(file)).rejects.toThrow(`belongs to chain 1, but this is chain ${deployment.chainId}`);
  });

  it.each([
    ['no contract', '0x' as const, 'there is no contract at this address'],
    ['another contract', '0x6001' as const, 'the address holds a different contract'],
  ])('refuses a record with %s at its address', async (_what, bytecode, words) => {
    const file = await newFile();
    const { deployment } = await deploy(file);
    await client.setCode({ address: deployment.contracts.verificationInbox, bytecode });
    const text = await readFile(file, 'utf8');
    await expect(deploy(file)).rejects.toThrow(words);
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});

describe.each([
  ['through the deployment proxy', installProxy],
  ['without a deployment proxy', async () => {}],
])('another version of the verdict verifier, deployed %s', (_how, prepare) => {
  beforeEach(prepare);

  it('is replaced by the current one, and remains at its address', async () => {
    const file = await newFile();
    const { deployment } = await deploy(file);
    const { verdictVerifier, ...others } = deployment.contracts;
    const former = getAddress(`0x${'f0'.repeat(20)}`);
    await client.setCode({ address: former, bytecode: '0x6001' });
    await writeFile(file, JSON.stringify({ ...deployment, contracts: { ...others, verdictVerifier: former } }));
    const upgraded = await deploy(file);
    expect(upgraded.deployment.contracts).toMatchObject(others);
    const { fromBlock } = deployment;
    expect(upgraded.deployment).toMatchObject({ fromBlock, formerVerdictVerifier: former });
    const present = upgraded.deployment.contracts.verdictVerifier;
    expect(await codeAt(present)).toBe(await codeAt(verdictVerifier));
    expect(await codeAt(former)).toBe('0x6001');
    expect(await deploy(file)).toEqual({ deployment: upgraded.deployment, created: [] });
  });

  it('is not assumed if there is no contract at this address at all', async () => {
    const file = await newFile();
    const { deployment } = await deploy(file);
    const contracts = { ...deployment.contracts, verdictVerifier: `0x${'f1'.repeat(20)}` };
    await writeFile(file, JSON.stringify({ ...deployment, contracts }));
    await expect(deploy(file)).rejects.toThrow('there is no contract at this address');
  });
});

describe('deployment through the deployment proxy', () => {
  it("finds anyone's contracts without a file, and then reads events from the first block", async () => {
    await installProxy();
    const { deployment } = await deploy(await newFile());
    const stranger = createAccount('without a coin');
    expect(await deploy(await newFile(), stranger)).toEqual({
      deployment: { ...deployment, fromBlock: 0 },
      created: [],
    });
  });

  it("fails if something else is at the proxy's address", async () => {
    await client.setCode({ address: deploymentProxy.address, bytecode: '0x00' });
    expect((await deploy(await newFile())).created).toEqual(names);
  });
});

describe('file of contracts', () => {
  it.each([
    ['not JSON', '{', 'is not valid JSON'],
    ['of another kind', '{"chainId":1,"fromBlock":0}', 'contracts'],
    ['with a wrong address', '{"chainId":1,"fromBlock":0,"contracts":{"accountRegistry":"0x1"}}', 'Ethereum address'],
  ])('that is %s is refused and left unchanged', async (_what, text, words) => {
    const file = await newFile();
    await writeFile(file, text);
    await expect(deploy(file)).rejects.toThrow(words);
    await expect(readContractsFile(file)).rejects.toThrow(words);
    expect(await readFile(file, 'utf8')).toBe(text);
  });
});

describe('contracts command', () => {
  const run = promisify(execFile);
  const command = (args: readonly string[], env: Record<string, string> = {}) =>
    run(process.execPath, ['scripts/run/contracts.ts', ...args], { env: { ...process.env, ...env } });

  it('prints its usage, and what is missing', async () => {
    const usage = 'npm run contracts -- deploy --rpc URL --file FILE';
    await expect(command(['deploy', '--rpc', evm.url])).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining(usage),
    });
    const withoutKey = command(['deploy', '--rpc', evm.url, '--file', await newFile()], { CHAIN_PRIVATE_KEY: '0x12' });
    await expect(withoutKey).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('CHAIN_PRIVATE_KEY') });
  });

  it('deploys with the key from the environment, and prints all addresses', async () => {
    const file = await newFile();
    const key = stringToHex('deployer', { size: 32 });
    const deployByCommand = (CHAIN_PRIVATE_KEY: string) =>
      command(['deploy', '--rpc', evm.url, '--file', file], { CHAIN_PRIVATE_KEY });
    const { stdout } = await deployByCommand(key);
    const { chainId, contracts } = await readContractsFile(file);
    expect(stdout).toContain(`chain ${chainId}, addresses in ${file}`);
    for (const [name, address] of Object.entries(contracts)) expect(stdout).toContain(`${address} ${name}, new`);
    expect((await deployByCommand(key.replace('0x', ''))).stdout).toBe(stdout.replaceAll(', new', ''));
  });
});
