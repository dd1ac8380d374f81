import { randomUUID } from 'node:crypto';
import { isUuid, maxPushSubscriptions, type NotificationEvent } from '@countersign/protocol';
import { actorOf } from '../../platform/audit/actor.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { checkPublicUrl } from '../../platform/http/fetch-public.ts';
import type { JwtPrincipal } from '../../platform/http/principal.ts';
import { requireUnfrozen } from '../accounts/index.ts';
import {
  type Channel,
  deleteChannels,
  findOwnChannel,
  insertChannel,
  listChannels,
  lockChannels,
} from './channel-store.ts';
import type { NotificationDeps } from './deps.ts';
import { endpointRefused, pushNotFound, pushUnavailable, tooManyBrowsers } from './errors.ts';
import { sealedTargets } from './sealed-columns.ts';

/** The complete target of a push message, as the browser gives it. */
export interface PushTarget {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

interface NewSubscription {
  readonly name: string;
  readonly endpoint: string;
  readonly publicKey: string;
  readonly authSecret: string;
  readonly events: NotificationEvent[];
}

export async function addPush(
  { db, sealer, webPush, webhookHosts }: NotificationDeps,
  principal: JwtPrincipal,
  { name, endpoint, publicKey: p256dh, authSecret: auth, events }: NewSubscription,
): Promise<Channel> {
  if (!webPush) throw pushUnavailable();
  const { userId } = principal;
  const id = randomUUID();
  const url = readEndpoint(endpoint, webhookHosts);
  const target: PushTarget = { endpoint: url.href, keys: { p256dh, auth } };
  const sealedTarget = await sealer.seal(JSON.stringify(target), sealedTargets.purpose(id));
  return db.transaction(async (tx) => {
    await requireUnfrozen(tx, userId);
    await lockChannels(tx, userId);
    if ((await listChannels(tx, userId, 'push')).length >= maxPushSubscriptions) throw tooManyBrowsers();
    const common = { id, userId, kind: 'push', name, events, active: true } as const;
    const made = await insertChannel(tx, { ...common, shownTarget: url.origin, sealedTarget });
    const detail = { channelId: id, events };
    await recordAudit(tx, { actor: actorOf(principal), action: 'notification.push', userId, detail });
    return made;
  });
}

function readEndpoint(text: string, trustedHosts: readonly string[]): URL {
  const url = URL.parse(text);
  if (!url) throw endpointRefused();
  try {
    checkPublicUrl(url, trustedHosts);
  } catch (error) {
    throw endpointRefused(error);
  }
  return url;
}

export async function deletePush({ db }: NotificationDeps, principal: JwtPrincipal, id: string): Promise<void> {
  const { userId } = principal;
  await db.transaction(async (tx) => {
    const channel = isUuid(id) ? await findOwnChannel(tx, userId, 'push', id) : null;
    if (!channel) throw pushNotFound();
    await deleteChannels(tx, [channel.id]);
    const detail = { channelId: channel.id };
    await recordAudit(tx, { actor: actorOf(principal), action: 'notification.push-end', userId, detail });
  });
}
