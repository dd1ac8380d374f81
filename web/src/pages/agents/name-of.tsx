import type { Contract, Received } from '@countersign/protocol';
import { Claim } from '../../parts/claim.tsx';

export type Way = Received<Contract['listAccess']>['ways'][number];

/** Names are what others say of themselves: never without quotation marks. */
export const NameOf = ({ way }: { way: Way }) =>
  way.name === null ? 'An agent without a name' : <Claim>{way.name}</Claim>;
