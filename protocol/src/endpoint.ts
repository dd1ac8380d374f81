import type { z } from 'zod';
import type { Limit } from './limits.ts';
import type { ScopeAction } from './scopes.ts';

/** The kinds of credentials. Each type of key counts as a kind, so that one list says who may call. */
export type Credential = 'jwt' | 'signature' | 'user-key' | 'admin-key' | 'orion-key' | 'validator-token';

/** The access rule of an endpoint. Without a listed credential: 401. With a key of another type: 403. */
export interface Access {
  readonly by: readonly Credential[];
  /** The required scope, on the caller's own account or on any. */
  readonly scope?: ScopeAction;
  /** The status for a key of another type, if the contract deviates from 403. */
  readonly otherKeys?: 401;
  /** The field with the address that must be the caller's own (403 otherwise); ADMIN keys may name any. */
  readonly own?: `params.${string}` | `body.${string}`;
  /**
   * Every change refuses access tokens of ended sessions (401); this row accepts them, because it only ends sessions.
   */
  readonly afterLogout?: true;
  /**
   * Every change is refused while the account is frozen (403), except this row, which only removes access or changes
   * nothing.
   */
  readonly whileFrozen?: true;
}

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 500 | 503;

/** One endpoint of the contract. Handler types, parsing, OpenAPI document, SDK method and tests are derived from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for each path parameter. */
  readonly path: `/${string}`;
  readonly group: string;
  readonly summary: string;
  readonly access: 'public' | Access;
  readonly limits: readonly Limit[];
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Request headers by their names in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `application/x-www-form-urlencoded` with unique fields; JSON by default. */
  readonly bodyType?: 'form';
  /** The error format: RFC 6749, or a page for a person; the default of its interface if absent. */
  readonly errorFormat?: 'oauth' | 'page';
  /** Pages of any origin may call it and read the answer. */
  readonly anyOrigin?: true;
  /** The default of its interface if absent. */
  readonly maxBodyBytes?: number;
  readonly success: {
    readonly status: 200 | 201 | 204 | 303;
    /** With status 303, the redirect target. */
    readonly body?: z.ZodType;
    /** JSON by default. */
    readonly contentType?: string;
    /** How long anyone may cache the answer; not cacheable by default. */
    readonly cacheSeconds?: number;
    /** The answer is immutable and may be cached forever. */
    readonly immutable?: true;
    /** The answer has an ETag, and a matching If-None-Match gets 304. */
    readonly revalidates?: true;
    /** The answer streams until one side ends it; `body` describes its chunks. */
    readonly stream?: true;
  };
  /** The meaning of a status here, if the interface's text is not specific enough. */
  readonly errors?: Partial<Record<ErrorStatus, string>>;
}

/** Formats a size for readers. */
export function byteWords(bytes: number): string {
  return bytes < 2 ** 20 ? `${bytes / 1024} KiB` : `${bytes / 2 ** 20} MiB`;
}

/** Declares an endpoint and keeps its exact type. */
export function endpoint<const E extends Endpoint>(row: E): E {
  return row;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** The parsed input of the handler. */
export interface ParsedRequest<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly headers: Parsed<E['headers']>;
  readonly body: Parsed<E['body']>;
}

/** The output of the handler, before serialisation drops unknown members. */
export type Answer<E extends Endpoint> = E['success'] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;

/** The input of a client. */
export interface SentRequest<E extends Endpoint> {
  readonly params: Sent<E['params']>;
  readonly query: Sent<E['query']>;
  readonly headers: Sent<E['headers']>;
  readonly body: Sent<E['body']>;
}

/** The output of a client. */
export type Received<E extends Endpoint> = E['success'] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
