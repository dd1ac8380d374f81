import { once } from '@countersign/edge/once';
import type { Hex } from '@countersign/protocol';
import {
  CANCUN,
  ContractDecoder,
  EdrContext,
  GasEstimationMode,
  L1_CHAIN_TYPE,
  l1GenesisState,
  l1HardforkFromString,
  l1ProviderFactory,
  MineOrdering,
  type ProviderConfig,
} from '@nomicfoundation/edr';
import { z } from 'zod';
import { rpcErrors } from './rpc-error.ts';
import type { WorldState } from './world-state.ts';

/** Must never change, because everything later is computed from it. */
export interface Genesis {
  readonly chainId: number;
  /** In seconds. */
  readonly startedAt: number;
}

/** So small a part of a block that the base fee stays zero: it grows only after a block that is more than half full. */
const MAX_GAS_OF_TRANSACTION = 16_777_216n;
const MAX_GAS_OF_BLOCK = 4n * MAX_GAS_OF_TRANSACTION;
/** The recipient of the fees, which are zero; but it is part of every block hash. */
const COINBASE = Buffer.from('c014ba5e'.repeat(5), 'hex');

export interface Evm {
  request(method: string, params: readonly unknown[]): Promise<unknown>;
  /** Mines a transaction in its own block at this time, in seconds. Returns its hash. */
  execute(raw: Hex, at: number): Promise<unknown>;
}

const firstState = () => l1GenesisState(l1HardforkFromString(CANCUN));

/** The start of a chain whose state was stored without its earlier blocks. */
export interface Begin {
  /** The hash of the last block, which is not recomputed. */
  readonly number: number;
  /** Its time, in seconds. */
  readonly at: number;
  readonly world: WorldState;
}

/** All of it determines the block hashes: with another value, a stored chain could not be restored. */
const configOf = ({ chainId, startedAt }: Genesis, begin: Begin | null): ProviderConfig => ({
  chainId: BigInt(chainId),
  networkId: BigInt(chainId),
  hardfork: CANCUN,
  genesisState: begin ? begin.world.overrides(firstState()) : firstState(),
  network: { genesisBlockGasLimit: MAX_GAS_OF_BLOCK, genesisBlockTime: BigInt(begin?.at ?? startedAt) },
  coinbase: COINBASE,
  ownedAccounts: [],
  initialBaseFeePerGas: 0n,
  minGasPrice: 0n,
  transactionGasCap: MAX_GAS_OF_TRANSACTION,
  defaultTransactionGasLimit: MAX_GAS_OF_TRANSACTION,
  gasEstimationMode: GasEstimationMode.NoInternalOutOfGas,
  mining: { autoMine: true, blockGasLimit: MAX_GAS_OF_BLOCK, memPool: { order: MineOrdering.Priority } },
  // Many transactions within a second must not push the chain's clock ahead.
  allowBlocksWithSameTimestamp: true,
  allowUnlimitedContractSize: false,
  // A reverted transaction is still in its block and has a receipt, as on any chain.
  bailOnTransactionFailure: false,
  bailOnCallFailure: true,
  observability: {},
  precompileOverrides: [],
});

/** The contract's revert data. */
const refusal = z.object({ data: z.string() });
/** In the form of other nodes. */
const REVERTED = 3;
const answer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string(), data: z.unknown() }) }),
  z.object({ result: z.unknown() }),
]);

/** A process can have only one. */
const openContext = once(async () => {
  const context = new EdrContext();
  await context.registerProviderFactory(L1_CHAIN_TYPE, l1ProviderFactory());
  return context;
});

/** An EVM in this process: no accounts of its own, no fees, one block for each transaction. */
export async function startEvm(genesis: Genesis, begin: Begin | null = null): Promise<Evm> {
  const context = await openContext();
  const provider = await context.createProvider(
    L1_CHAIN_TYPE,
    configOf(genesis, begin),
    { enable: false, decodeConsoleLogInputsCallback: () => [], printLineCallback: () => {} },
    { subscriptionCallback: () => {} },
    new ContractDecoder(),
  );
  const request: Evm['request'] = async (method, params) => {
    const { data } = await provider.handleRequest(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }));
    // A long answer is an object, because it may not fit into a string.
    const answered = answer.parse(typeof data === 'string' ? JSON.parse(data) : data);
    if ('result' in answered) return answered.result;
    const { code, message, data: details } = answered.error;
    const said = refusal.safeParse(details).data?.data;
    throw rpcErrors.ofEvm(said === undefined ? code : REVERTED, message, said);
  };
  // Blocks without transactions, of which only number and time matter: they cost nothing and are never returned.
  if (begin && begin.number > 0) {
    // The EVM would use its own clock, which has advanced since its start, and refuse earlier times.
    await request('evm_setNextBlockTimestamp', [begin.at]);
    await request('hardhat_mine', [`0x${begin.number.toString(16)}`, '0x0']);
  }
  return {
    request,
    async execute(raw, at) {
      await request('evm_setNextBlockTimestamp', [at]);
      return request('eth_sendRawTransaction', [raw]);
    },
  };
}
