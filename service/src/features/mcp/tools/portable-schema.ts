import type { Tool } from '@modelcontextprotocol/server';
import { z } from 'zod';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/**
 * A schema that any client can pass to its model: each part has one type and a description. Without the dialect, which
 * is MCP's default.
 */
export function portableSchema(schema: z.ZodObject, io: 'input' | 'output'): Tool['inputSchema'] {
  const { $schema: _, ...listed } = z.toJSONSchema(schema, { io });
  return writePortably(listed) as Tool['inputSchema'];
}

function writePortably(schema: JsonSchema): JsonSchema {
  // Member names are always strings.
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

/** Omitting this is equivalent. */
const ofOthers = (schema: JsonSchema | boolean) =>
  typeof schema === 'object' && Object.keys(schema).length === 0 ? true : ofAny(schema);
