import { connectChain, NodeRefusal } from '@countersign/chain';
import type { Address, Hex } from '@countersign/protocol';
import { encodeDeployData, encodeFunctionData, isErc6492Signature, parseAbi, toHex } from 'viem/utils';
import { z } from 'zod';
import { hashText } from './recover-address.ts';

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
/** The whole word, because a contract that merely echoes its input also answers with these four bytes first. */
const erc1271Yes = `0x1626ba7e${'0'.repeat(56)}`;
const erc6492Yes = '0x01';
const maxAnswerBytes = 64 * 1024;

type ContractSignature = { readonly address: Address; readonly text: string; readonly signature: Hex };

/** Asks a chain whether a contract account accepts a signature (ERC-1271, or ERC-6492 before its deployment). */
export function createContractVerifier({ rpcUrl, timeoutMs }: { rpcUrl: string; timeoutMs: number }) {
  const client = connectChain(rpcUrl, { timeoutMs, maxAnswerBytes });

  return {
    readChainId: client.getChainId,

    async accepts({ address, text, signature }: ContractSignature): Promise<boolean> {
      const hash = toHex(hashText(text));
      const isPredeploy = isErc6492Signature(signature);
      const call = isPredeploy
        ? { data: await predeployCheck(address, hash, signature) }
        : { to: address, data: encodeFunctionData({ abi: erc1271Abi, args: [hash, signature] }) };
      // A plain request instead of viem's verifyMessage or call: the first treats an unreachable RPC as a bad signature
      // and accepts a high s, the second fetches any URL that a contract names in an OffchainLookup revert.
      const answer = await client.ask('eth_call', [call, 'latest'], z.string()).catch((error: unknown) => {
        if (isRevert(error)) return null;
        throw error;
      });
      return answer?.toLowerCase() === (isPredeploy ? erc6492Yes : erc1271Yes);
    },
  };
}

/** All of viem for one piece of bytecode: loaded on demand, not at every start. */
async function predeployCheck(address: Address, hash: Hex, signature: Hex): Promise<Hex> {
  const { erc6492SignatureValidatorAbi: abi, erc6492SignatureValidatorByteCode: bytecode } = await import('viem');
  return encodeDeployData({ abi, bytecode, args: [address, hash, signature] });
}

/**
 * Whether the node executed the call and the code reverted. Nodes have no common error code for that, so messages count
 * too.
 */
const isRevert = (error: unknown): boolean =>
  error instanceof NodeRefusal &&
  (error.code === 3 || error.code === -32015 || /revert|out of gas|invalid opcode|invalid jump/i.test(error.text));
