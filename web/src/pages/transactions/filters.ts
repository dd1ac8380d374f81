import { parseAddress } from '@countersign/protocol';
import type { Client } from '@countersign/sdk';

type Query = NonNullable<Parameters<Client['listTransactions']>[0]['query']>;

interface Choice {
  readonly name: string;
  readonly query: Query;
}

/** The status of a transaction, in the owner's terms. */
export const statuses: Readonly<Record<string, Choice>> = {
  waiting: { name: 'Waiting for you', query: { waitingFor: 'owner' } },
  checking: { name: 'Being checked', query: { waitingFor: 'sealing,arbiter' } },
  approved: { name: 'Approved', query: { status: 'APPROVED' } },
  executed: { name: 'Executed', query: { status: 'EXECUTED' } },
  rejected: { name: 'Rejected or expired', query: { status: 'REJECTED' } },
  failed: { name: 'Failed', query: { status: 'FAILED' } },
};

/** The arbiter's verdict. */
export const decisions: Readonly<Record<string, Choice>> = {
  agrees: { name: 'Agrees', query: { decision: 'APPROVED' } },
  'not-sure': { name: 'Not sure', query: { decision: 'UNDECIDED' } },
  rejects: { name: 'Rejects', query: { decision: 'REJECTED' } },
  none: { name: 'Not yet', query: { decision: 'none' } },
};

/** The filters of the list, as they appear in the URL. */
export interface Filters {
  readonly status?: string | undefined;
  readonly decision?: string | undefined;
  readonly agent?: string | undefined;
  readonly chain?: string | undefined;
  readonly asset?: string | undefined;
  readonly q?: string | undefined;
  /** The page; the newest by default. */
  readonly cursor?: string | undefined;
}

/** Parses the filters of a URL; invalid ones are ignored. */
export function readFilters(search: Record<string, unknown>): Filters {
  const text = (name: string) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value.slice(0, 2000) : undefined;
  };
  const among = (value: string | undefined, choices: object) =>
    value !== undefined && Object.hasOwn(choices, value) ? value : undefined;
  const chain = text('chain');
  return {
    status: among(text('status'), statuses),
    decision: among(text('decision'), decisions),
    agent: text('agent'),
    chain: chain !== undefined && /^[1-9]\d{0,14}$/.test(chain) ? chain : undefined,
    asset: text('asset'),
    q: text('q')?.slice(0, 200),
    cursor: text('cursor'),
  };
}

/** The same filters as a query to the service. */
export const toQuery = ({ status, decision, agent, chain, asset, q }: Filters): Query => ({
  ...(status && statuses[status]?.query),
  ...(decision && decisions[decision]?.query),
  agent,
  chainId: chain === undefined ? undefined : Number(chain),
  asset,
  q,
});

/** What the service would refuse; null if the filters are valid or empty. */
export function faultOfSearch(q: string): string | null {
  const digits = /^0x([0-9a-f]*)$/i.exec(q.trim())?.[1];
  if (digits !== undefined && digits.length < 8) return 'Type at least 8 digits of a hash';
  return q.trim() === '' || /[\p{L}\p{N}]/u.test(q) ? null : 'Type a letter or a digit';
}

export function faultOfAsset(asset: string): string | null {
  return asset === '' || asset === 'native' || parseAddress(asset) ? null : 'Not an address yet';
}
