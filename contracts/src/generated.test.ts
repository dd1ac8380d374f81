import { createHash } from 'node:crypto';
import { type Evm, startEvm } from '@countersign/harness/chain/evm';
import { type Address, http } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashVerdict } from '../../protocol/src/verdict-hash.ts';
import { accountRegistry } from '../generated/account-registry.ts';
import { verdictVerifier } from '../generated/verdict-verifier.ts';
import { verificationInbox } from '../generated/verification-inbox.ts';
import { verificationServiceRegistry } from '../generated/verification-service-registry.ts';
import { buildContracts } from './compile.ts';
import { type Contracts, createAccount, hashOf, type SentCall, startContracts } from './contracts.fixture.ts';

const cid = 'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e';

let evm: Evm;
let contracts: Contracts;

beforeAll(async () => {
  evm = await startEvm();
  contracts = await startContracts({ transport: http(evm.url), stop: evm.stop });
});
afterAll(() => contracts.stop());

const sizeOf = (bytecode: string) => `${(bytecode.length - 2) / 2} bytes`;
const gasOf = ({ receipt }: SentCall) => receipt.gasUsed;

/** About as long as an armored key from GnuPG for Curve25519. */
const armoredKey = (seed: string) =>
  `-----BEGIN PGP PUBLIC KEY BLOCK-----\n\n${createHash('shake256', { outputLength: 450 }).update(seed).digest('base64')}\n-----END PGP PUBLIC KEY BLOCK-----\n`;

async function measureAccountRegistry(): Promise<[string, bigint][]> {
  const account = createAccount('owner');
  const contractAccount = await evm.deployContractWallet(account.address);
  const register = async (address: string, seed: string) => {
    const key = armoredKey(seed);
    const signature = await account.signMessage({ message: key });
    const from = contracts.account(1);
    const known = await contracts.refusal(from, 'accountRegistry', 'register', address, key, signature, '');
    const expected = /^WrongCid\((.+)\)$/.exec(known)?.[1];
    return gasOf(await contracts.send(from, 'accountRegistry', 'register', address, key, signature, expected));
  };
  return [
    ['`AccountRegistry.register`, first key', await register(account.address, 'first')],
    ['`AccountRegistry.register`, a key in place of another', await register(account.address, 'second')],
    ['`AccountRegistry.register`, contract account', await register(contractAccount, 'first')],
  ];
}

async function measureServiceRegistry(): Promise<[string, bigint][]> {
  const [owner, other] = [contracts.account(1), contracts.account(2)];
  const measure = async (name: string, from: Address, ...args: unknown[]): Promise<[string, bigint]> => {
    const sent = await contracts.send(from, 'verificationServiceRegistry', name, ...args);
    return [`\`VerificationServiceRegistry.${name}\``, gasOf(sent)];
  };
  return [
    await measure('register', owner, owner, 'Orion', hashOf(7), cid),
    await measure('update', owner, 1n, owner, 'Orion II', hashOf(8), cid),
    await measure('deactivate', owner, 1n),
    await measure('reactivate', owner, 1n),
    await measure('offerOwnership', owner, 1n, other),
    await measure('acceptOwnership', other, 1n),
  ];
}

async function measureInbox(): Promise<[string, bigint][]> {
  const [sender, owner] = [contracts.account(1), contracts.account(2)];
  // Hashes have few zero bytes.
  const requestHash = hashVerdict({
    requestHash: hashOf(1),
    decision: 'APPROVED',
    confidenceBps: 0,
    callHash: hashOf(1),
    reportHash: hashOf(1),
    effectsHash: hashOf(1),
    decidedAt: 0,
  });
  const send = (from: Address, name: string, ...args: unknown[]) =>
    contracts.send(from, 'verificationInbox', name, ...args);
  const rows: [string, bigint][] = [
    ['`VerificationInbox.createRequest`', gasOf(await send(sender, 'createRequest', requestHash, cid, 1n))],
    ['`VerificationInbox.setVerdict`, with a CID', gasOf(await send(owner, 'setVerdict', sender, requestHash, 1, cid))],
  ];
  await send(owner, 'createRequest', requestHash, cid, 1n);
  rows.push(
    ['`VerificationInbox.setVerdict`, without', gasOf(await send(owner, 'setVerdict', owner, requestHash, 3, ''))],
    ['`VerificationInbox.nameVerdictWriter`', gasOf(await send(owner, 'nameVerdictWriter', 1n, sender))],
  );
  return rows;
}

async function measureVerifier(): Promise<[string, bigint][]> {
  const hashes = { requestHash: hashOf(1), callHash: hashOf(2), reportHash: hashOf(3), effectsHash: hashOf(4) };
  const verdict = { ...hashes, confidenceBps: 9_900 };
  const signature = await createAccount('owner').signMessage({ message: 'of anything: it is recovered all the same' });
  const gas = await contracts.client.estimateContractGas({
    abi: verdictVerifier.abi,
    address: contracts.addresses.verdictVerifier,
    functionName: 'isSignedVerdict',
    args: [1n, { ...verdict, decision: 1, decidedAt: 1_790_000_000n }, signature],
    account: contracts.account(1),
  });
  return [['`VerdictVerifier.isSignedVerdict`, as a transaction', gas]];
}

async function measureDeployments(): Promise<[string, bigint][]> {
  const from = contracts.account(0);
  const artifacts = { verificationServiceRegistry, accountRegistry, verificationInbox, verdictVerifier };
  const measured: [string, bigint][] = [];
  for (const [name, artifact] of Object.entries(artifacts)) {
    const needsRegistry = name === 'verificationInbox' || name === 'verdictVerifier';
    const hash = await contracts.client.deployContract({
      abi: artifact.abi as typeof verificationInbox.abi,
      bytecode: artifact.bytecode,
      args: (needsRegistry ? [contracts.addresses.verificationServiceRegistry] : []) as unknown as [Address],
      account: from,
      chain: null,
    });
    const { gasUsed } = await contracts.client.getTransactionReceipt({ hash });
    measured.push([`deployment of ${name}, ${sizeOf(artifact.bytecode)}`, gasUsed]);
  }
  return measured;
}

/** `vitest run contracts/src/generated.test.ts -u` rewrites the table. */
it('the gas table matches the calls', async () => {
  const rows = [
    ...(await measureAccountRegistry()),
    ...(await measureServiceRegistry()),
    ...(await measureInbox()),
    ...(await measureVerifier()),
    ...(await measureDeployments()),
  ];
  const table = rows.map(([what, gas]) => `| ${what} | ${gas.toLocaleString('en')} |`).join('\n');
  const text = `# Gas

Measured by \`contracts/src/generated.test.ts\`, which fails where this table is no longer true and writes it with \`vitest run
contracts/src/generated.test.ts -u\`. Keys have 700 bytes, CIDs 59; the 21,000 of every transaction are included.

| call | gas |
| --- | ---: |
${table}
`;
  await expect(text).toMatchFileSnapshot('../GAS.md');
});

// After all requests to the chain: the compiler blocks this process for so long that connections would be closed.
it('the generated files match the sources', () => {
  expect(buildContracts(true)).toEqual([]);
});
