import type { WebhookFormat } from '@countersign/protocol';
import type { Delivery } from './delivery-store.ts';
import { describeEvent } from './describe-event.ts';

export interface Told {
  readonly delivery: Delivery;
  /** From the arbiter's report: may contain text by third parties. */
  readonly summary: string | null;
  readonly url: string;
}

/** The body of a delivery. It is the same in every attempt, so that receivers can recognise repeats. */
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

/**
 * For a code span, in which neither service parses links, mentions or formats; without characters that reverse or hide
 * text.
 */
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
