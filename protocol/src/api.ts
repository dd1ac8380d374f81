import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/** One interface: its rows, and what all of them share. The OpenAPI document and the reference page are made from it. */
export interface Api {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** How bodies are written, in sentences for a reader. */
  readonly conventions: string;
  readonly rows: Readonly<Record<string, Endpoint>>;
  /** Whether callers are counted, and told how they stand in headers. */
  readonly limited: boolean;
  /** Whether the answer of an error carries its code in a header. */
  readonly coded: boolean;
  /** The status of a request whose path, query or body does not fit its row. */
  readonly invalidStatus: 400 | 422;
  readonly errorBody: z.ZodType;
  /** What the body of an error says, in a sentence. */
  readonly errorWords: string;
  readonly errorExample: { readonly status: number; readonly body: unknown };
  /** What a status means on any endpoint, where a row does not say more. */
  readonly errors: Readonly<Record<string, string>>;
}
