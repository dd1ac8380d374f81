import { Webhook } from 'standardwebhooks';
import type { Sealer } from '../../platform/crypto/seal.ts';
import type { Channel } from './channel-store.ts';
import type { Delivery } from './delivery-store.ts';
import { findSummary } from './delivery-store.ts';
import type { DeliveryDeps } from './deps.ts';
import { pageOf } from './describe-event.ts';
import { type Outcome, outcomeOfStatus } from './outcome.ts';
import { sealedFormerSecrets, sealedSecrets, sealedTargets } from './sealed-columns.ts';
import { webhookBody } from './webhook-body.ts';

/** The complete target of a webhook. */
export interface WebhookTarget {
  readonly url: string;
  readonly chatId: string | null;
}

export async function sendWebhook(deps: DeliveryDeps, channel: Channel, delivery: Delivery): Promise<Outcome> {
  const { db, sealer, uiUrl, now } = deps;
  const { id, format, sealedTarget } = channel;
  if (format === null || sealedTarget === null) throw new Error('a webhook without format or target');
  const target = JSON.parse(String(await sealer.open(sealedTarget, sealedTargets.purpose(id)))) as WebhookTarget;
  const summary = delivery.requestHash && (await findSummary(db, delivery.requestHash));
  const body = webhookBody(format, { delivery, summary, url: pageOf(uiUrl, delivery) }, target.chatId);
  const answer = await deps.fetchPublic(new URL(target.url), {
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'Countersign',
      ...sign(await openSecrets(sealer, channel, now()), delivery.id, new Date(now()), body),
    },
    body,
  });
  return outcomeOfStatus(answer.status);
}

/** Signs by Standard Webhooks, with each valid secret. */
function sign(secrets: readonly string[], messageId: string, at: Date, body: string): Record<string, string> {
  if (secrets.length === 0) return {};
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, at, body)).join(' '),
  };
}

async function openSecrets(sealer: Sealer, channel: Channel, nowMs: number): Promise<string[]> {
  const { id, sealedSecret, sealedFormerSecret, formerSecretUntil } = channel;
  const isFormerValid = formerSecretUntil !== null && formerSecretUntil.getTime() > nowMs;
  const opened = await Promise.all([
    sealedSecret && sealer.open(sealedSecret, sealedSecrets.purpose(id)),
    isFormerValid && sealedFormerSecret && sealer.open(sealedFormerSecret, sealedFormerSecrets.purpose(id)),
  ]);
  return opened.flatMap((secret) => (secret ? [String(secret)] : []));
}
