import type { Hex } from '@countersign/protocol';
import { createHardhatRuntimeEnvironment } from 'hardhat/hre';

/** What must never change, for everything that comes later is computed from it. */
export interface Genesis {
  readonly chainId: number;
  /** In seconds. */
  readonly startedAt: number;
}

/** So little of a block that its base fee stays zero: it would grow only after one that is more than half full. */
const MAX_GAS_OF_TRANSACTION = 16_777_216;
const MAX_GAS_OF_BLOCK = 4 * MAX_GAS_OF_TRANSACTION;

export interface Evm {
  request(method: string, params: readonly unknown[]): Promise<unknown>;
  /** Puts a transaction into a block of its own at this time, in seconds. */
  execute(raw: Hex, at: number): Promise<unknown>;
  stop(): Promise<void>;
}

/** An EVM in this process: no accounts of its own, no fees, a block for every transaction. */
export async function startEvm({ chainId, startedAt }: Genesis): Promise<Evm> {
  // Without it hardhat would report its use to its makers from an interactive terminal.
  process.env.HARDHAT_DISABLE_TELEMETRY = 'true';
  const hardhat = await createHardhatRuntimeEnvironment(
    {
      networks: {
        record: {
          type: 'edr-simulated',
          chainType: 'l1',
          chainId,
          accounts: [],
          hardfork: 'cancun',
          initialBaseFeePerGas: 0,
          initialDate: new Date(startedAt * 1_000),
          blockGasLimit: MAX_GAS_OF_BLOCK,
          transactionGasCap: MAX_GAS_OF_TRANSACTION,
          // Many transactions in one second must not carry the clock of the chain away.
          allowBlocksWithSameTimestamp: true,
          // One that the contract refuses is in its block all the same, and has a receipt, as on any chain.
          throwOnTransactionFailures: false,
          mining: { auto: true },
        },
      },
    },
    {},
    import.meta.dirname,
  );
  const { provider, close } = await hardhat.network.create('record');
  const request: Evm['request'] = (method, params) => provider.request({ method, params: [...params] });
  return {
    request,
    async execute(raw, at) {
      await request('evm_setNextBlockTimestamp', [at]);
      return request('eth_sendRawTransaction', [raw]);
    },
    stop: close,
  };
}
