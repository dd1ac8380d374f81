import { createHash } from 'node:crypto';
import { canonicalJson, type Policy, type policyRows } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Handlers } from '../../platform/http/serve.ts';
import { policyChanged } from './errors.ts';
import { findPolicy, lockAccount, replacePolicy, type StoredPolicy } from './store.ts';

export function policyRoutes({ db }: { db: Database }): Handlers<typeof policyRows> {
  return {
    getPolicy: async ({ principal }) => {
      const stored = await findPolicy(db, principal.userId);
      return stored ? show(stored) : noPolicy;
    },
    updatePolicy: ({ principal, body: { replaces, ...policy } }) =>
      db.transaction(async (tx) => {
        const { userId } = principal;
        // Once this has returned, nothing is approved by the previous policy.
        await lockAccount(tx, userId);
        const before = await findPolicy(tx, userId);
        if (before && canonicalJson(before.policy) === canonicalJson(policy)) return show(before);
        if (replaces !== undefined && replaces !== (before?.updatedAt.toISOString() ?? null)) throw policyChanged();
        const stored = await replacePolicy(tx, userId, policy);
        const detail = summarise(policy);
        await recordAudit(tx, { actor: actorOf(principal), action: 'policy.update', userId, detail });
        return show(stored);
      }),
  };
}

const show = ({ policy, updatedAt }: StoredPolicy) => ({ ...policy, updatedAt: updatedAt.toISOString() });

/** Enough to identify the policy; the owner's recipients must not be in a log that outlives it. */
const summarise = (policy: Policy) => ({
  limits: policy.limits.length,
  allowedRecipients: policy.allowedRecipients?.length ?? null,
  deniedRecipients: policy.deniedRecipients.length,
  sha256: createHash('sha256').update(canonicalJson(policy)).digest('hex'),
});

const noPolicy = { limits: [], allowedRecipients: null, deniedRecipients: [], updatedAt: null };
