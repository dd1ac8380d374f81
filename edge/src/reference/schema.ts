import { type Api, type Endpoint, openApiDocument } from '@countersign/protocol';

/** The subset of JSON Schema that the contract uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly description?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly example?: unknown;
  readonly examples?: readonly unknown[];
}

export type Components = Readonly<Record<string, Schema>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

interface Media {
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: Media;
  readonly responses: Readonly<
    Record<string, Media & { readonly headers?: Readonly<Record<string, { readonly description: string }>> }>
  >;
}

interface ReferenceDocument {
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Components };
}

/** One endpoint for the page: the row for what OpenAPI cannot express, the operation for the schemas. */
export interface Entry {
  readonly name: string;
  readonly anchor: string;
  readonly row: Endpoint;
  readonly operation: Operation;
}

/** The input of every part of the page. */
export interface Reference {
  readonly api: Api;
  readonly baseUrl: string;
  readonly document: ReferenceDocument;
  readonly entries: readonly Entry[];
}

export function readReference(api: Api, baseUrl: string): Reference {
  const document = openApiDocument(api, baseUrl) as unknown as ReferenceDocument;
  const entries = Object.entries(api.rows).flatMap(([name, row]) => {
    const operation = document.paths[row.path]?.[row.method.toLowerCase()];
    return operation ? [{ name, anchor: slug(name), row, operation }] : [];
  });
  return { api, baseUrl, document, entries };
}

export function slug(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9]+/g, '-');
}

/** The schema of a body and its media type; null without a body. */
export function bodyOf(media: Media | undefined): { contentType: string; schema: Schema } | null {
  const [found] = Object.entries(media?.content ?? {});
  return found ? { contentType: found[0], schema: found[1].schema } : null;
}

/** Resolves a reference and merges intersections; members next to a reference take precedence. */
export function resolve(schema: Schema, components: Components): Schema {
  if (schema.$ref !== undefined) {
    const { $ref, ...beside } = schema;
    const target = components[componentName($ref)];
    return target ? { ...resolve(target, components), ...beside } : beside;
  }
  if (!schema.allOf) return schema;
  const { allOf, ...beside } = schema;
  const parts = [...allOf.map((part) => resolve(part, components)), beside];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map((part) => part.properties)),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

export function componentName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The alternatives of a schema without null, and whether null is one of them. */
export function alternatives(schema: Schema, components: Components): { options: Schema[]; nullable: boolean } {
  const { anyOf, oneOf, type, ...rest } = resolve(schema, components);
  const types = [type ?? []].flat();
  const listed = anyOf ?? oneOf;
  if (!listed) {
    const named = types.filter((each) => each !== 'null').map((each) => ({ ...rest, type: each }));
    return { options: types.length > 0 ? named : [rest], nullable: types.includes('null') };
  }
  const inner = listed.map((each) => alternatives(each, components));
  return {
    options: inner.flatMap(({ options }) => options),
    nullable: inner.some(({ nullable }) => nullable),
  };
}
