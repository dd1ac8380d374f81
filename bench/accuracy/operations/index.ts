import { accounts } from './accounts.ts';
import { approvals } from './approvals.ts';
import { bridges } from './bridges.ts';
import { exchanges } from './exchanges.ts';
import { lending } from './lending.ts';
import type { Operation } from './operation.ts';
import { transfers } from './transfers.ts';
import { uniswap } from './uniswap.ts';

export const operations: readonly Operation[] = [
  ...transfers,
  ...approvals,
  ...uniswap,
  ...exchanges,
  ...lending,
  ...accounts,
  ...bridges,
];
