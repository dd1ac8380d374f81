import type { ClientAuthMethod, GrantType } from '@countersign/protocol';

/** A client's description of itself, and its credentials. */
export interface ClientMetadata {
  readonly name: string | null;
  readonly redirectUris: readonly string[];
  readonly grantTypes: readonly GrantType[];
  readonly authMethod: ClientAuthMethod;
}

export interface OauthClient extends ClientMetadata {
  readonly clientId: string;
  /** Null for a public client. */
  readonly secretHash: Buffer | null;
}
