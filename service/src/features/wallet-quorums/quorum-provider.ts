import { randomUUID } from 'node:crypto';

/** A quorum with one member. */
export interface QuorumOrder {
  readonly kind: 'key' | 'user';
  /** Base64 of the DER (SPKI) of a P-256 key, or the provider's id of a user. */
  readonly member: string;
  readonly displayName: string;
  readonly threshold: number;
}

export type QuorumAnswer =
  | { readonly kind: 'created'; readonly quorumId: string }
  /** The provider refuses this quorum, and has not created it. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The provider is unavailable, and has not created the quorum. */
  | { readonly kind: 'unavailable'; readonly reason: string; readonly retryAfterSeconds: number | null }
  /** The response was lost or invalid: whether the provider created the quorum is unknown. */
  | { readonly kind: 'unclear'; readonly reason: string };

/**
 * The provider that stores quorums. It has only what we need: to change or delete a quorum, a provider requires
 * signatures by its members, and their private keys never come here.
 */
export interface QuorumProvider {
  readonly name: 'local' | 'provider';
  /** Never throws for failures or answers of the provider. */
  createQuorum(order: QuorumOrder): Promise<QuorumAnswer>;
}

/** The quorum exists only as a row in our own database. */
export const localProvider: QuorumProvider = {
  name: 'local',
  createQuorum: async () => ({ kind: 'created', quorumId: randomUUID() }),
};
