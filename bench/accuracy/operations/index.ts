import { accounts } from './accounts.ts';
import { approvals } from './approvals.ts';
import { bridges } from './bridges.ts';
import { lending } from './lending.ts';
import type { Operation } from './operation.ts';
import { swaps } from './swaps.ts';
import { transfers } from './transfers.ts';

export const operations: readonly Operation[] = [
  ...transfers,
  ...approvals,
  ...swaps,
  ...lending,
  ...accounts,
  ...bridges,
];
