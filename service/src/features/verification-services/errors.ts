import { Problem } from '@countersign/protocol';

const notFound = (message: string) => new Problem(404, 'verification_service.not_found', message);

export const serviceIdUnknown = () => notFound('id: no verification service has this id');

export const serviceInboxUnknown = () => notFound('inbox: no verification service has this inbox');

export const servicePgpKeyUnknown = () =>
  notFound('key: no verification service has this OpenPGP key; send a fingerprint, a key id or the armored key');
