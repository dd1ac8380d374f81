import { randomBytes, randomUUID } from 'node:crypto';
import { isUuid, maxWebhooks, type NotificationEvent, type WebhookFormat } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { notificationChannels } from '../../platform/changes/table.ts';
import type { Database } from '../../platform/db/database.ts';
import { checkPublicUrl, isTrusted } from '../../platform/http/fetch-public.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { requireUnfrozen } from '../accounts/index.ts';
import {
  type Channel,
  deleteChannels,
  findOwnChannel,
  insertChannel,
  listChannels,
  lockChannels,
  replaceSecret,
} from './channel-store.ts';
import { type Delivery, insertDelivery, replayDelivery } from './delivery-store.ts';
import type { NotificationDeps } from './deps.ts';
import { deliveryNotFound, noSecret, tooManyWebhooks, urlRefused, webhookDisabled, webhookNotFound } from './errors.ts';
import { sealedFormerSecrets, sealedSecrets, sealedTargets } from './sealed-columns.ts';
import type { WebhookTarget } from './send-webhook.ts';
import { notificationTopic } from './start-deliveries.ts';

const SECRET_BYTES = 32;
const newSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

interface NewWebhook {
  readonly name: string;
  readonly url: string;
  readonly format: WebhookFormat;
  readonly chatId?: string | undefined;
  readonly events: readonly NotificationEvent[];
}

export async function createWebhook(
  { db, sealer, webhookHosts }: NotificationDeps,
  principal: JwtPrincipal,
  { name, url, format, chatId, events }: NewWebhook,
): Promise<{ webhook: Channel; secret: string | null }> {
  const { userId } = principal;
  const id = randomUUID();
  const { href, origin } = readUrl(url, webhookHosts);
  const secret = format === 'standard' ? newSecret() : null;
  const target: WebhookTarget = { url: href, chatId: chatId ?? null };
  const row = {
    id,
    userId,
    kind: 'webhook' as const,
    name,
    format,
    events: [...events],
    active: true,
    shownTarget: origin,
    sealedTarget: await sealer.seal(JSON.stringify(target), sealedTargets.purpose(id)),
    sealedSecret: secret && (await sealer.seal(secret, sealedSecrets.purpose(id))),
  } satisfies typeof notificationChannels.$inferInsert;
  const webhook = await db.transaction(async (tx) => {
    await requireUnfrozen(tx, userId);
    await lockChannels(tx, userId);
    if ((await listChannels(tx, userId, 'webhook')).length >= maxWebhooks) throw tooManyWebhooks();
    const made = await insertChannel(tx, row);
    await audit(tx, principal, 'webhook.create', made);
    return made;
  });
  return { webhook, secret };
}

/** Refuses addresses that can never be reached; what a host resolves to is checked with every attempt. */
function readUrl(text: string, webhookHosts: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url) throw urlRefused('must be a URL such as https://hooks.example/countersign');
  try {
    checkPublicUrl(url, webhookHosts);
  } catch (error) {
    throw urlRefused('must start with https:// and a host name, without user name, password or fragment', error);
  }
  if (url.port !== '' && !isTrusted(url, webhookHosts)) throw urlRefused('must not have a port other than 443');
  return url;
}

export async function deleteWebhook({ db }: NotificationDeps, principal: JwtPrincipal, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const webhook = await requireWebhook(tx, principal, id);
    await deleteChannels(tx, [webhook.id]);
    await audit(tx, principal, 'webhook.delete', webhook);
  });
}

export async function rotateSecret(
  { db, sealer }: NotificationDeps,
  principal: JwtPrincipal,
  id: string,
): Promise<{ webhook: Channel; secret: string }> {
  const secret = newSecret();
  const webhook = await db.transaction(async (tx) => {
    await requireUnfrozen(tx, principal.userId);
    await lockChannels(tx, principal.userId);
    const { sealedSecret } = await requireWebhook(tx, principal, id);
    if (sealedSecret === null) throw noSecret();
    const former = await sealer.open(sealedSecret, sealedSecrets.purpose(id));
    const rotated = await replaceSecret(
      tx,
      id,
      await sealer.seal(secret, sealedSecrets.purpose(id)),
      await sealer.seal(former, sealedFormerSecrets.purpose(id)),
    );
    former.fill(0);
    if (!rotated) throw webhookNotFound();
    await audit(tx, principal, 'webhook.rotate', rotated);
    return rotated;
  });
  return { webhook, secret };
}

export async function testWebhook(
  { db, changes }: NotificationDeps,
  principal: JwtPrincipal,
  id: string,
): Promise<Delivery> {
  const webhook = await requireWebhook(db, principal, id);
  if (!webhook.active) throw webhookDisabled();
  const delivery = await insertDelivery(db, webhook.id, 'test');
  changes.publish([notificationTopic], null);
  return delivery;
}

export async function replay(
  { db, changes }: NotificationDeps,
  principal: JwtPrincipal,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
): Promise<Delivery> {
  const webhook = await requireWebhook(db, principal, webhookId);
  if (!isUuid(deliveryId)) throw deliveryNotFound();
  if (!webhook.active) throw webhookDisabled();
  const delivery = await replayDelivery(db, webhook.id, deliveryId);
  if (!delivery) throw deliveryNotFound();
  changes.publish([notificationTopic], null);
  return delivery;
}

export async function requireWebhook(db: Database, { userId }: JwtPrincipal, id: string): Promise<Channel> {
  const webhook = isUuid(id) ? await findOwnChannel(db, userId, 'webhook', id) : null;
  if (!webhook) throw webhookNotFound();
  return webhook;
}

/** Without the address, which may contain a secret. */
async function audit(tx: Database, principal: JwtPrincipal, action: string, webhook: Channel): Promise<void> {
  const { id: webhookId, userId, format, events } = webhook;
  await recordAudit(tx, { actor: actorOf(principal), action, userId, detail: { webhookId, format, events } });
}
