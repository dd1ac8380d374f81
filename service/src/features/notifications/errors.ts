import { mailLimits, maxPushSubscriptions, maxWebhooks, Problem } from '@countersign/protocol';

export const webhookNotFound = () =>
  new Problem(404, 'webhook.not_found', 'webhookId: you have no webhook with this id');

export const deliveryNotFound = () =>
  new Problem(404, 'delivery.not_found', 'deliveryId: this webhook has no delivery with this id');

export const urlRefused = (words: string, cause?: unknown) =>
  new Problem(400, 'webhook.url', `url: ${words}`, { cause });

export const tooManyWebhooks = () =>
  new Problem(409, 'webhook.too_many', `You have ${maxWebhooks} webhooks, which is the maximum; delete one first`);

export const webhookDisabled = () =>
  new Problem(
    409,
    'webhook.disabled',
    'The webhook is disabled because its receiver answered 410 Gone; delete it and add a new one',
  );

export const noSecret = () =>
  new Problem(409, 'webhook.no_secret', 'Only webhooks of the format standard have a secret');

export const emailUnavailable = () => new Problem(503, 'email.unavailable', 'This service sends no e-mails');

const tryAgainIn = (seconds: number) => ({ headers: { 'retry-after': String(seconds) } });

export const confirmationOpen = (seconds: number) =>
  new Problem(
    429,
    'email.open',
    `address: another user has had a confirmation e-mail sent to this address, which is still valid. Decline it with the link in it, or try again in ${seconds} s`,
    tryAgainIn(seconds),
  );

const whose = { recipient: 'to this address', network: 'from your network' };

export const tooManyMails = (what: keyof typeof whose, seconds: number) =>
  new Problem(
    429,
    'limit.mails',
    `address: at most ${mailLimits[what]} confirmation e-mails are sent ${whose[what]} in 24 hours; try again in ${seconds} s`,
    tryAgainIn(seconds),
  );

export const linkRefused = () =>
  new Problem(400, 'email.token', 'token: the link is invalid, has been used, or has expired');

export const pushUnavailable = () => new Problem(503, 'push.unavailable', 'This service sends no push notifications');

export const pushNotFound = () => new Problem(404, 'push.not_found', 'pushId: you have no browser with this id');

export const endpointRefused = (cause?: unknown) =>
  new Problem(400, 'push.endpoint', 'endpoint: must be an https URL on the public internet', { cause });

export const tooManyBrowsers = () =>
  new Problem(
    409,
    'push.too_many',
    `You already receive push notifications in ${maxPushSubscriptions} browsers, which is the maximum; remove one first`,
  );
