/**
 * Node's HTTP, asked for like this because `import` reads each of its exports: some are those of `fetch`, which take 13 MB and
 * a twentieth of a second to load, in processes that never fetch anything.
 */
export const nodeHttp = process.getBuiltinModule('node:http');
