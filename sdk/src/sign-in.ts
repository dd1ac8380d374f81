import { type Contract, formatSiweMessage, parseAddress, type Received } from '@countersign/protocol';
import { createClient } from './client.ts';
import type { Wallet } from './credentials.ts';

/** Signs in with Ethereum and returns the tokens: the nonce, the message, the signature and the exchange in one call. */
export async function signIn(options: {
  baseUrl: string;
  wallet: Wallet;
  /** The chain of a contract wallet; Sepolia by default. */
  chainId?: number;
  statement?: string;
}): Promise<Received<Contract['verifySiwe']>> {
  const { baseUrl, wallet, chainId = 11_155_111, statement = 'Sign in to Countersign.' } = options;
  const address = parseAddress(wallet.address);
  if (!address) throw new TypeError("the wallet's address is not an Ethereum address");
  const client = createClient({ baseUrl });
  const { nonce } = await client.createSiweNonce({ body: { walletAddress: address } });
  const message = formatSiweMessage({
    domain: new URL(baseUrl).host,
    address,
    statement,
    uri: baseUrl,
    version: '1',
    chainId,
    nonce,
    issuedAtMs: Date.now(),
  });
  const signature = await wallet.signMessage({ message });
  return client.verifySiwe({ body: { message, signature } });
}
