import { type CustodyType, Problem } from '@countersign/protocol';

export const integrationExists = (type: CustodyType) =>
  new Problem(
    409,
    'custody.exists',
    `type: you already have an integration "${type}", or its key is being generated. Send recreate: true to replace its key, signing request and credentials.`,
  );

export const integrationMissing = (type: CustodyType) =>
  new Problem(
    404,
    'custody.not_found',
    `type: there is no integration "${type}". Create one with POST /custody/generate-csr/${type}.`,
  );

export const integrationPending = (type: CustodyType) =>
  new Problem(
    404,
    'custody.pending',
    `type: the integration "${type}" has no credentials yet. Save them with POST /custody/complete/${type}.`,
  );

export const integrationReplaced = (type: CustodyType) =>
  new Problem(
    409,
    'custody.replaced',
    `type: the signing request of the integration "${type}" has been replaced. Register the new one with the provider first.`,
  );

export const keyMakerBusy = () =>
  new Problem(503, 'custody.busy', 'Too many keys are being generated; try again in a few seconds', {
    headers: { 'retry-after': '10' },
  });
