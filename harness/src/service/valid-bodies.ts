import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Contract, EndpointName } from '@countersign/protocol';
import { csrBody } from '../people/custody.ts';
import { linkBody } from '../people/escrow-link.ts';
import { approve, beginConsent, createPkce, grant, registerClient, testRedirectUri } from '../people/oauth.ts';
import { createWallet, getNonce, type SignedIn, siweMessage } from '../people/wallet.ts';
import { transferFields } from '../requests/transactions.ts';
import type { Caller } from './caller.ts';

/** The endpoints with a body. */
export type RowWithBody = { [N in EndpointName]: Contract[N] extends { body: unknown } ? N : never }[EndpointName];

const pgpKeyFile = new URL('../../fixtures/gpg/gpg-ed25519.asc', import.meta.url);

const sealedFile = new URL('../../fixtures/gpg/gpg-signed-inside.asc', import.meta.url);

/** A P-256 public key in PEM. */
export const newP256Key = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({ type: 'spki', format: 'pem' }).toString();

const providerQuorum = (ethereumAddress: string) => ({
  displayName: 'Treasury',
  ethereumAddress,
  providerUserId: 'did:privy:treasury',
});

const freshCode = async (call: Caller) => ({ code: (await call('POST /auth/connect/initiate')).get('code') });

/** A fresh valid body for every endpoint with one, for this user (or with a server key). */
export const validBodies: Record<RowWithBody, (call: Caller, user: SignedIn) => Promise<object>> = {
  createSiweNonce: async (_call, { wallet }) => ({ walletAddress: wallet.address }),
  verifySiwe: async (call, { wallet }) => {
    const message = siweMessage(wallet, await getNonce(call, wallet.address));
    return { message, signature: await wallet.signMessage({ message }) };
  },
  refreshTokens: async (_call, { refreshToken }) => ({ refreshToken }),
  logout: async (_call, { refreshToken }) => ({ refreshToken }),
  createWebhook: async () => ({ name: 'a hook', url: 'https://hooks.example/countersign' }),
  setNotificationEmail: async () => ({ address: 'owner@example.com' }),
  confirmNotificationEmail: async () => ({ token: 'nobody-has-one' }),
  unsubscribeNotificationEmail: async () => ({ 'List-Unsubscribe': 'One-Click' }),
  addPushSubscription: async () => ({
    name: 'a browser',
    endpoint: 'https://push.example/1',
    publicKey: 'B'.repeat(87),
    authSecret: 'a'.repeat(22),
  }),
  createApiKey: async () => ({ name: 'a key' }),
  registerPgpKey: async (_call, { wallet }) => {
    const pgpPublicKey = readFileSync(pgpKeyFile, 'utf8');
    return { pgpPublicKey, signature: await wallet.signMessage({ message: pgpPublicKey }) };
  },
  approveConnection: freshCode,
  declineConnection: freshCode,
  registerClient: async () => ({ redirect_uris: [testRedirectUri], token_endpoint_auth_method: 'none' }),
  approveOauth: async (call) => ({ sessionId: await beginConsent(call, (await registerClient(call)).clientId) }),
  exchangeToken: async (call, user) => {
    const { clientId } = await registerClient(call);
    const { verifier, challenge } = createPkce();
    const code = await approve(call, user, await beginConsent(call, clientId, { code_challenge: challenge }));
    return {
      grant_type: 'authorization_code',
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: testRedirectUri,
    };
  },
  revokeToken: async (call, user) => {
    const { client, refreshToken } = await grant(call, user);
    return { token: refreshToken, client_id: client.clientId };
  },
  createUser: async () => ({ ethereumAddress: createWallet().address }),
  updateSettings: async () => ({ executionType: 0 }),
  linkEscrowAccount: async (_call, user) => linkBody(createWallet(), user),
  unlinkEscrowAccount: async (call, user) => {
    const body = await linkBody(createWallet(), user);
    await call('POST /settings/escrow-accounts', { token: user.accessToken, body });
    return { address: body.address };
  },
  createProviderQuorum: async (_call, { wallet }) => providerQuorum(wallet.address),
  registerProviderQuorum: async () => ({ type: 'agent', displayName: 'Trading agent', p256PublicKey: newP256Key() }),
  attachQuorum: async (call, { accessToken: token, wallet }) => {
    const created = await call('POST /provider-quorum', { token, body: providerQuorum(wallet.address) });
    return { quorumId: created.get('quorumId') };
  },
  tryPolicy: async () => ({ limits: [] }),
  updatePolicy: async () => ({ limits: [{ chainId: 1, asset: 'native', perTransaction: '1' }] }),
  generateCsr: async () => ({ ...csrBody, recreate: true }),
  completeCustody: async () => ({ apiKey: 'a-key', vaultAccountId: '0', environment: 'sandbox', region: 'US' }),
  createTransaction: async (_call, { wallet }) => transferFields(wallet.address),
  createApproval: async () => ({ decision: 'APPROVED' }),
  recordExecution: async () => ({ txHash: `0x${'ab'.repeat(32)}` }),
  createCustodyTransaction: async (_call, { wallet }) => ({
    escrowAddress: wallet.address,
    to: wallet.address,
    value: '1',
    requestHash: randomUUID(),
  }),
  putContent: async () => ({ text: readFileSync(sealedFile, 'utf8') }),
  leaseRequests: async () => ({ max: 1 }),
  renewLeases: async () => ({ leaseIds: [randomUUID()] }),
  returnLeases: async () => ({ leaseIds: [randomUUID()] }),
  tryValidator: async (_call, { wallet }) => ({
    human_intent: 'Send 1 wei to myself on Ethereum',
    proposed_tx: { chain_id: 1, from: wallet.address, to: wallet.address, value: '1', data: '0x' },
  }),
  updateTeeProof: async () => ({ platform: 'none' }),
  updateSettlement: async () => ({ status: 'pending' }),
};
