import { proves } from '@countersign/harness/proves';
import { describe, expect, it } from 'vitest';
import type { Delivery } from './delivery-store.ts';
import { webhookBody } from './webhook-body.ts';

const delivery: Delivery = {
  id: '4a9a2a5e-1d7c-4a57-9a10-0d4f1b9f7a01',
  channelId: 'd0f0a6a0-9f0e-4f4e-8f57-6e0a8a1f8a02',
  event: 'transaction.owner_needed',
  requestHash: `0x${'ab'.repeat(32)}`,
  status: 'PENDING',
  revision: 2,
  decision: 'UNDECIDED',
  state: 'waiting',
  attempts: 1,
  lastAttemptAt: null,
  lastStatus: null,
  hold: 1,
  nextAt: null,
  createdAt: new Date('2026-01-31T12:00:00Z'),
};
const url = 'https://app.example/transactions/0xab?a=1&b="2"';
/** With the name of a malicious token. */
const summary =
  'Sends 1 `<!channel> <https://evil.example|Approve> </code><a href="x">& *bold* \u202Egnp.exe\n@everyone.';
const told = { delivery, summary, url };
const read = (body: string) => JSON.parse(body) as Record<string, string>;

describe('the body of a webhook', () => {
  it('contains ids, status, summary and link for programs', () => {
    expect(read(webhookBody('standard', told, null))).toEqual({
      type: 'transaction.owner_needed',
      timestamp: '2026-01-31T12:00:00.000Z',
      data: {
        requestHash: delivery.requestHash,
        status: 'PENDING',
        revision: 2,
        decision: 'UNDECIDED',
        summary,
        url,
      },
    });
  });

  it('for Slack is a text whose summary cannot link, mention or format anything', proves('webhooks.formats'), () => {
    expect(read(webhookBody('slack', told, null))).toEqual({
      text: [
        '*A transaction needs your decision*',
        '`Sends 1 \'&lt;!channel&gt; &lt;https://evil.example|Approve&gt; &lt;/code&gt;&lt;a href="x"&gt;&amp; *bold*  gnp.exe @everyone.`',
        `<${url}|Open in Countersign>`,
      ].join('\n'),
      unfurl_links: false,
      unfurl_media: false,
    });
  });

  it('for Telegram is a text whose summary cannot link, mention or format anything', proves('webhooks.formats'), () => {
    expect(read(webhookBody('telegram', told, '-100123'))).toEqual({
      chat_id: '-100123',
      text: [
        '<b>A transaction needs your decision</b>',
        '<code>Sends 1 `&lt;!channel&gt; &lt;https://evil.example|Approve&gt; &lt;/code&gt;&lt;a href="x"&gt;&amp; *bold*  gnp.exe @everyone.</code>',
        '<a href="https://app.example/transactions/0xab?a=1&amp;b=&quot;2&quot;">Open in Countersign</a>',
      ].join('\n'),
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    });
  });

  it('says only what happened if there is no summary', () => {
    const { text } = read(webhookBody('slack', { ...told, summary: null }, null));
    expect(text).toBe(`*A transaction needs your decision*\n<${url}|Open in Countersign>`);
  });
});
