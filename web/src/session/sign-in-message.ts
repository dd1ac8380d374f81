import { formatSiweMessage, lifetimes, parseAddress, type SiweMessage } from '@countersign/protocol';
import type { Client } from '@countersign/sdk';

const statement =
  'Sign in to Countersign. This proves that the account is yours. It sends no transaction and costs nothing.';

export interface SignInMessage {
  readonly fields: SiweMessage & { readonly statement: string; readonly expirationTimeMs: number };
  /** The exact text that is signed. */
  readonly text: string;
}

/** Requests a nonce for this account and builds the EIP-4361 message. */
export async function createSignInMessage(client: Client, account: string, chainId: number): Promise<SignInMessage> {
  const address = parseAddress(account);
  if (!address) throw new TypeError('The wallet returned something that is not an Ethereum address.');
  const { nonce } = await client.createSiweNonce({ body: { walletAddress: address } });
  const issuedAtMs = Date.now();
  const fields = {
    domain: location.host,
    address,
    statement,
    uri: location.origin,
    version: '1' as const,
    chainId,
    nonce,
    issuedAtMs,
    expirationTimeMs: issuedAtMs + lifetimes.siweNonce * 1000,
  };
  return { fields, text: formatSiweMessage(fields) };
}
