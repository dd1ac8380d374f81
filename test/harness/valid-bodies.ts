import { readFileSync } from 'node:fs';
import type { Contract, EndpointName } from '@countersign/protocol';
import type { Caller } from './caller.ts';
import { createWallet, getNonce, type SignedIn, siweMessage } from './wallet.ts';

/** The rows that take a body. */
export type RowWithBody = { [N in EndpointName]: Contract[N] extends { body: unknown } ? N : never }[EndpointName];

const pgpKeyFile = new URL('../../service/src/features/api-keys/fixtures/gpg-ed25519.asc', import.meta.url);

/** A fresh body for every row that takes one, which the row accepts from this user (or with a server key). */
export const validBodies: Record<RowWithBody, (call: Caller, user: SignedIn) => Promise<object>> = {
  createSiweNonce: async (_call, { wallet }) => ({ walletAddress: wallet.address }),
  verifySiwe: async (call, { wallet }) => {
    const message = siweMessage(wallet, await getNonce(call, wallet.address));
    return { message, signature: await wallet.signMessage({ message }) };
  },
  refreshTokens: async (_call, { refreshToken }) => ({ refreshToken }),
  logout: async (_call, { refreshToken }) => ({ refreshToken }),
  createApiKey: async () => ({ name: 'a key' }),
  registerPgpKey: async (_call, { wallet }) => {
    const pgpPublicKey = readFileSync(pgpKeyFile, 'utf8');
    return { pgpPublicKey, signature: await wallet.signMessage({ message: pgpPublicKey }) };
  },
  createUser: async () => ({ ethereumAddress: createWallet().address }),
  updateSettings: async () => ({ executionType: 1 }),
};
