import type { Endpoint } from '@countersign/protocol';

const route = ([name, { method, path, access, success }]: [string, Endpoint]): string => {
  const fields = [
    `method: '${method}'`,
    `path: '${path}'`,
    ...(access === 'public' ? ['isPublic: true'] : []),
    ...(success.body ? [] : ['isEmpty: true']),
  ];
  return `  ${name}: { ${fields.join(', ')} },\n`;
};

/**
 * The part of the contract that a client needs. The contract itself imports Zod, which is larger than the rest of the
 * SDK.
 */
export function sdkRoutes(rows: Readonly<Record<string, Endpoint>>): string {
  const answering = Object.entries(rows).filter(([, row]) => !row.success.stream);
  return `// Made from the contract by \`npm run generate\`.

export interface Route {
  readonly method: string;
  readonly path: string;
  /** Sent without credentials. */
  readonly isPublic?: true;
  /** The answer has no body. */
  readonly isEmpty?: true;
}

// biome-ignore format: one row a line
export const routes = {
${answering.map(route).join('')}} as const satisfies Record<string, Route>;
`;
}
