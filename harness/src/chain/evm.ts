import { readFile } from 'node:fs/promises';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';
import solc from 'solc';
import {
  type Abi,
  type Address,
  createTestClient,
  encodeFunctionData,
  type Hex,
  http,
  publicActions,
  serializeErc6492Signature,
  walletActions,
} from 'viem';

type Artifact = { readonly abi: Abi; readonly bytecode: Hex };

type PredictedWallet = {
  readonly address: Address;
  /** Wraps a signature of the owner for a wallet that is not deployed yet (ERC-6492). */
  wrap(signature: Hex): Hex;
  deploy(): Promise<void>;
};

export type Evm = {
  readonly url: string;
  readonly chainId: number;
  /** Deploys a contract of the source. */
  deploy(name: string, args: readonly unknown[]): Promise<Address>;
  deployContractWallet(owner: Address): Promise<Address>;
  predictedWallet(owner: Address): Promise<PredictedWallet>;
  /** Copies the code of one account to another address, like another deployment or a delegation (EIP-7702). */
  copyCode(from: Address, to: Address): Promise<void>;
  stop(): Promise<void>;
};

/** A real EVM behind JSON-RPC on loopback, in this process and in memory. */
export async function startEvm({ chainId = 31_337, source = 'contract-wallet.sol' } = {}): Promise<Evm> {
  // Otherwise hardhat sends telemetry from an interactive terminal.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true';
  const [hardhat, artifacts] = await Promise.all([
    createHardhatRuntimeEnvironment(
      { networks: { default: { type: 'edr-simulated', chainId } } },
      {},
      import.meta.dirname,
    ),
    compileOnce(source),
  ]);
  const server = await hardhat.network.createServer('default', '127.0.0.1', 0);
  const { port } = await server.listen();
  const url = `http://127.0.0.1:${port}`;
  const client = createTestClient({ mode: 'hardhat', transport: http(url) })
    .extend(publicActions)
    .extend(walletActions);
  const [deployer] = await client.getAddresses();
  if (deployer === undefined) throw new Error('the EVM has no funded account');
  const sender = { account: deployer, chain: null };

  const deploy: Evm['deploy'] = async (name, args) => {
    const hash = await client.deployContract({ ...sender, ...artifact(name), args });
    const { contractAddress } = await client.waitForTransactionReceipt({ hash });
    if (!contractAddress) throw new Error(`${name} was not deployed`);
    return contractAddress.toLowerCase() as Address;
  };
  const artifact = (name: string): Artifact => {
    const found = artifacts[name];
    if (found === undefined) throw new Error(`no contract ${name} in the fixture`);
    return found;
  };

  return {
    url,
    chainId: await client.getChainId(),
    deploy,
    deployContractWallet: (owner) => deploy('ContractWallet', [owner]),
    stop: () => server.close(),
    async copyCode(from, to) {
      await client.setCode({ address: to, bytecode: (await client.getCode({ address: from })) ?? '0x' });
    },
    async predictedWallet(owner) {
      const { abi } = artifact('ContractWalletFactory');
      const factory = await deploy('ContractWalletFactory', []);
      const predicted = await client.readContract({ abi, address: factory, functionName: 'predict', args: [owner] });
      const address = String(predicted).toLowerCase() as Address;
      const data = encodeFunctionData({ abi, functionName: 'deploy', args: [owner] });
      return {
        address,
        wrap: (signature) => serializeErc6492Signature({ address: factory, data, signature }),
        async deploy() {
          await client.waitForTransactionReceipt({
            hash: await client.sendTransaction({ ...sender, to: factory, data }),
          });
        },
      };
    },
  };
}

/** Compiling takes seconds, and a worker starts many of these. */
const compiled = new Map<string, Promise<Record<string, Artifact>>>();

function compileOnce(file: string): Promise<Record<string, Artifact>> {
  const known = compiled.get(file) ?? compileFixture(file);
  compiled.set(file, known);
  return known;
}

async function compileFixture(file: string): Promise<Record<string, Artifact>> {
  const input = {
    language: 'Solidity',
    sources: { [file]: { content: await readFile(new URL(file, import.meta.url), 'utf8') } },
    settings: { outputSelection: { '*': { '*': ['abi', 'evm.bytecode.object'] } } },
  };
  const output: SolcOutput = JSON.parse(solc.compile(JSON.stringify(input)));
  const contracts = output.contracts?.[file];
  if (contracts === undefined) throw new Error(JSON.stringify(output.errors));
  return Object.fromEntries(
    Object.entries(contracts).map(([name, { abi, evm }]) => [name, { abi, bytecode: `0x${evm.bytecode.object}` }]),
  );
}

type SolcOutput = {
  readonly errors?: readonly unknown[];
  readonly contracts?: Record<string, Record<string, { abi: Abi; evm: { bytecode: { object: string } } }>>;
};
