/**
 * Node's HTTP module, obtained this way because `import` evaluates each of its exports: some belong to `fetch`, which
 * takes 13 MB and a twentieth of a second to load, in processes that never use it.
 */
export const nodeHttp = process.getBuiltinModule('node:http');
