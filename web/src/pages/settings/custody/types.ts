import type { Contract, CustodyType, Received } from '@countersign/protocol';
import type { Client } from '@countersign/sdk';

export type Integration = Received<Contract['listCustodyIntegrations']>[number];
export type CsrFields = NonNullable<Parameters<Client['generateCsr']>[0]['body']>;
export type Credentials = Parameters<Client['completeCustody']>[0]['body'];

export const custodyKey = ['custody'];

/** The purpose of each integration, in the owner's terms. */
export const purposes: Readonly<Record<CustodyType, { readonly title: string; readonly text: string }>> = {
  execution: {
    title: 'For sending',
    text: 'Sends approved transactions from your vault.',
  },
  agent: {
    title: 'For your agent',
    text: 'The vault of the agent itself.',
  },
};
