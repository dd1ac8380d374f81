import type { Contract, Received } from '@countersign/protocol';

/** A way into the account: a key or a client. */
export type Way = Received<Contract['listAccess']>['ways'][number];
