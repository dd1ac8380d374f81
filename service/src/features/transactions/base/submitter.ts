import type { Database } from '../../../platform/db/database.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { findGrantName } from '../../oauth/index.ts';
import type { transactions } from './table.ts';

/** The credentials that may create: an access token, an MCP client, a user's key, or a server key for any user. */
export type Creator = Extract<Principal, { kind: 'jwt' | 'oauth' | 'user-key' | 'admin-key' }>;

export type SubmitterColumns = Pick<
  typeof transactions.$inferSelect,
  'submitterKind' | 'submitterId' | 'submitterName'
>;

/** The submitter of a transaction, as shown to its owner. */
export interface Submitter {
  readonly kind: NonNullable<SubmitterColumns['submitterKind']>;
  readonly id: string;
  readonly name: string | null;
}

export async function describeSubmitter(db: Database, principal: Creator): Promise<SubmitterColumns> {
  if (principal.kind === 'jwt') {
    return { submitterKind: 'session', submitterId: principal.sessionId, submitterName: null };
  }
  if (principal.kind === 'oauth') {
    const { grantId } = principal;
    return { submitterKind: 'oauth', submitterId: grantId, submitterName: await findGrantName(db, grantId) };
  }
  const { keyId, keyName } = principal;
  return { submitterKind: 'api-key', submitterId: keyId, submitterName: keyName };
}

/** Null if it was not recorded. */
export function showSubmitter({ submitterKind, submitterId, submitterName }: SubmitterColumns): Submitter | null {
  if (submitterKind === null || submitterId === null) return null;
  return { kind: submitterKind, id: submitterId, name: submitterName };
}
