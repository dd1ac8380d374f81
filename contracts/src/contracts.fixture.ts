import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import {
  type Abi,
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  createTestClient,
  custom,
  type Hex,
  type LocalAccount,
  parseEther,
  parseEventLogs,
  publicActions,
  stringToHex,
  type TransactionReceipt,
  type Transport,
  walletActions,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { deployContracts } from './deploy.ts';
import {
  accountRegistry,
  type ContractAddresses,
  type Deployment,
  verdictVerifier,
  verificationInbox,
  verificationServiceRegistry,
} from './index.ts';

const abis: Record<keyof ContractAddresses, Abi> = {
  accountRegistry: accountRegistry.abi,
  verdictVerifier: verdictVerifier.abi,
  verificationInbox: verificationInbox.abi,
  verificationServiceRegistry: verificationServiceRegistry.abi,
};

/** Enough for every call, so that the node need not estimate it. */
const GAS = 3_000_000n;

interface Call {
  readonly from: Address;
  readonly to: keyof ContractAddresses;
  readonly name: string;
  readonly args: readonly unknown[];
}

export interface SentCall {
  readonly receipt: TransactionReceipt;
  readonly events: readonly { readonly eventName: string; readonly args: unknown }[];
}

export type Contracts = Awaited<ReturnType<typeof startContracts>>;

export interface Chain {
  readonly transport: Transport;
  stop(): Promise<void>;
}

/** An EVM in this process. The harness's EVM takes longer, because it compiles contract wallets. */
async function startChain(): Promise<Chain> {
  // In an interactive terminal hardhat would report its use to its makers.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true';
  const hardhat = await createHardhatRuntimeEnvironment({}, {}, import.meta.dirname);
  const { provider, close } = await hardhat.network.create();
  // A refused call would be retried.
  return { transport: custom(provider, { retryCount: 0 }), stop: close };
}

export const connectTo = (transport: Transport) =>
  createTestClient({ mode: 'hardhat', transport }).extend(publicActions).extend(walletActions);

/** An account with a key known to the test, the same in every run. */
export const createAccount = (name: string): LocalAccount => privateKeyToAccount(stringToHex(name, { size: 32 }));

/** A temporary folder, deleted by `remove`. */
export async function makeFolder(): Promise<{ file: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'countersign-contracts-'));
  return { file: join(folder, 'contracts.json'), remove: () => rm(folder, { recursive: true }) };
}

/** All contracts, deployed on a new EVM or on the given one. */
export async function startContracts(given?: Chain) {
  const { transport, stop } = given ?? (await startChain());
  const client = connectTo(transport);
  const accounts = await client.getAddresses();
  const deployment = await deployTo(transport);

  const at = ({ to, name, args }: Omit<Call, 'from'>) => ({
    abi: abis[to],
    address: deployment.contracts[to],
    functionName: name,
    args,
  });

  return {
    client,
    stop,
    addresses: deployment.contracts,
    account(index: number): Address {
      const account = accounts[index];
      if (account === undefined) throw new Error(`there is no account ${index}`);
      return account;
    },
    read: (to: Call['to'], name: string, ...args: unknown[]) => client.readContract(at({ to, name, args })),
    /** Sends a call that must succeed. */
    async send(from: Address, to: Call['to'], name: string, ...args: unknown[]): Promise<SentCall> {
      const call = at({ to, name, args });
      const hash = await client.writeContract({ ...call, account: from, chain: null, gas: GAS });
      const receipt = await client.getTransactionReceipt({ hash });
      if (receipt.status !== 'success') throw new Error(`${name} failed`);
      return { receipt, events: parseEventLogs({ abi: call.abi, logs: receipt.logs }) };
    },
    /** The error of a call, as `Name(argument, …)`; an empty text if it succeeds. */
    async refusal(from: Address, to: Call['to'], name: string, ...args: unknown[]): Promise<string> {
      try {
        await client.simulateContract({ ...at({ to, name, args }), account: from });
        return '';
      } catch (error) {
        const reverted =
          error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError);
        if (!(reverted instanceof ContractFunctionRevertedError) || reverted.data === undefined) throw error;
        return `${reverted.data.errorName}(${(reverted.data.args ?? []).join(', ')})`;
      }
    },
  };
}

async function deployTo(transport: Transport): Promise<Deployment> {
  const { file, remove } = await makeFolder();
  const account = createAccount('deployer');
  await connectTo(transport).setBalance({ address: account.address, value: parseEther('1') });
  const { deployment } = await deployContracts({ transport, account, file });
  await remove();
  return deployment;
}

export const hashOf = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`;
