import type { Contract, QuorumType, Received } from '@countersign/protocol';
import type { Client } from '@countersign/sdk';

export type Quorum = NonNullable<Received<Contract['getAttachedQuorum']>['quorum']>;
export type Registration = Parameters<Client['registerProviderQuorum']>[0]['body'];

export const quorumKey = (type: QuorumType) => ['quorum', type];
