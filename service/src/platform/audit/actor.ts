import type { Principal } from '../http/principal.ts';

/** Who acted: the kind of credential and its ids. Never a secret. */
export interface Actor {
  readonly kind: Principal['kind'] | 'service';
  readonly userId?: string;
  readonly keyId?: string;
  readonly address?: string;
}

/** The service itself, in its jobs. */
export const serviceActor: Actor = { kind: 'service' };

export function actorOf(principal: Principal): Actor {
  return {
    kind: principal.kind,
    ...('userId' in principal && { userId: principal.userId }),
    ...('keyId' in principal && { keyId: principal.keyId }),
    ...(principal.kind === 'signature' && { address: principal.address }),
  };
}
