import { type Contract, createClient, type Received, type SentRequest } from '@countersign/sdk';
import type { Context } from './context.ts';
import { Failure, reach, UsageError } from './failures.ts';

export type Validation = Received<Contract['tryValidator']>;
type Body = SentRequest<Contract['tryValidator']>['body'];

const TIMEOUT_MS = 30_000;

/**
 * Asks a validator directly if one is named, otherwise through the playground of the service. Neither stores anything.
 */
export async function askValidator(context: Context, validator: string | undefined, body: Body): Promise<Validation> {
  const { url, signal, surroundings } = context;
  if (validator === undefined) return createClient({ baseUrl: url, signal }).tryValidator({ body });
  const token = surroundings.env.VALIDATOR_TOKEN;
  if (!/^https?:\/\//.test(validator) || !URL.canParse(validator)) {
    throw new UsageError('--validator: must be the http or https URL of a validator');
  }
  const asked = fetch(`${validator.replace(/\/+$/, '')}/validate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const response = await reach(`The validator at ${validator}`, asked);
  const found: unknown = await response.json().catch(() => null);
  if (response.ok) return found as Validation;
  throw new Failure(`The validator answered with status ${response.status}${detailOf(found)}`);
}

/** FastAPI's error format: a text, or a list of fields with the problem of each. */
function detailOf(found: unknown): string {
  const { detail } = (found ?? {}) as { detail?: unknown };
  if (typeof detail === 'string') return `: ${detail}`;
  if (!Array.isArray(detail)) return '';
  const faults = detail.map(({ loc, msg }: { loc?: unknown[]; msg?: unknown }) => `${loc?.join('.')}: ${msg}`);
  return `: ${faults.join('; ')}`;
}
