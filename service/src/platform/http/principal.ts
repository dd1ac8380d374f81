import type { Address, Credential, Endpoint, KeyLabel, Scope } from '@countersign/protocol';
import type { SignatureProof } from '../crypto/verify-signature.ts';

interface Holder {
  readonly scopes: readonly Scope[];
}

export interface JwtPrincipal extends Holder {
  readonly kind: 'jwt';
  readonly userId: string;
  /** The sign-in that issued the token. */
  readonly sessionId: string;
  readonly address: Address;
  readonly expiresAtMs: number;
}

/** An MCP client authorised by a user. */
export interface OauthPrincipal extends Holder {
  readonly kind: 'oauth';
  readonly userId: string;
  readonly address: Address;
  readonly grantId: string;
  readonly clientId: string;
  readonly expiresAtMs: number;
}

/** Proves an address, which need not belong to a user yet. */
export interface SignaturePrincipal extends Holder {
  readonly kind: 'signature';
  readonly address: Address;
  readonly proof: SignatureProof;
}

interface KeyHolder extends Holder {
  readonly keyId: string;
  /** The owner's name for it. */
  readonly keyName: string;
  readonly label: KeyLabel;
}

interface UserKeyPrincipal extends KeyHolder {
  readonly kind: 'user-key';
  readonly userId: string;
  readonly address: Address;
}

interface AdminKeyPrincipal extends KeyHolder {
  readonly kind: 'admin-key';
}

interface OrionKeyPrincipal extends KeyHolder {
  readonly kind: 'orion-key';
  /** The verification service whose requests it leases, reads and decides. */
  readonly serviceId: number;
}

export type KeyPrincipal = UserKeyPrincipal | AdminKeyPrincipal | OrionKeyPrincipal;

export type Principal = JwtPrincipal | OauthPrincipal | SignaturePrincipal | KeyPrincipal;

/** The callers that a row admits, so that a handler need not check again. */
export type PrincipalOf<E extends Endpoint> = E['access'] extends { by: readonly (infer Kind extends Credential)[] }
  ? Extract<Principal, { kind: Kind }>
  : null;
