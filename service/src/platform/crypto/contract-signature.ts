import { ChainUnavailable } from '@countersign/chain';
import type { Address } from '@countersign/protocol';
import {
  BaseError,
  createClient,
  encodeDeployData,
  encodeFunctionData,
  erc6492SignatureValidatorAbi,
  erc6492SignatureValidatorByteCode,
  type Hex,
  http,
  isErc6492Signature,
  parseAbi,
  toHex,
} from 'viem';
import { hashText } from './recover-address.ts';

const erc1271Abi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
/** The whole word, because a contract that merely echoes its input also answers with these four bytes first. */
const erc1271Yes = `0x1626ba7e${'0'.repeat(56)}`;
const erc6492Yes = '0x01';
const maxAnswerBytes = 64 * 1024;

type ContractSignature = { readonly address: Address; readonly text: string; readonly signature: Hex };

/** Asks a chain whether a contract account accepts a signature (ERC-1271, or ERC-6492 before its deployment). */
export function createContractVerifier({ rpcUrl, timeoutMs }: { rpcUrl: string; timeoutMs: number }) {
  const client = createClient({
    transport: http(rpcUrl, {
      // viem's own timeout ends with the headers of the answer; this signal also ends a body that never comes.
      timeout: 0,
      fetchFn: (input, init) => fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) }),
      maxResponseBodySize: maxAnswerBytes,
      retryCount: 0,
    }),
  });

  const readChainId = async (): Promise<number> => {
    const chainId = Number((await ask(() => client.request({ method: 'eth_chainId' }))) ?? Number.NaN);
    if (!Number.isSafeInteger(chainId)) throw new ChainUnavailable('no chain id');
    return chainId;
  };

  return {
    readChainId,

    async accepts({ address, text, signature }: ContractSignature): Promise<boolean> {
      const args = [toHex(hashText(text)), signature] as const;
      const isPredeploy = isErc6492Signature(signature);
      const call = isPredeploy
        ? {
            data: encodeDeployData({
              abi: erc6492SignatureValidatorAbi,
              bytecode: erc6492SignatureValidatorByteCode,
              args: [address, ...args],
            }),
          }
        : { to: address, data: encodeFunctionData({ abi: erc1271Abi, args }) };
      // A plain request and not viem's verifyMessage or call: the first takes an RPC that is down for a bad signature
      // and lets a high s pass, the second fetches whatever URL a contract names in an OffchainLookup revert.
      const answer = await ask(() => client.request({ method: 'eth_call', params: [call, 'latest'] }));
      return answer === (isPredeploy ? erc6492Yes : erc1271Yes);
    },
  };
}

/** What the node answers, in lower case; null where it ran the call and the code stopped it. */
async function ask(request: () => Promise<unknown>): Promise<string | null> {
  let answer: unknown;
  try {
    answer = await request();
  } catch (error) {
    if (isRevert(error)) return null;
    throw new ChainUnavailable(error instanceof Error ? error.name : 'unknown');
  }
  if (typeof answer !== 'string') throw new ChainUnavailable('an answer without a result');
  return answer.toLowerCase();
}

/** Nodes agree on no error code for a call that was stopped, so their words count too. */
function isRevert(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const code = (error.walk() as { code?: number }).code;
  return code === 3 || code === -32015 || /revert|out of gas|invalid opcode|invalid jump/i.test(error.details);
}
