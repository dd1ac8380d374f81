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
  /** The provider will not create this quorum, and has not. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** It takes no orders at the moment, and has not created it. */
  | { readonly kind: 'unavailable'; readonly reason: string; readonly retryAfterSeconds: number | null }
  /** Its answer was lost, or was none: nobody here knows whether it created the quorum. */
  | { readonly kind: 'unclear'; readonly reason: string };

/**
 * Who keeps quorums. Only what we need of it: to change or delete one, a provider wants the signature of its members, and
 * their private keys never come here.
 */
export interface QuorumProvider {
  readonly name: 'local' | 'provider';
  /** Never throws for what the provider does or says. */
  createQuorum(order: QuorumOrder): Promise<QuorumAnswer>;
}

/** Our own database keeps the quorum: its row is all there is. */
export const localProvider: QuorumProvider = {
  name: 'local',
  createQuorum: async () => ({ kind: 'created', quorumId: randomUUID() }),
};
