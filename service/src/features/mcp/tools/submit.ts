import { createFields, transactionRows } from '@countersign/protocol';
import { z } from 'zod';
import { spendLimits } from '../../../platform/limits/enforce-limits.ts';
import { createTransaction, readStanding, type Standing } from '../../transactions/index.ts';
import type { ToolCall, ToolDeps } from './tool.ts';

/** The call written out where it stands: not every client follows references within a schema. */
export const submitArguments = createFields.extend({ tx: z.strictObject(createFields.shape.tx.shape) });

const { method, path, limits } = transactionRows.createTransaction;

/** Does what `POST /transactions` does, and spends the same limits. */
export async function submit(
  deps: ToolDeps,
  fields: z.output<typeof submitArguments>,
  { exchange: { principal, ip } }: ToolCall,
): Promise<Standing> {
  await spendLimits(deps.limits, `${method} ${path}`, limits, { ip, principal, standing: null });
  const { contextLogs, ...rest } = fields;
  const input = { form: 'standard', fields: { ...rest, ...(contextLogs && { contextLogs }) } } as const;
  const { requestHash } = await createTransaction(deps, principal, input, { idempotencyKey: undefined, ip });
  return readStanding(deps, principal, requestHash);
}
