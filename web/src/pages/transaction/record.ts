import type { Contract, Received } from '@countersign/protocol';
import type { Report } from './read-report.ts';

/** The whole record of a transaction, as the service shows it to its owner. */
export type WholeTransaction = Received<Contract['getTransaction']>;

export type Action = Pick<WholeTransaction, 'tx' | 'calls' | 'typedData' | 'payment'>;

/** What can be read of a transaction: of a sealed one, once its owner has opened it. */
export interface Readable {
  readonly prompt: string | null;
  readonly action: Action | null;
  readonly contextLogs: unknown;
  readonly report: Report | null;
}

export const hasAction = ({ tx, calls, typedData }: Action): boolean =>
  tx !== null || calls !== null || typedData !== null;
