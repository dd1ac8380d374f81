import { formatSiweMessage, type SiweMessage, sha256Hex, signedRequestText } from '@countersign/protocol';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Caller, CallOptions, CallResult } from '../service/caller.ts';
import { testBaseUrl } from '../service/test-service.ts';

export const createWallet = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());

/** The message with which a wallet signs in; a test can make any field wrong. */
export function siweMessage(wallet: PrivateKeyAccount, nonce: string, wrong: Partial<SiweMessage> = {}): string {
  return formatSiweMessage({
    domain: new URL(testBaseUrl).host,
    address: wallet.address,
    statement: 'Sign in to Countersign.',
    uri: testBaseUrl,
    version: '1',
    chainId: 11155111,
    nonce,
    issuedAtMs: Date.now(),
    ...wrong,
  });
}

export interface SignedIn {
  readonly wallet: PrivateKeyAccount;
  readonly userId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export async function getNonce(call: Caller, address: string): Promise<string> {
  return (await call('POST /auth/siwe/nonce', { body: { walletAddress: address } })).get('nonce');
}

export async function signIn(call: Caller, wallet = createWallet()): Promise<SignedIn> {
  const message = siweMessage(wallet, await getNonce(call, wallet.address));
  const signature = await wallet.signMessage({ message });
  const answer = await call('POST /auth/siwe/verify', { body: { message, signature } });
  return {
    wallet,
    userId: answer.get('user.id'),
    accessToken: answer.get('accessToken'),
    refreshToken: answer.get('refreshToken'),
  };
}

/** Calls with the three headers of a request that a wallet signs. */
export async function callSigned(
  call: Caller,
  wallet: PrivateKeyAccount,
  route: string,
  options: { body?: unknown; timestamp?: number } = {},
): Promise<CallResult> {
  return call(route, await signedOptions(wallet, route, options));
}

export async function signedOptions(
  wallet: PrivateKeyAccount,
  route: string,
  { body, timestamp = Math.floor(Date.now() / 1000) }: { body?: unknown; timestamp?: number } = {},
): Promise<CallOptions> {
  const [method = '', path = ''] = route.split(' ', 2);
  const raw = body === undefined ? '' : JSON.stringify(body);
  const bodySha256Hex = sha256Hex(new TextEncoder().encode(raw));
  const text = signedRequestText({ host: new URL(testBaseUrl).host, method, path, bodySha256Hex, timestamp });
  return {
    ...(body !== undefined && { raw }),
    headers: {
      'x-ethereum-address': wallet.address,
      'x-ethereum-timestamp': String(timestamp),
      'x-ethereum-signature': await wallet.signMessage({ message: text }),
    },
  };
}
