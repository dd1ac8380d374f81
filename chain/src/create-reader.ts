import {
  accountRegistry,
  type Deployment,
  verificationInbox,
  verificationServiceRegistry,
} from '@countersign/contracts';
import { type Address, type Decision, decisionCodes, type Hex, zeroHash } from '@countersign/protocol';
import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ContractFunctionReturnType,
  DecodeFunctionResultParameters,
  EncodeFunctionDataParameters,
} from 'viem';
import { decodeFunctionResult, encodeFunctionData } from 'viem/utils';
import type { ServiceEntry } from './calls.ts';
import type { ChainClient } from './connect-chain.ts';
import { CallRefused, ChainUnavailable } from './errors.ts';
import { hexData, toQuantity } from './quantity.ts';
import { refusalOf } from './refusal-of.ts';

const zeroAddress: Address = `0x${'0'.repeat(40)}`;

export interface RecordedRequest {
  readonly serviceId: number;
  readonly cid: string;
  /** Null while there is no verdict. */
  readonly decision: Decision | null;
  /** Empty if no answer is published. */
  readonly responseCid: string;
  /** Time of the block, in seconds. */
  readonly createdAt: number;
  /** Time of the block, in seconds; null while there is no verdict. */
  readonly decidedAt: number | null;
}

export interface RegisteredService extends ServiceEntry {
  readonly id: number;
  readonly owner: Address;
  readonly active: boolean;
}

/** Reads the state of the contracts, by default the latest. Addresses are EIP-55 checksummed. */
export interface Reader {
  /** Null if this sender has recorded no such request. */
  getRequest(sender: Address, requestHash: Hex): Promise<RecordedRequest | null>;
  /** Null if the account has no key. */
  getKey(account: Address): Promise<{ keyHash: Hex; cid: string } | null>;
  /** Whether the account had this key, and has replaced it. */
  isKeyReplaced(account: Address, keyHash: Hex): Promise<boolean>;
  /** Service ids run from 1 to this number. */
  serviceCount(blockNumber?: number): Promise<number>;
  /** Null if there is no such service. */
  getService(id: number, blockNumber?: number): Promise<RegisteredService | null>;
  /** The account that writes the verdicts of a service in addition to its owner; null if there is none. */
  getVerdictWriter(serviceId: number): Promise<Address | null>;
}

const decisions = new Map(Object.entries(decisionCodes).map(([name, code]) => [code as number, name as Decision]));

export function createReader(client: ChainClient, { contracts }: Deployment): Reader {
  const read = <const A extends Abi, N extends ContractFunctionName<A, 'view'>>(
    question: Question<A, N>,
    blockNumber?: number,
  ) => readContract(client, question, blockNumber);
  const inbox = { abi: verificationInbox.abi, address: contracts.verificationInbox } as const;
  const accounts = { abi: accountRegistry.abi, address: contracts.accountRegistry } as const;
  const services = { abi: verificationServiceRegistry.abi, address: contracts.verificationServiceRegistry } as const;

  return {
    async getRequest(sender, requestHash) {
      const found = await read({ ...inbox, functionName: 'getRequest', args: [sender, requestHash] });
      if (found.serviceId === 0n) return null;
      const { cid, responseCid } = found;
      return {
        serviceId: Number(found.serviceId),
        cid,
        decision: decisions.get(found.decision) ?? null,
        responseCid,
        createdAt: Number(found.createdAt),
        decidedAt: found.decidedAt === 0n ? null : Number(found.decidedAt),
      };
    },

    async getKey(account) {
      const [keyHash, cid] = await read({ ...accounts, functionName: 'keyOf', args: [account] });
      return keyHash === zeroHash ? null : { keyHash, cid };
    },

    isKeyReplaced: (account, keyHash) => read({ ...accounts, functionName: 'isReplaced', args: [account, keyHash] }),

    async serviceCount(blockNumber) {
      return Number(await read({ ...services, functionName: 'serviceCount', args: [] }, blockNumber));
    },

    async getService(id, blockNumber) {
      try {
        return { id, ...(await read({ ...services, functionName: 'getService', args: [BigInt(id)] }, blockNumber)) };
      } catch (error) {
        if (error instanceof CallRefused && error.errorName === 'ServiceNotFound') return null;
        throw error;
      }
    },

    async getVerdictWriter(serviceId) {
      const writer = await read({ ...inbox, functionName: 'verdictWriterOf', args: [BigInt(serviceId)] });
      return writer === zeroAddress ? null : writer;
    },
  };
}

interface Question<A extends Abi, N extends ContractFunctionName<A, 'view'>> {
  readonly abi: A;
  readonly address: Address;
  readonly functionName: N;
  readonly args: ContractFunctionArgs<A, 'view', N>;
}

async function readContract<const A extends Abi, N extends ContractFunctionName<A, 'view'>>(
  client: ChainClient,
  { address, ...question }: Question<A, N>,
  blockNumber?: number,
): Promise<ContractFunctionReturnType<A, 'view', N>> {
  const call = { to: address, data: encodeFunctionData(question as EncodeFunctionDataParameters) };
  const block = blockNumber === undefined ? 'latest' : toQuantity(blockNumber);
  const data = await client.ask('eth_call', [call, block], hexData).catch((error: unknown) => {
    throw refusalOf(error);
  });
  try {
    const result = decodeFunctionResult({ ...question, data } as DecodeFunctionResultParameters);
    return result as ContractFunctionReturnType<A, 'view', N>;
  } catch {
    // Also the answer if there is no contract at that address.
    throw new ChainUnavailable(`the response of ${address} does not match our contract`);
  }
}
