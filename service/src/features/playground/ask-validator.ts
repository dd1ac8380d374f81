import { type ValidationRequest, validationResponse } from '@countersign/protocol';
import { z } from 'zod';
import { readLimited } from '../../platform/http/read-limited.ts';
import { exampleRefused, validatorUnavailable } from './errors.ts';

const TIMEOUT_MS = 5_000;
const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

export interface ValidatorPlace {
  readonly url: string;
  readonly token: string | null;
}

const refusal = z.object({ detail: z.string().max(2_000) });

/** Asks once, with a timeout, and without a language model, which would cost the operator money. */
export async function askValidator(
  { url, token }: ValidatorPlace,
  example: Pick<ValidationRequest, 'human_intent' | 'proposed_tx' | 'metadata'>,
): Promise<z.output<typeof validationResponse>> {
  const { status, answer } = await post(`${url}/validate`, token, { ...example, without_model: true });
  const refused = status === 422 && refusal.safeParse(answer).data;
  if (refused) throw exampleRefused(refused.detail);
  const { data, error } = validationResponse.safeParse(answer);
  if (status !== 200 || !data) throw validatorUnavailable(error ?? new Error(`the validator answered with ${status}`));
  return data;
}

async function post(address: string, token: string | null, body: object): Promise<{ status: number; answer: unknown }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const bytes = await readLimited(response, MAX_ANSWER_BYTES);
    return { status: response.status, answer: JSON.parse(bytes.toString('utf8')) };
  } catch (error) {
    throw validatorUnavailable(error);
  }
}
