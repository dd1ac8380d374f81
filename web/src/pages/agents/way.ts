import type { Contract, Received } from '@countersign/protocol';

/** An access to the account: a key or an OAuth client. */
export type Way = Received<Contract['listAccess']>['ways'][number];
