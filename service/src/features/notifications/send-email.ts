import type { Channel } from './channel-store.ts';
import type { Delivery } from './delivery-store.ts';
import type { DeliveryDeps } from './deps.ts';
import { describeEvent, pageOf } from './describe-event.ts';
import { makeLinkToken } from './mail-link.ts';
import type { Outcome } from './outcome.ts';

/** Mails pass through many servers: they only say that something happened, with a link. */
export async function sendEmail(deps: DeliveryDeps, channel: Channel, delivery: Delivery): Promise<Outcome> {
  if (!deps.mailer) throw new Error('this service sends no e-mails');
  const isConfirmation = delivery.event === 'confirm';
  const unsubscribe = isConfirmation ? null : await makeLinkToken(deps.sealer, channel, 'unsubscribe');
  return deps.mailer.send({
    to: channel.shownTarget,
    subject: `Countersign: ${describeEvent(delivery)}`,
    text: unsubscribe === null ? await confirmation(deps, channel) : news(deps, delivery, unsubscribe),
    messageId: `<${delivery.id}@${new URL(deps.baseUrl).hostname}>`,
    unsubscribeUrl: unsubscribe && `${deps.baseUrl}/notifications/email/unsubscribe/${unsubscribe}`,
  });
}

/** In the fragment, which browsers never send to a server. */
const linkTo = (uiUrl: string, use: string, token: string) => `${uiUrl}/mail/${use}#${token}`;

const confirmation = async ({ sealer, uiUrl }: DeliveryDeps, channel: Channel) =>
  `A Countersign user has asked for notifications to be sent to this address.

If that was you, confirm the address within 24 hours:
${linkTo(uiUrl, 'confirm', await makeLinkToken(sealer, channel, 'confirm'))}

If it was not you, ignore this e-mail, or decline it:
${linkTo(uiUrl, 'unsubscribe', await makeLinkToken(sealer, channel, 'unsubscribe'))}
`;

const news = ({ uiUrl }: DeliveryDeps, delivery: Delivery, token: string) =>
  `${describeEvent(delivery)}.

Open it in Countersign:
${pageOf(uiUrl, delivery)}

The link shows the transaction. To decide, sign in with your wallet; this e-mail alone cannot approve or reject anything.

Unsubscribe:
${linkTo(uiUrl, 'unsubscribe', token)}
`;
