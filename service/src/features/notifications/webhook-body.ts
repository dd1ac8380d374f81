import type { WebhookFormat } from '@countersign/protocol';
import type { Delivery } from './delivery-store.ts';
import { describeEvent } from './describe-event.ts';

export interface Told {
  readonly delivery: Delivery;
  /** As an arbiter's report puts it: text of strangers may be in it. */
  readonly summary: string | null;
  readonly url: string;
}

/** The body of a delivery. It is the same at every attempt, so that repeats are repeats. */
export function webhookBody(format: WebhookFormat, told: Told, chatId: string | null): string {
  switch (format) {
    case 'standard':
      return JSON.stringify(standardBody(told));
    case 'slack':
      return JSON.stringify({ text: slackText(told), unfurl_links: false, unfurl_media: false });
    case 'telegram':
      return JSON.stringify({
        chat_id: chatId,
        text: telegramText(told),
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
      });
  }
}

function standardBody({ delivery, summary, url }: Told) {
  const { event, requestHash, status, revision, decision, createdAt } = delivery;
  return {
    type: event,
    timestamp: createdAt.toISOString(),
    data: { requestHash, status, revision, decision, summary, url },
  };
}

/** In code, where neither service looks for links, mentions or formats; without what turns or hides text. */
const inert = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .slice(0, 500)
    .toWellFormed();
const escapeMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function slackText({ delivery, summary, url }: Told): string {
  const code = summary && escapeMarkup(inert(summary)).replaceAll('`', "'");
  return [`*${describeEvent(delivery)}*`, code && `\`${code}\``, `<${url}|Open in Countersign>`]
    .filter((line) => line)
    .join('\n');
}

function telegramText({ delivery, summary, url }: Told): string {
  const code = summary && escapeMarkup(inert(summary));
  const link = `<a href="${escapeMarkup(url).replaceAll('"', '&quot;')}">Open in Countersign</a>`;
  return [`<b>${describeEvent(delivery)}</b>`, code && `<code>${code}</code>`, link].filter((line) => line).join('\n');
}
