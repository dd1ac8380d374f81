import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';

/**
 * One interface: its endpoints and what they share. The OpenAPI document and the reference page are generated from it.
 */
export interface Api {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  /** Sentences for readers about the format of bodies. */
  readonly conventions: string;
  readonly rows: Readonly<Record<string, Endpoint>>;
  /** Whether requests are rate-limited, with headers that report the limits. */
  readonly limited: boolean;
  /** Whether the answer of an error repeats its code in a header. */
  readonly coded: boolean;
  /** The status of a request with an invalid path, query or body. */
  readonly invalidStatus: 400 | 422;
  readonly errorBody: z.ZodType;
  /** A sentence about the error body. */
  readonly errorWords: string;
  readonly errorExample: { readonly status: number; readonly body: unknown };
  /** The meaning of a status on any endpoint, unless the endpoint says more. */
  readonly errors: Readonly<Record<string, string>>;
}
