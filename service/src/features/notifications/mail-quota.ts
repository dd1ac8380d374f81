import { createHash } from 'node:crypto';
import { mailLimits } from '@countersign/protocol';
import type { Database } from '../../platform/db/database.ts';
import { deleteExpiredRows } from '../../platform/db/delete-expired-rows.ts';
import { plainStatement } from '../../platform/db/statement.ts';
import { clientNetwork } from '../../platform/limits/client-network.ts';
import { findOpenConfirmation } from './channel-store.ts';
import { confirmationOpen, tooManyMails } from './errors.ts';
import { mailQuotas } from './table.ts';

/**
 * Counts a confirmation mail, in the transaction that queues it, against the quotas of its recipient and of the
 * client's network; a recipient with an open confirmation gets none. All users and instances share the quotas: creating
 * new users must not make it possible to flood a mailbox. Transactions for one recipient wait at its row until the
 * other commits, so that the second sees the first; all of them lock the recipient first, so there is no deadlock.
 */
export async function spendMail(tx: Database, { address, ip }: { address: string; ip: string }): Promise<void> {
  const recipient = `recipient ${createHash('sha256').update(address.toLowerCase()).digest('hex')}`;
  const counted = await countMail(tx, [[recipient, `network ${clientNetwork(ip)}`], mailLimits.windowSeconds]);
  const open = await findOpenConfirmation(tx, address);
  if (open) throw confirmationOpen(open.secondsLeft);
  for (const { subject, mails, endsInSeconds } of counted) {
    const what = subject === recipient ? 'recipient' : 'network';
    if (mails > mailLimits[what]) throw tooManyMails(what, endsInSeconds);
  }
}

const countMail = plainStatement<{ subject: string; mails: number; endsInSeconds: number }>(
  'count-mail',
  `INSERT INTO mail_quotas AS old (subject, mails, ends_at)
  SELECT subject, 1, now() + make_interval(secs => $2)
  FROM unnest($1::text[]) WITH ORDINALITY AS new (subject, place) ORDER BY place
  ON CONFLICT (subject) DO UPDATE SET
    mails = CASE WHEN old.ends_at <= now() THEN 1 ELSE old.mails + 1 END,
    ends_at = CASE WHEN old.ends_at <= now() THEN excluded.ends_at ELSE old.ends_at END
  RETURNING subject, mails, greatest(1, ceil(extract(epoch FROM ends_at - now())))::float8 AS "endsInSeconds"`,
);

export async function deleteOldMailQuotas(db: Database): Promise<void> {
  await deleteExpiredRows(db, mailQuotas, mailQuotas.endsAt);
}
