import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * A schema as any client can hand it to its model: each part has one type, and says something. Without the dialect, which
 * is the one that MCP assumes.
 */
export function portableSchema(schema: z.ZodObject, io: 'input' | 'output'): Tool['inputSchema'] {
  const { $schema: _, ...listed } = z.toJSONSchema(schema, { io });
  return writePortably(listed) as Tool['inputSchema'];
}

function writePortably(schema: JsonSchema): JsonSchema {
  // Names of fields are always texts.
  const { type, anyOf, properties, items, additionalProperties, propertyNames: _, ...rest } = schema;
  return {
    ...rest,
    ...(Array.isArray(type) ? { anyOf: type.map((each) => ({ type: each })) } : type && { type }),
    ...(anyOf && { anyOf: anyOf.map(ofAny) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, ofAny(of)])),
    }),
    ...(items !== undefined && { items: Array.isArray(items) ? items.map(ofAny) : ofAny(items) }),
    ...(additionalProperties !== undefined && { additionalProperties: ofOthers(additionalProperties) }),
  };
}

const ofAny = <T extends JsonSchema | boolean>(schema: T) =>
  typeof schema === 'object' ? writePortably(schema) : schema;

/** Nothing said of the other fields is the same as that there may be any. */
const ofOthers = (schema: JsonSchema | boolean) =>
  typeof schema === 'object' && Object.keys(schema).length === 0 ? true : ofAny(schema);
