import { type Address, maxSignatureLength } from '@countersign/protocol';
import { createContractVerifier } from './contract-signature.ts';
import { recoverAddress } from './recover-address.ts';

export { ChainUnavailable } from '@countersign/chain';

type TextSignature = {
  /** In lower case. */
  readonly address: Address;
  readonly text: string;
  readonly signature: string;
  /** The chain of a contract account; null: none; absent: the chain of our records. */
  readonly chainId?: number | null | undefined;
};

/** The origin of a signature: the key of the account, or its contract on a chain. */
export type SignatureProof = { readonly by: 'key' } | { readonly by: 'contract'; readonly chainId: number };

export type SignatureVerifier = {
  /**
   * How the account signed the text with `personal_sign`, or null; `ChainUnavailable` if only an unreachable chain
   * could tell.
   */
  verify(signature: TextSignature): Promise<SignatureProof | null>;
  /** Throws if the chain does not answer; null if no RPC is configured. */
  readonly ping: (() => Promise<unknown>) | null;
};

interface VerifierOptions {
  /** The chain of our own records, whichever it is. */
  readonly rpcUrl?: string | null;
  /** By chain id: used first if a signature names its chain. */
  readonly rpcUrls?: ReadonlyMap<number, string>;
  readonly timeoutMs: number;
}

/** Recovers the signer locally, and asks the chain about a contract account only if the signer differs. */
export function createSignatureVerifier(options: VerifierOptions): SignatureVerifier {
  const { rpcUrl = null, rpcUrls = new Map<number, string>(), timeoutMs } = options;
  const connect = (url: string) => createContractVerifier({ rpcUrl: url, timeoutMs });
  const recordChain = rpcUrl === null ? null : connect(rpcUrl);
  const chains = new Map([...rpcUrls].map(([chainId, url]) => [chainId, connect(url)]));

  return {
    ping: recordChain?.readChainId ?? null,

    async verify({ address, text, signature, chainId }) {
      if (signature.length > maxSignatureLength || !isHex(signature) || !text.isWellFormed()) return null;
      if (recoverAddress(text, signature) === address) return { by: 'key' };
      const chain = chainId === null ? null : (chainId !== undefined && chains.get(chainId)) || recordChain;
      if (chain === null) return null;
      if (!(await chain.accepts({ address, text, signature }))) return null;
      // Queried each time: another chain may be behind the URL tomorrow.
      const askedChainId = await chain.readChainId();
      if (chainId !== undefined && chainId !== askedChainId) return null;
      return { by: 'contract', chainId: askedChainId };
    },
  };
}

function isHex(text: string): text is `0x${string}` {
  return /^0x(?:[0-9a-fA-F]{2})+$/.test(text);
}
