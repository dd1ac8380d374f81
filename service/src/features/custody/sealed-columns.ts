import { custodyIntegrations } from './table.ts';

/** The secrets of an integration, each sealed for its row and its field, so that they cannot be exchanged. */
export const sealedPrivateKeys = {
  id: custodyIntegrations.id,
  sealed: custodyIntegrations.sealedPrivateKey,
  purpose: (id: string) => `custody-private-key:${id}`,
};

export const sealedApiKeys = {
  id: custodyIntegrations.id,
  sealed: custodyIntegrations.sealedApiKey,
  purpose: (id: string) => `custody-api-key:${id}`,
};
