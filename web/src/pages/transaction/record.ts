import type { Contract, Received } from '@countersign/protocol';
import type { Report } from '../../comparison/read-report.ts';

/** The whole record of a transaction, as shown to its owner. */
export type WholeTransaction = Received<Contract['getTransaction']>;

export type Action = Pick<WholeTransaction, 'tx' | 'calls' | 'typedData' | 'payment'>;

/** The readable contents of a transaction; of a sealed one, once the owner has opened it. */
export interface Readable {
  readonly prompt: string | null;
  readonly action: Action | null;
  readonly contextLogs: unknown;
  readonly report: Report | null;
}

export const hasAction = ({ tx, calls, typedData }: Action): boolean =>
  tx !== null || calls !== null || typedData !== null;
