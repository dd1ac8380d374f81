import { randomBytes, randomUUID } from 'node:crypto';
import type { NotificationEvent } from '@countersign/protocol';
import { actorOf, serviceActor } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { requireUnfrozen } from '../accounts/index.ts';
import {
  type Channel,
  changeEvents,
  confirmChannel,
  deleteChannels,
  findOpenConfirmation,
  insertChannel,
  listChannels,
  lockChannels,
} from './channel-store.ts';
import { insertDelivery } from './delivery-store.ts';
import type { NotificationDeps } from './deps.ts';
import { emailUnavailable, linkRefused } from './errors.ts';
import { findByToken } from './mail-link.ts';
import { spendMail } from './mail-quota.ts';
import { sealedSecrets } from './sealed-columns.ts';
import { notificationTopic } from './start-deliveries.ts';

interface Wanted {
  readonly address: string;
  readonly ip: string;
  readonly events: NotificationEvent[];
}

/**
 * Each user has one address. Another one replaces it at once, and must be confirmed. While a confirmation is open, no
 * second mail is sent.
 */
export async function setEmail(
  { db, sealer, mailer, changes }: NotificationDeps,
  principal: JwtPrincipal,
  { address, events, ip }: Wanted,
): Promise<Channel> {
  if (!mailer) throw emailUnavailable();
  const { userId } = principal;
  const id = randomUUID();
  const sealedSecret = await sealer.seal(randomBytes(32), sealedSecrets.purpose(id));
  const email = await db.transaction(async (tx) => {
    await requireUnfrozen(tx, userId);
    await lockChannels(tx, userId);
    const before = await listChannels(tx, userId, 'email');
    const same = before.find(({ shownTarget, active }) => active && shownTarget === address);
    if (same) return changeEvents(tx, same.id, events);
    const open = await findOpenConfirmation(tx, address);
    if (open?.userId === userId) return changeEvents(tx, open.id, events);
    await deleteChannels(
      tx,
      before.map((each) => each.id),
    );
    await spendMail(tx, { address, ip });
    const common = { id, userId, kind: 'email', name: 'E-mail', events, sealedSecret } as const;
    const made = await insertChannel(tx, { ...common, active: false, shownTarget: address });
    await insertDelivery(tx, id, 'confirm');
    const detail = { channelId: id, events };
    await recordAudit(tx, { actor: actorOf(principal), action: 'notification.email', userId, detail });
    return made;
  });
  changes.publish([notificationTopic], null);
  return email;
}

export async function deleteEmail({ db }: NotificationDeps, principal: JwtPrincipal): Promise<void> {
  const { userId } = principal;
  await db.transaction(async (tx) => {
    await lockChannels(tx, userId);
    const ids = (await listChannels(tx, userId, 'email')).map(({ id }) => id);
    if (ids.length === 0) return;
    await deleteChannels(tx, ids);
    const detail = { channelId: ids[0], by: 'owner' };
    await recordAudit(tx, { actor: actorOf(principal), action: 'notification.email-end', userId, detail });
  });
}

/** The caller has read the mail: the token proves that, and nothing else. */
export async function confirmEmail({ db, sealer }: NotificationDeps, token: string): Promise<void> {
  const channel = await findByToken(db, sealer, token, 'confirm');
  if (!channel) throw linkRefused();
  const { id, userId } = channel;
  await db.transaction(async (tx) => {
    await requireUnfrozen(tx, userId);
    if (!(await confirmChannel(tx, id))) throw linkRefused();
    const detail = { channelId: id };
    await recordAudit(tx, { actor: serviceActor, action: 'notification.email-confirm', userId, detail });
  });
}

export async function unsubscribeEmail({ db, sealer }: NotificationDeps, token: string): Promise<void> {
  const channel = await findByToken(db, sealer, token, 'unsubscribe');
  if (!channel) return;
  const { id, userId } = channel;
  await db.transaction(async (tx) => {
    if ((await deleteChannels(tx, [id])) === 0) return;
    const detail = { channelId: id, by: 'link' };
    await recordAudit(tx, { actor: serviceActor, action: 'notification.email-end', userId, detail });
  });
}
