import type { z } from 'zod';
import type { Limit } from './limits.ts';
import type { ScopeAction } from './scopes.ts';

/** What a caller can prove itself with. A key counts by its type, so that one list says who may call. */
export type Credential = 'jwt' | 'signature' | 'user-key' | 'admin-key' | 'orion-key' | 'validator-token';

/** Who may call an endpoint. Nothing presented that is listed: 401. A key of a type that is not listed: 403. */
export interface Access {
  readonly by: readonly Credential[];
  /** The scope a caller must hold, on its own account or on any. */
  readonly scope?: ScopeAction;
  /** What a key of another type gets, where the contract says otherwise than 403. */
  readonly otherKeys?: 401;
  /** Where the address stands that must be the caller's own (403 otherwise); ADMIN keys may name any. */
  readonly own?: `params.${string}` | `body.${string}`;
  /**
   * Whatever changes something refuses access tokens of sessions that have ended (401); this row does not, because it
   * only ends sessions itself.
   */
  readonly afterLogout?: true;
  /** Whatever changes something is refused while the account is frozen (403); this row takes away, or changes nothing. */
  readonly whileFrozen?: true;
}

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 422 | 500 | 503;

/** One row of the contract. The handler, the parsing, the OpenAPI document, the SDK method and the tests follow from it. */
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
  /** By their names in lower case. */
  readonly headers?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `application/x-www-form-urlencoded`, each field once; JSON where absent. */
  readonly bodyType?: 'form';
  /** How its errors are put: as RFC 6749 says, or as a page for a person; as its interface says where absent. */
  readonly errorFormat?: 'oauth' | 'page';
  /** Pages of any origin may call it and read the answer. */
  readonly anyOrigin?: true;
  /** What its interface says for all endpoints where absent. */
  readonly maxBodyBytes?: number;
  readonly success: {
    readonly status: 200 | 201 | 204 | 303;
    /** With status 303, where the browser is sent. */
    readonly body?: z.ZodType;
    /** JSON where absent. */
    readonly contentType?: string;
    /** How long anybody may keep the answer; nothing is kept where absent. */
    readonly cacheSeconds?: number;
    /** The answer never changes: anybody may keep it for ever. */
    readonly immutable?: true;
    /** The answer has an ETag, and is 304 to whoever has seen it. */
    readonly revalidates?: true;
    /** The answer goes on until one side ends it; `body` is what its pieces are. */
    readonly stream?: true;
  };
  /** What each status means here, where its interface does not say enough for all endpoints. */
  readonly errors?: Partial<Record<ErrorStatus, string>>;
}

/** A size for readers. */
export function byteWords(bytes: number): string {
  return bytes < 2 ** 20 ? `${bytes / 1024} KiB` : `${bytes / 2 ** 20} MiB`;
}

/** Declares a row and keeps its exact type. */
export function endpoint<const E extends Endpoint>(row: E): E {
  return row;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What a handler of this row receives, after parsing. */
export interface ParsedRequest<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly headers: Parsed<E['headers']>;
  readonly body: Parsed<E['body']>;
}

/** What a handler of this row returns, before serialisation drops whatever the row does not name. */
export type Answer<E extends Endpoint> = E['success'] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;

/** What a client of this row sends. */
export interface SentRequest<E extends Endpoint> {
  readonly params: Sent<E['params']>;
  readonly query: Sent<E['query']>;
  readonly headers: Sent<E['headers']>;
  readonly body: Sent<E['body']>;
}

/** What a client of this row gets back. */
export type Received<E extends Endpoint> = E['success'] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
