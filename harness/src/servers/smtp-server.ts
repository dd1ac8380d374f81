import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

interface ReceivedMail {
  readonly to: readonly string[];
  readonly headers: string;
  readonly text: string;
}

/** A mail server on loopback that keeps the mails it receives. */
export async function startSmtpServer() {
  const mails: ReceivedMail[] = [];
  let refusal: Error | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, done) => done(refusal),
    async onData(stream, { envelope }, done) {
      const [headers = '', ...body] = (await text(stream)).split('\r\n\r\n');
      mails.push({
        to: envelope.rcptTo.map(({ address }) => address),
        headers: headers.replaceAll(/\r\n\s+/g, ' '),
        text: decode(body.join('\r\n\r\n')),
      });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Refuses recipients with this code; null accepts them. */
    refuseWith(responseCode: number | null) {
      refusal = responseCode === null ? null : Object.assign(new Error('not here'), { responseCode });
    },
    until: (count: number) =>
      vi.waitFor(
        () => {
          if (mails.length < count) throw new Error(`${mails.length} of ${count} mails have come`);
          return mails;
        },
        { timeout: 15_000, interval: 20 },
      ),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

/** Decodes quoted-printable. */
const decode = (body: string) =>
  body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
