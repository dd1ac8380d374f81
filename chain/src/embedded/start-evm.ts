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

/** What must never change, for everything that comes later is computed from it. */
export interface Genesis {
  readonly chainId: number;
  /** In seconds. */
  readonly startedAt: number;
}

/** So little of a block that its base fee stays zero: it would grow only after one that is more than half full. */
const MAX_GAS_OF_TRANSACTION = 16_777_216n;
const MAX_GAS_OF_BLOCK = 4n * MAX_GAS_OF_TRANSACTION;
/** Who gets the fees, of which there are none; but it is in every block, and so in every hash. */
const COINBASE = Buffer.from('c014ba5e'.repeat(5), 'hex');

export interface Evm {
  request(method: string, params: readonly unknown[]): Promise<unknown>;
  /** Puts a transaction into a block of its own at this time, in seconds. Gives its hash. */
  execute(raw: Hex, at: number): Promise<unknown>;
}

const firstState = () => l1GenesisState(l1HardforkFromString(CANCUN));

/** Where a chain begins of which only the state was kept, and not what led to it. */
export interface Begin {
  /** Of the last block, which is not computed again. */
  readonly number: number;
  /** Its time, in seconds. */
  readonly at: number;
  readonly world: WorldState;
}

/** All of it decides the hashes of blocks: with another value, a chain that was kept would not be the same again. */
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
  // Many transactions in one second must not carry the clock of the chain away.
  allowBlocksWithSameTimestamp: true,
  allowUnlimitedContractSize: false,
  // One that the contract refuses is in its block all the same, and has a receipt, as on any chain.
  bailOnTransactionFailure: false,
  bailOnCallFailure: true,
  observability: {},
  precompileOverrides: [],
});

/** What the contract said, where it refused the call. */
const refusal = z.object({ data: z.string() });
/** As other nodes say it. */
const REVERTED = 3;
const answer = z.union([
  z.object({ error: z.object({ code: z.number(), message: z.string(), data: z.unknown() }) }),
  z.object({ result: z.unknown() }),
]);

/** There may be one in a process. */
const openContext = once(async () => {
  const context = new EdrContext();
  await context.registerProviderFactory(L1_CHAIN_TYPE, l1ProviderFactory());
  return context;
});

/** An EVM in this process: no accounts of its own, no fees, a block for every transaction. */
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
    // A long answer comes as an object, because it may not fit into a string.
    const answered = answer.parse(typeof data === 'string' ? JSON.parse(data) : data);
    if ('result' in answered) return answered.result;
    const { code, message, data: details } = answered.error;
    const said = refusal.safeParse(details).data?.data;
    throw rpcErrors.ofEvm(said === undefined ? code : REVERTED, message, said);
  };
  // Blocks without transactions, of which only the number and the time matter: they cost nothing, and nobody gets to see them.
  if (begin && begin.number > 0) {
    // The EVM would take the time of its own clock, which has gone on since it was started, and refuse what came before.
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
