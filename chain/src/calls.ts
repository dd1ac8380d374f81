import {
  accountRegistry,
  type Deployment,
  verificationInbox,
  verificationServiceRegistry,
} from '@countersign/contracts';
import { type Address, type Decision, decisionCodes, type Hex } from '@countersign/protocol';
import { encodeFunctionData } from 'viem/utils';

/** The data sent to a contract. */
export interface ContractCall {
  readonly to: Address;
  readonly data: Hex;
}

/** The public description of a verification service. */
export interface ServiceEntry {
  readonly inbox: Address;
  readonly name: string;
  /** keccak256 of the armored key. */
  readonly pgpKeyHash: Hex;
  readonly pgpKeyCid: string;
}

const entryArgs = ({ inbox, name, pgpKeyHash, pgpKeyCid }: ServiceEntry) =>
  [inbox, name, pgpKeyHash, pgpKeyCid] as const;

/** The contract calls of our programs. */
export const calls = {
  createRequest(
    { contracts }: Deployment,
    { requestHash, cid, serviceId }: { requestHash: Hex; cid: string; serviceId: number },
  ): ContractCall {
    const args = [requestHash, cid, BigInt(serviceId)] as const;
    return {
      to: contracts.verificationInbox,
      data: encodeFunctionData({ abi: verificationInbox.abi, functionName: 'createRequest', args }),
    };
  },

  /** `responseCid` is empty if no answer is published. */
  setVerdict(
    { contracts }: Deployment,
    given: { sender: Address; requestHash: Hex; decision: Decision; responseCid: string },
  ): ContractCall {
    const args = [given.sender, given.requestHash, decisionCodes[given.decision], given.responseCid] as const;
    return {
      to: contracts.verificationInbox,
      data: encodeFunctionData({ abi: verificationInbox.abi, functionName: 'setVerdict', args }),
    };
  },

  registerKey(
    { contracts }: Deployment,
    given: { account: Address; armoredKey: string; signature: Hex; cid: string },
  ): ContractCall {
    const args = [given.account, given.armoredKey, given.signature, given.cid] as const;
    return {
      to: contracts.accountRegistry,
      data: encodeFunctionData({ abi: accountRegistry.abi, functionName: 'register', args }),
    };
  },

  registerService({ contracts }: Deployment, entry: ServiceEntry): ContractCall {
    const args = entryArgs(entry);
    return {
      to: contracts.verificationServiceRegistry,
      data: encodeFunctionData({ abi: verificationServiceRegistry.abi, functionName: 'register', args }),
    };
  },

  updateService({ contracts }: Deployment, { id, ...entry }: ServiceEntry & { id: number }): ContractCall {
    const args = [BigInt(id), ...entryArgs(entry)] as const;
    return {
      to: contracts.verificationServiceRegistry,
      data: encodeFunctionData({ abi: verificationServiceRegistry.abi, functionName: 'update', args }),
    };
  },

  reactivateService({ contracts }: Deployment, { id }: { id: number }): ContractCall {
    const args = [BigInt(id)] as const;
    return {
      to: contracts.verificationServiceRegistry,
      data: encodeFunctionData({ abi: verificationServiceRegistry.abi, functionName: 'reactivate', args }),
    };
  },
};
