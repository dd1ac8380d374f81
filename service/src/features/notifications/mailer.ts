import { isLoopback } from '@countersign/protocol';
import type { Outcome } from './outcome.ts';

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same in every attempt, so that a repeated mail can be recognised. */
  readonly messageId: string;
  readonly unsubscribeUrl: string | null;
}

export interface Mailer {
  send(mail: Mail): Promise<Outcome>;
}

/** Their sum is less than the hold of a delivery. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 5_000 };

/** Sends by SMTP: encrypted, unless the server is on this machine. */
export async function createMailer({ url, from }: { url: string; from: string }): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const { protocol, hostname, port, username, password } = new URL(url);
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    requireTLS: !isLoopback(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, messageId, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          messageId,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
        return { kind: 'delivered', status: null };
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        // The server has refused this address or this mail, and would do so again.
        const isFinal = (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
        if (isFinal) return { kind: 'refused', status: responseCode ?? null };
        throw error;
      }
    },
  };
}
