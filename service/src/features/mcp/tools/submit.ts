import { type createFields, newFields, transactionRows } from '@countersign/protocol';
import type { z } from 'zod';
import { spendLimits } from '../../../platform/limits/enforce-limits.ts';
import { createTransaction, readStanding, type Standing } from '../../transactions/index.ts';
import type { ToolCall, ToolDeps } from './tool.ts';

const { method, path, limits } = transactionRows.createTransaction;

/** Does the same as `POST /transactions`, with the same limits. */
export async function submit(
  deps: ToolDeps,
  fields: z.output<typeof createFields>,
  { exchange: { principal, ip } }: ToolCall,
): Promise<Standing> {
  await spendLimits(deps.limits, `${method} ${path}`, limits, { ip, principal, standing: null });
  const input = { form: 'standard', fields: newFields(fields), instructionId: fields.instructionId } as const;
  const { requestHash } = await createTransaction(deps, principal, input, { idempotencyKey: undefined, ip });
  return readStanding(deps, principal, requestHash);
}
