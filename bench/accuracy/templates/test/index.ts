import type { Templates } from '../template.ts';
import { accounts } from './accounts.ts';
import { approvals } from './approvals.ts';
import { bridges } from './bridges.ts';
import { lending } from './lending.ts';
import { swaps } from './swaps.ts';
import { transfers } from './transfers.ts';

export const templates: Templates = { ...transfers, ...approvals, ...swaps, ...lending, ...accounts, ...bridges };
