import { z } from 'zod';
import type { Message } from './prompts.ts';

export interface ModelConfig {
  readonly baseUrl: string;
  readonly apiKey: string | null;
  readonly model: string;
  readonly timeoutMs: number;
  readonly maxCalls: number;
}

const MAX_ANSWER_BYTES = 64 * 1024;
const MAX_ANSWER_TOKENS = 1_000;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

/**
 * Asks an OpenAI-compatible endpoint once and checks its answer. Throws an error with a text that the owner may see.
 */
export async function ask<T>(
  config: ModelConfig,
  messages: readonly Message[],
  shape: z.ZodType<T>,
  signal: AbortSignal,
): Promise<T> {
  const response = await fetch(`${config.baseUrl}/chat/completions`, {
    method: 'POST',
    redirect: 'error',
    signal,
    headers: {
      'content-type': 'application/json',
      ...(config.apiKey !== null && { authorization: `Bearer ${config.apiKey}` }),
    },
    body: JSON.stringify({
      model: config.model,
      messages,
      temperature: 0,
      seed: 1,
      max_tokens: MAX_ANSWER_TOKENS,
      response_format: { type: 'json_object' },
    }),
  }).catch(() => {
    throw new Error(signal.aborted ? 'it did not respond in time' : 'it is unreachable');
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`it answered with status ${response.status}`);
  }
  const text = await readBounded(response, signal);
  const content = completion.safeParse(parseJson(text)).data?.choices[0]?.message.content;
  const answer = shape.safeParse(content === undefined ? undefined : parseJson(content));
  if (!answer.success) throw new Error('its response does not match the requested schema');
  return answer.data;
}

async function readBounded(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES) break;
      chunks.push(chunk);
    }
  } catch {
    throw new Error(signal.aborted ? 'it did not respond in time' : 'its response was cut off');
  }
  if (size > MAX_ANSWER_BYTES) throw new Error('its response is too long');
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
