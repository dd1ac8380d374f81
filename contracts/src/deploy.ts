import {
  type Address,
  concatHex,
  createClient,
  encodeDeployData,
  getAddress,
  getCreate2Address,
  type Hex,
  type LocalAccount,
  publicActions,
  type Transport,
  walletActions,
  zeroHash,
} from 'viem';
import { accountRegistry } from '../generated/account-registry.ts';
import { verdictVerifier } from '../generated/verdict-verifier.ts';
import { verificationInbox } from '../generated/verification-inbox.ts';
import { verificationServiceRegistry } from '../generated/verification-service-registry.ts';
import {
  type ContractAddresses,
  type Deployment,
  readContractsFile,
  readUnfinishedContractsFile,
  type UnfinishedDeployment,
  writeContractsFile,
} from './contracts-file.ts';

/** The deterministic deployment proxy, at the same address on most chains: salt and bytecode in, a contract out. */
export const deploymentProxy = {
  address: '0x4e59b44847b379578588920cA78FbF26c0B4956C',
  code: '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3',
} as const;

type Name = keyof ContractAddresses;

/** In order: later ones receive the address of the service registry. */
const names: readonly Name[] = [
  'verificationServiceRegistry',
  'accountRegistry',
  'verificationInbox',
  'verdictVerifier',
];

/** Stateless and called by none of our programs, so that a new version simply replaces the old one. */
const replaceable: Name = 'verdictVerifier';

const POLLING_INTERVAL_MS = 500;

interface Options {
  /** To the chain, such as `http(url)`. */
  readonly transport: Transport;
  /** Pays, and gets no rights: the contracts have no owner. */
  readonly account: LocalAccount;
  /** Stores the addresses. */
  readonly file: string;
}

/**
 * Deploys the contracts. Existing ones are verified and kept, so it can be repeated after any failure. Returns the
 * addresses, and which contracts are new.
 */
export async function deployContracts(options: Options): Promise<{ deployment: Deployment; created: Name[] }> {
  const { file } = options;
  const client = connect(options);
  const state: UnfinishedDeployment = await startState(client, file);
  const hasProxy = (await client.getCode({ address: deploymentProxy.address })) === deploymentProxy.code;
  const created: Name[] = [];
  for (const name of names) {
    const initCode = initCodeOf(name, state.contracts);
    const predicted = hasProxy ? create2Address(initCode) : undefined;
    if (name === replaceable) await retireOtherVersion(client, initCode, state);
    const recorded = state.contracts[name];
    const found = recorded ?? (predicted && (await client.getCode({ address: predicted })) ? predicted : undefined);
    const address = found ?? (await create(client, name, initCode, predicted));
    await checkCode(client, { name, address, initCode, file });
    if (found === undefined) created.push(name);
    if (recorded !== undefined) continue;
    // Someone else deployed it at an unknown time. Only the verifier has no events.
    if (found !== undefined && name !== replaceable) state.fromBlock = 0;
    state.contracts[name] = address;
    await writeContractsFile(file, state);
  }
  return { deployment: await readContractsFile(file), created };
}

type Connection = ReturnType<typeof connect>;

const connect = ({ transport, account }: Options) =>
  createClient({ transport, account, pollingInterval: POLLING_INTERVAL_MS })
    .extend(publicActions)
    .extend(walletActions);

async function startState(client: Connection, file: string): Promise<UnfinishedDeployment> {
  const chainId = await client.getChainId();
  const known = await readUnfinishedContractsFile(file);
  if (known !== null && known.chainId !== chainId) {
    throw new Error(
      `${file} belongs to chain ${known.chainId}, but this is chain ${chainId}. Use a separate file for each chain.`,
    );
  }
  return known ?? { chainId, fromBlock: Number(await client.getBlockNumber()), contracts: {} };
}

function initCodeOf(name: Name, { verificationServiceRegistry: registry }: UnfinishedDeployment['contracts']): Hex {
  if (name === 'verificationServiceRegistry') return verificationServiceRegistry.bytecode;
  if (name === 'accountRegistry') return accountRegistry.bytecode;
  if (registry === undefined) throw new Error(`${name} requires the service registry`);
  const args = [registry] as const;
  return name === 'verificationInbox'
    ? encodeDeployData({ ...verificationInbox, args })
    : encodeDeployData({ ...verdictVerifier, args });
}

/** Forgets the verifier if the chain has another version of it, so that the current one is deployed too. */
async function retireOtherVersion(client: Connection, initCode: Hex, state: UnfinishedDeployment): Promise<void> {
  const address = state.contracts[replaceable];
  if (address === undefined) return;
  const { actual, expected } = await readCodes(client, address, initCode);
  if (actual === undefined || actual === expected) return;
  delete state.contracts[replaceable];
  state.formerVerdictVerifier = address;
}

const create2Address = (bytecode: Hex) =>
  getCreate2Address({ from: deploymentProxy.address, salt: zeroHash, bytecode });

async function create(client: Connection, name: Name, initCode: Hex, predicted?: Address): Promise<Address> {
  const call = predicted ? { to: deploymentProxy.address, data: concatHex([zeroHash, initCode]) } : { data: initCode };
  const hash = await client.sendTransaction({ ...call, chain: null });
  const { status, contractAddress } = await client.waitForTransactionReceipt({ hash });
  const address = predicted ?? contractAddress;
  if (status !== 'success' || !address) throw new Error(`${name} was not deployed: transaction ${hash} failed`);
  return getAddress(address);
}

/** The chain computes the expected code, because the constructor writes into it. */
async function checkCode(
  client: Connection,
  { name, address, initCode, file }: { name: Name; address: Address; initCode: Hex; file: string },
): Promise<void> {
  const { actual, expected } = await readCodes(client, address, initCode);
  if (actual !== undefined && actual === expected) return;
  const what =
    actual === undefined ? 'there is no contract at this address' : 'the address holds a different contract or version';
  throw new Error(
    `${name} should be at ${address}, but ${what}. Check that this is the chain ${file} was written for. To deploy again, move that file away.`,
  );
}

async function readCodes(client: Connection, address: Address, initCode: Hex) {
  const [actual, { data: expected }] = await Promise.all([
    client.getCode({ address }),
    client.call({ data: initCode }),
  ]);
  return { actual, expected };
}
